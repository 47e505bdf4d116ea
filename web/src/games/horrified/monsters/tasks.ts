/** The drawings of tasks, by mat. */
import type { MatId } from '../view';
import type { Task } from './monster';

export const TASKS: Partial<Record<MatId, Task>> = Object.fromEntries(
  Object.entries(import.meta.glob<Task>('./*/Task.svelte', { eager: true, import: 'default' })).map(([path, task]) => [
    path.split('/')[1],
    task,
  ]),
);
