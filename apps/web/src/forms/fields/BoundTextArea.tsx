import { TextArea } from '@odu/ui';
import type { TextAreaProps } from '@odu/ui';
import { useBoundField } from '../use-bound-field.ts';
import type { Bound } from '../use-bound-field.ts';

/** TextArea joined to the Formik field `name`. */
export function BoundTextArea({ name, ...props }: Bound<TextAreaProps>) {
  return <TextArea {...props} {...useBoundField<string>(name)} />;
}
