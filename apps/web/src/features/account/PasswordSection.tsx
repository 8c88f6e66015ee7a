import { unwrap } from '@odu/api-contract';
import { EMAIL_NON_ENVOYE_MESSAGE } from '@odu/domain';
import { Button, Heading, Stack, Text } from '@odu/ui';
import { useMutation } from '@tanstack/react-query';
import { describeErrorAs } from '../../api/api-error.ts';
import { useApp } from '../../app-context.tsx';
import { notify } from '../../toast/notify.ts';

const SENT =
  'Un email contenant le lien pour modifier votre mot de passe a été envoyé à votre adresse email.';

/** Sends the link by which the password is changed. */
export function PasswordSection() {
  const { api } = useApp();
  const send = useMutation({
    meta: { silent: true },
    mutationFn: () => unwrap(api.POST('/api/myaccount/sendresetpwdemail')),
    onSuccess: () => notify({ kind: 'success', message: SENT }),
    onError: (error) => notify({ kind: 'error', message: describeErrorAs(error, EMAIL_NON_ENVOYE_MESSAGE) }),
  });
  return (
    <Stack gap="medium" as="section">
      <Heading level={2} size="s22">
        Modifier mon mot de passe
      </Heading>
      <Text isProse>Vous recevrez par email un lien pour choisir un nouveau mot de passe.</Text>
      <div>
        <Button
          variant="secondary"
          isPending={send.isPending}
          pendingText="Envoi en cours…"
          onPress={() => send.mutate()}
        >
          Recevoir le lien par email
        </Button>
      </div>
    </Stack>
  );
}
