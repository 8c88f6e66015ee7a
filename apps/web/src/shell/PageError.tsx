import { ApiError } from '@odu/api-contract';
import { Button, Heading, Inline, Page, Stack, Text } from '@odu/ui';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { describeError } from '../api/api-error.ts';
import { usePageTitle } from '../routing/use-page-title.ts';

const TITLE = "Cette page n'a pas pu s'afficher";

/** What stands when a page cannot be shown: there is no network, a new version was installed under it, or it failed. */
export function PageError({ error }: { error: unknown }) {
  const router = useRouter();
  usePageTitle(TITLE);
  useEffect(() => {
    const retry = () => void router.invalidate();
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [router]);
  const cause = navigator.onLine ? error : new ApiError(0);
  return (
    <Page width="form">
      <Stack gap="large" role="alert">
        <Heading level={1}>{TITLE}</Heading>
        <Text>{describeError(cause)} Ce que vous avez saisi est conservé sur cet appareil.</Text>
        <Inline gap="small">
          <Button onPress={() => void router.invalidate()}>Réessayer</Button>
          <Button variant="secondary" onPress={() => location.reload()}>
            Recharger la page
          </Button>
        </Inline>
      </Stack>
    </Page>
  );
}
