/** Controls for the properties whose types do not tell Storybook which control fits. */
export const labelControls = {
  label: { control: 'text' },
  description: { control: 'text' },
  isDisabled: { control: 'boolean', description: 'Shown, but neither usable nor sent.' },
} as const;

/** The same for what can be in error. */
export const fieldControls = { ...labelControls, errorMessage: { control: 'text' } } as const;

/** The same for a field that is typed into, or dated. */
export const inputControls = {
  ...fieldControls,
  isReadOnly: { control: 'boolean', description: 'Can be read and copied, not changed.' },
} as const;
