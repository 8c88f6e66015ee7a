import { quoteFr } from '@odu/domain';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { IconDocument } from '../../components/Icon/icons.ts';

/** What stands where the risks of a document will be read. */
export function AucunRisque() {
  return (
    <EmptyState
      icon={IconDocument}
      example={`Ils se choisissent à l'étape 4, par exemple ${quoteFr('Glissade sur un sol humide')}.`}
    >
      Aucun risque n'a encore été saisi.
    </EmptyState>
  );
}
