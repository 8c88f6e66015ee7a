import { useField } from 'formik';

/** Joins one field of @odu/ui to the Formik form around it; its error shows once it was left or submitted. */
export function useBoundField<Value>(name: string) {
  const [{ value }, { touched, error }, { setValue, setTouched }] = useField<Value>(name);
  return {
    name,
    value,
    onChange: (next: Value) => void setValue(next),
    onBlur: () => void setTouched(true),
    errorMessage: touched ? error : undefined,
  };
}

/** The properties of a field of @odu/ui that its Formik binding leaves to the screen. */
export type Bound<Props> = Omit<Props, 'name' | 'value' | 'onChange' | 'onBlur' | 'errorMessage'> & {
  name: string;
};
