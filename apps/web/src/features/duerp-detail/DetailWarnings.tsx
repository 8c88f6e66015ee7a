import type { DuerpDocument } from '@odu/api-contract';
import { listProblemesDeCompletude } from '@odu/domain';
import { Alert, CompletudeAlert, Link } from '@odu/ui';

/** What the user must know before reading the document: unfinished, or changed since its last version. */
export function DetailWarnings({ duerp }: { duerp: DuerpDocument }) {
  const edit = `/duerps/${duerp.id}/edit`;
  if (duerp.versions.length === 0) {
    const problemes = listProblemesDeCompletude(duerp.data);
    return problemes.length === 0 ? (
      <Alert tone="info" actions={<Link href={`${edit}?step=7`}>Valider une version</Link>}>
        Vous n'avez pas encore finalisé ce DUERP.
      </Alert>
    ) : (
      <>
        <Alert tone="warning">La création de ce DUERP n'est pas terminée.</Alert>
        <CompletudeAlert
          problemes={problemes}
          getHref={({ step }) => `${edit}?step=${step}`}
          maxShown={5}
        />
      </>
    );
  }
  if (!duerp.hasBeenModifiedSinceLastGeneration) return null;
  return (
    <Alert tone="warning" actions={<Link href={`${edit}?step=7`}>Créer une nouvelle version</Link>}>
      Ce DUERP a été modifié depuis sa dernière version. Créez une nouvelle version pour que le PDF en tienne compte.
    </Alert>
  );
}
