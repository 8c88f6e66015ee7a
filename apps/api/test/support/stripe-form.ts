/** A body of Stripe's clients, read: texts and groups of texts. */
export type Form = { [key: string]: string | Form };

/** The text at a path; empty when there is none. */
export const field = (form: Form, ...path: string[]): string => {
  let value: string | Form | undefined = form;
  for (const key of path) value = typeof value === 'object' ? value[key] : undefined;
  return typeof value === 'string' ? value : '';
};
/** The group of a name; empty when there is none. */
export const group = (form: Form, key: string): Form => {
  const value = form[key];
  return typeof value === 'object' ? value : {};
};
/** The texts of a group. */
export const texts = (form: Form): Record<string, string> =>
  Object.fromEntries(
    Object.entries(form).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

/** `a[b][0][c]=v`, as Stripe's clients send it. */
export function readForm(encoded: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(encoded)) {
    const keys = name.split(/[[\]]+/).filter((key) => key !== '');
    const last = keys.pop() ?? '';
    let target = form;
    for (const key of keys) {
      const next = target[key];
      target = target[key] = typeof next === 'object' ? next : {};
    }
    target[last] = value;
  }
  return form;
}
