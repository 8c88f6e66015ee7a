import { useField, useFormikContext } from 'formik';

/**
 * Joins one field of @odu/ui to the Formik form around it. Its error shows once the form was submitted: shown on leaving
 * the field, it would move the button under the pointer that is pressing it.
 */
export function useBoundField<Value>(name: string) {
  const { submitCount } = useFormikContext();
  const [{ value }, { error }, { setValue, setTouched }] = useField<Value>(name);
  return {
    name,
    value,
    onChange: (next: Value) => void setValue(next),
    onBlur: () => void setTouched(true, false),
    errorMessage: submitCount > 0 ? error : undefined,
  };
}

/** The properties of a field of @odu/ui that its Formik binding leaves to the screen. */
export type Bound<Props> = Omit<Props, 'name' | 'value' | 'onChange' | 'onBlur' | 'errorMessage'> & {
  name: string;
};
