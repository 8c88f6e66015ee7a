import type { DuerpDocument } from '@odu/api-contract';
import { BEYOND_PREMIUM, NBSP } from '@odu/domain';
import type { ProblemeDeCompletude } from '@odu/domain';
import { Alert, CompletudeAlert, Link } from '@odu/ui';
import * as links from '../../routing/links.ts';

type DetailWarningsProps = { duerp: DuerpDocument; problemes: readonly ProblemeDeCompletude[] };

/** What the user must know before reading the document: beyond the premium, unfinished, changed since its last version, or incomplete. */
export function DetailWarnings({ duerp, problemes }: DetailWarningsProps) {
  return (
    <>
      {duerp.isBeyondPremium_Derivated === true && (
        <Alert tone="info" actions={<Link href={links.choosePlan(duerp.id)}>Voir les formules</Link>}>
          {BEYOND_PREMIUM}
        </Alert>
      )}
      <StateWarnings duerp={duerp} problemes={problemes} />
    </>
  );
}

/** Nothing of a document whose last version says all that it holds. */
function StateWarnings({ duerp, problemes }: DetailWarningsProps) {
  const isDraft = duerp.versions.length === 0;
  if (!isDraft && !duerp.hasBeenModifiedSinceLastGeneration) return null;
  const isComplete = problemes.length === 0;
  return (
    <>
      {isDraft ? (
        <Alert tone="warning" title="La création de ce DUERP n'est pas terminée.">
          {isComplete
            ? `Plus rien ne manque${NBSP}: validez une première version pour obtenir votre PDF.`
            : 'Vous pouvez la reprendre quand vous voulez.'}
        </Alert>
      ) : (
        <Alert tone="warning" title="Ce DUERP a été modifié depuis sa dernière version.">
          Le PDF de la dernière version ne contient pas ces modifications. Créez une nouvelle version pour les
          y faire figurer.
        </Alert>
      )}
      {!isComplete && (
        <CompletudeAlert
          problemes={problemes}
          getHref={(one) => links.probleme(duerp.id, one)}
          maxShown={5}
        />
      )}
    </>
  );
}
