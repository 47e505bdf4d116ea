/** The names a record has, as what its type says they are. */
export const keysOf = <Key extends string>(record: Partial<Record<Key, unknown>>): Key[] => Object.keys(record) as Key[];
