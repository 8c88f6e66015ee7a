import type { VerifiedVersion } from '@odu/api-contract';
import { formatDateLongue, formatHeure, NBSP, NNBSP } from '@odu/domain';
import { Alert, FileDrop, Heading, Page, Stack, Text } from '@odu/ui';
import { useState } from 'react';
import { describeError } from '../../api/api-error.ts';
import { hashFile, type HashProblem } from '../../pdf/hash-file.ts';
import { useVerifyFile } from '../../queries/account/visitor.ts';
import { usePageTitle } from '../../routing/use-page-title.ts';

type Answer = { name: string; text: string; tone: 'success' | 'warning' | 'danger' };

const PROBLEMS: Readonly<Record<HashProblem, string>> = {
  TOO_LARGE: `Ce fichier dépasse 100${NBSP}Mo${NBSP}: ce n'est pas un PDF généré ici.`,
  NOT_SECURE: "Votre navigateur ne calcule l'empreinte d'un fichier que sur une page sécurisée (https).",
};

const UNKNOWN = `Fichier inconnu${NBSP}: ce n'est pas le PDF d'une version générée ici, ou il a été modifié depuis. Un PDF de démonstration est toujours inconnu.`;

const describeVersion = ({ versionNumber, creationTime }: VerifiedVersion): string =>
  `Ce fichier est la version ${versionNumber} générée le ${formatDateLongue(creationTime)} à ${formatHeure(creationTime)}${NNBSP}; il n'a pas été modifié.`;

/** Whether a PDF is a version as it was made, for anybody; the file stays in the browser. */
export function VerifyScreen() {
  usePageTitle('Vérifier un PDF');
  const verify = useVerifyFile();
  const [isPending, setIsPending] = useState(false);
  const [answer, setAnswer] = useState<Answer | null>(null);

  const ask = async (file: File): Promise<Omit<Answer, 'name'>> => {
    const hash = await hashFile(file);
    if (typeof hash === 'string') return { tone: 'danger', text: PROBLEMS[hash] };
    const { version } = await verify(hash.sha256);
    return version === null
      ? { tone: 'warning', text: UNKNOWN }
      : { tone: 'success', text: describeVersion(version) };
  };
  const handleFile = async (file: File) => {
    setIsPending(true);
    setAnswer(null);
    const said = await ask(file).catch(
      (error: unknown) => ({ tone: 'danger', text: describeError(error) }) as const,
    );
    setAnswer({ ...said, name: file.name });
    setIsPending(false);
  };

  return (
    <Page width="form">
      <Stack gap="large">
        <Heading level={1}>Vérifier un PDF</Heading>
        <Text isProse>
          Le PDF d'une version du document unique peut être vérifié ici, par toute personne qui l'a reçu. Le
          fichier reste sur votre appareil{NBSP}: seule son empreinte (SHA-256) est comparée à celles des
          versions générées ici.
        </Text>
        <FileDrop
          label="Déposez ici le PDF à vérifier, ou choisissez-le."
          buttonLabel="Choisir un fichier"
          acceptedFileTypes={['application/pdf']}
          onFile={(file) => void handleFile(file)}
          isPending={isPending}
          pendingText="Vérification…"
        />
        {answer !== null && (
          <Alert
            tone={answer.tone}
            title={answer.name}
            live={answer.tone === 'danger' ? 'assertive' : 'polite'}
          >
            {answer.text}
          </Alert>
        )}
      </Stack>
    </Page>
  );
}
