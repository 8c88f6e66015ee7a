import { VERIFICATION_CODE_LENGTH, verificationCodeFormSchema } from '@odu/domain';
import { Button, Stack } from '@odu/ui';
import { BoundCodeField } from '../../forms/fields/BoundCodeField.tsx';
import { FormFailure } from '../../forms/FormFailure.tsx';
import { SchemaForm } from '../../forms/SchemaForm.tsx';
import { useVerifyEmail } from '../../queries/account/account-mutations.ts';

type VerificationCodeFormProps = {
  /** Of the first code, which are written as soon as they are asked for. */
  hasInitialFocus: boolean;
};

/** The six digits received by e-mail. */
export function VerificationCodeForm({ hasInitialFocus }: VerificationCodeFormProps) {
  const verify = useVerifyEmail();
  return (
    <SchemaForm
      initialValues={{ otp: '' }}
      schema={verificationCodeFormSchema}
      onSubmit={verify.mutateAsync}
      hasOneField
      initialFocus={hasInitialFocus ? 'otp' : undefined}
    >
      {({ isSubmitting, failure }) => (
        <Stack gap="large">
          <FormFailure message={failure} />
          <BoundCodeField
            name="otp"
            label="Code de vérification"
            description="Les 6 chiffres reçus par email, valables 10 minutes."
            length={VERIFICATION_CODE_LENGTH}
          />
          <Button type="submit" isPending={isSubmitting} pendingText="Vérification..." isFullWidth>
            Vérifier mon adresse email
          </Button>
        </Stack>
      )}
    </SchemaForm>
  );
}
