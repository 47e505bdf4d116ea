/** A list in which those that are as they were `before` are the same objects: only what is new need be drawn. */
export function kept<T extends object>(before: T[], now: T[]): T[] {
  const next = now.map((each, i) => (alike(before[i], each) ? before[i]! : each));
  return next.length === before.length && next.every((each, i) => each === before[i]) ? before : next;
}

function alike<T extends object>(one: T | undefined, other: T): boolean {
  return !!one && Object.keys({ ...one, ...other }).every((name) => one[name as keyof T] === other[name as keyof T]);
}
