import { BoundTextArea } from '../../forms/fields/BoundTextArea.tsx';
import { BoundTextField } from '../../forms/fields/BoundTextField.tsx';

/** The fields that both contact forms share. */
export function ContactFields() {
  return (
    <>
      <BoundTextField name="emailAddress" label="Adresse email" type="email" autoComplete="email" />
      <BoundTextField name="name" label="Nom ou entreprise" autoComplete="organization" />
      <BoundTextField name="phoneNumber" label="Téléphone" type="tel" autoComplete="tel" isOptional />
      <BoundTextArea name="userMessage" label="Message" minRows={6} />
    </>
  );
}
