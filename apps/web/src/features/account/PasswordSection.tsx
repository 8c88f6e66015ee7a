import { Button, Heading, Stack, Text } from '@odu/ui';
import { useSendPasswordLink } from '../../queries/account/account-mutations.ts';

/** Sends the link by which the password is changed. */
export function PasswordSection() {
  const send = useSendPasswordLink();
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
