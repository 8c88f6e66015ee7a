/** Makes a value when it is first asked for, and keeps it: a formatter of `Intl` costs a page milliseconds that may never want it. */
export const atFirstUse = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
};
