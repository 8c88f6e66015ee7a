import type { CSSProperties } from 'react';

/** Gives measured values to the variables of a stylesheet; the keys are `createVar()` names, `var(--x)`. */
export const assignVars = (values: Readonly<Record<string, string>>): CSSProperties =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name.replace(/^var\((--[^),]+).*\)$/, '$1'), value]),
  );
