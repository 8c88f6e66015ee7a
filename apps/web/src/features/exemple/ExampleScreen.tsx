import type { DuerpExample } from '@odu/api-contract';
import { Alert, Heading, Inline, Link, Page, Stack } from '@odu/ui';
import { useApp } from '../../app-context.tsx';
import { DOCUMENT_PARTS } from '../../document/document-parts.tsx';
import { LazyDocumentView } from '../../document/LazyDocumentView.tsx';
import * as links from '../../routing/links.ts';
import { usePageTitle } from '../../routing/use-page-title.ts';

/** What a finished document looks like, for anybody who wants to see one before making an account. */
export function ExampleScreen({ exemple }: { exemple: DuerpExample }) {
  usePageTitle('Exemple de DUERP');
  const { session } = useApp();
  return (
    <Page>
      <Stack gap="xlarge">
        <Stack gap="medium">
          <Heading level={1}>Exemple de DUERP</Heading>
          <Alert tone="info" title="Une boulangerie inventée, à lire librement.">
            Ses unités de travail, leurs risques évalués et les actions prévues&nbsp;: voici ce que donne un
            document terminé. Le vôtre parlera de votre entreprise.
          </Alert>
          <Inline gap="small">
            {session.isSignedIn() ? (
              <Link href={links.newDuerp()} variant="primary">
                Créer mon DUERP
              </Link>
            ) : (
              <Link href={links.createAccount()} variant="primary">
                Créer un compte
              </Link>
            )}
          </Inline>
        </Stack>
        <LazyDocumentView
          parts={DOCUMENT_PARTS}
          displayName={exemple.displayName}
          data={exemple.data}
          isDemo={false}
        />
      </Stack>
    </Page>
  );
}
