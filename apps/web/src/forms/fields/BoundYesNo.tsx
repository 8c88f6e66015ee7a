import { RadioGroup } from '@odu/ui';
import type { RadioGroupProps } from '@odu/ui';
import { useBoundField } from '../use-bound-field.ts';
import type { Bound } from '../use-bound-field.ts';

type BoundYesNoProps = Omit<Bound<RadioGroupProps<'yes' | 'no'>>, 'options'> & {
  yesLabel: string;
  noLabel: string;
};

/** Two choices joined to a boolean of the Formik form. */
export function BoundYesNo({ name, yesLabel, noLabel, ...props }: BoundYesNoProps) {
  const { value, onChange, ...field } = useBoundField<boolean>(name);
  return (
    <RadioGroup
      {...props}
      {...field}
      options={[
        { value: 'no', label: noLabel },
        { value: 'yes', label: yesLabel },
      ]}
      value={value ? 'yes' : 'no'}
      onChange={(chosen) => onChange(chosen === 'yes')}
    />
  );
}
