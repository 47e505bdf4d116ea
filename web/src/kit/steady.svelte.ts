/** What stays the same object as long as it says the same, so that what is drawn from it is not drawn anew with every update. */
export function steady<T>(now: () => T): { readonly value: T } {
  const told = $derived(JSON.stringify(now()));
  const value = $derived(JSON.parse(told) as T);
  return {
    get value() {
      return value;
    },
  };
}
