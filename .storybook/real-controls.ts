import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';

/** The control for each kind of type that Storybook would otherwise let people write as JSON; false: nothing that could be written. */
const CONTROLS: readonly (readonly [RegExp, StrictInputType['control']])[] = [
  [/^string(?: \| (?:null|undefined|number|Date))+$/, { type: 'text' }],
  [/^number(?: \| (?:null|undefined))+$/, { type: 'number' }],
  // Icons, references and functions are code.
  [/^(?:Ref<|LucideIcon|\()/, false],
];

const chooseControl = (summary: string, value: unknown): StrictInputType['control'] => {
  // A text can be typed where React takes anything; elements cannot.
  if (/^ReactNode|^DialogContent/.test(summary))
    return typeof value === 'object' || typeof value === 'function' ? false : { type: 'text' };
  return CONTROLS.find(([pattern]) => pattern.test(summary))?.[1];
};

const isElement = (value: unknown): boolean =>
  [value].flat().some((one) => typeof one === 'object' && one !== null && '$$typeof' in one);

/** Gives each property the control of its real type, where the documentation tells more than Storybook makes of it. */
export const giveRealControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    // Storybook's own guess from an example's value comes later: it is told here that elements are no JSON.
    [...new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)])].flatMap((name) => {
      const value: unknown = initialArgs[name];
      const argType = argTypes[name] ?? { name };
      if (!(name in argTypes) && !isElement(value)) return [];
      const control = isElement(value) ? false : chooseControl(argType.table?.type?.summary ?? '', value);
      const isTold = control === undefined || argType.control !== undefined;
      return [[name, isTold ? argType : { ...argType, control }] as const];
    }),
  );
