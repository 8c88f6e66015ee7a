import { Button, Heading, Page, Stack, Text } from '@odu/ui';
import { describeError } from '../api/api-error.ts';

/** What stands when a page cannot be shown: a new version was installed under it, or it failed. */
export function PageError({ error }: { error: unknown }) {
  return (
    <Page width="form">
      <Stack gap="large" role="alert">
        <Heading level={1}>Cette page n'a pas pu s'afficher</Heading>
        <Text>{describeError(error)} Ce que vous avez saisi est conservé sur cet appareil.</Text>
        <div>
          <Button onPress={() => location.reload()}>Recharger la page</Button>
        </div>
      </Stack>
    </Page>
  );
}
