/** Joins the class names that are set, so that a component's own styles and its caller's stand together. */
export const joinClassNames = (...names: readonly (string | false | undefined)[]): string =>
  names.filter((name) => name !== undefined && name !== false && name !== '').join(' ');
