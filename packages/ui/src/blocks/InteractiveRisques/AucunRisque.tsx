import { quoteFr } from '@odu/domain';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { IconDocument } from '../../components/Icon/icons.ts';
import { Link } from '../../components/Link/Link.tsx';

/** What stands where the risks of a document will be read. */
export function AucunRisque({ saisieHref }: { saisieHref: string | undefined }) {
  return (
    <EmptyState
      icon={IconDocument}
      action={
        saisieHref !== undefined && (
          <Link href={saisieHref} variant="standalone">
            Choisir les risques
          </Link>
        )
      }
      example={`Ils se choisissent à l'étape 4, par exemple ${quoteFr('Glissade sur un sol humide')}.`}
    >
      Aucun risque n'a encore été saisi.
    </EmptyState>
  );
}
