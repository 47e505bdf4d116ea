/** The drawings of tasks, and of tokens on the map, by mat. */
import type { Component } from 'svelte';
import { byFolder } from '../../../kit/by-folder';
import type { MatId } from '../view';
import type { Task } from './monster';

export const TASKS: Partial<Record<MatId, Task>> = byFolder(
  import.meta.glob<Task>('./*/Task.svelte', { eager: true, import: 'default' }),
);
export const TOKENS: Partial<Record<MatId, Component>> = byFolder(
  import.meta.glob<Component>('./*/Token.svelte', { eager: true, import: 'default' }),
);
