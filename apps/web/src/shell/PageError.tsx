import { Alert, Button, Heading, Page, Stack } from '@odu/ui';
import { describeError } from '../api/api-error.ts';

/** What stands when a page cannot be shown: a new version was installed under it, or it failed. */
export function PageError({ error }: { error: unknown }) {
  return (
    <Page width="form">
      <Stack gap="large">
        <Heading level={1}>Cette page n'a pas pu s'afficher</Heading>
        <Alert tone="danger" live="assertive" actions={<Button onPress={() => location.reload()}>Recharger la page</Button>}>
          {describeError(error)} Ce que vous avez saisi est conservé sur cet appareil.
        </Alert>
      </Stack>
    </Page>
  );
}
