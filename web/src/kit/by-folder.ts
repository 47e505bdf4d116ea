/** What `import.meta.glob` found at "./<folder>/<file>", by the folder's name. */
export const byFolder = <T>(modules: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(modules).map(([path, module]) => [path.split('/').at(-2)!, module]));
