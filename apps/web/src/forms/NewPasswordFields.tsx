import { PASSWORD_RULES } from '@odu/domain';
import { BoundPasswordField } from './fields/BoundPasswordField.tsx';

type NewPasswordFieldsProps = {
  label: string;
  /** What is typed, for the rules ticked under the field. */
  password: string;
};

/** A new password with its four rules, and its confirmation: the Formik fields `newPassword` and `passwordConfirmation`. */
export function NewPasswordFields({ label, password }: NewPasswordFieldsProps) {
  return (
    <>
      <BoundPasswordField
        name="newPassword"
        label={label}
        autoComplete="new-password"
        rules={PASSWORD_RULES.map(({ id, label: rule, test }) => ({
          id,
          label: rule,
          isMet: test(password),
        }))}
      />
      <BoundPasswordField
        name="passwordConfirmation"
        label="Confirmation du mot de passe"
        autoComplete="new-password"
      />
    </>
  );
}
