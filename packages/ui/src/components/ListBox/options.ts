/** One choice of a list. */
export interface Option<Value extends string = string> {
  value: Value;
  label: string;
  description?: string;
  isDisabled?: boolean;
}

/** Options under a heading; each heading stands once in a list. */
export interface OptionGroup<Value extends string = string> {
  label: string;
  options: readonly Option<Value>[];
}

/** The entries of a list: options alone, under headings, or both. */
export type Options<Value extends string = string> = readonly (Option<Value> | OptionGroup<Value>)[];

/** The value of a field that takes one option. */
export interface SingleChoice<Value extends string> {
  /** `null` while nothing is chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
}

/** Whether an entry of a list is a heading with its options. */
export const isOptionGroup = <Value extends string>(
  entry: Option<Value> | OptionGroup<Value>,
): entry is OptionGroup<Value> => 'options' in entry;

/** The option that a key of react-aria stands for, under whatever heading. */
export const findOption = <Value extends string>(
  options: Options<Value>,
  key: unknown,
): Option<Value> | undefined =>
  options
    .flatMap((entry) => (isOptionGroup(entry) ? entry.options : [entry]))
    .find((option) => option.value === key);

/** Tells `onChange` the value that a key of react-aria stands for; a key of no option is told to nobody. */
export const tellChosen =
  <Value extends string>(options: Options<Value>, onChange: (value: Value) => void) =>
  (key: unknown) => {
    const chosen = findOption(options, key);
    if (chosen !== undefined) onChange(chosen.value);
  };
