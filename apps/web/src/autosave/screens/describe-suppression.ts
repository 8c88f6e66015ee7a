import type { Cible, Intent } from '@odu/domain';

type Suppression = {
  readonly title: string;
  readonly text: string;
  readonly keepMine: string;
  readonly takeOther: string;
};

/** Whether an edit takes the item itself away. */
function isTakenAway(intent: Intent, { id }: Cible): boolean {
  switch (intent.kind) {
    case 'supprimerRisque':
    case 'retirerRisques':
      return (
        intent.base.risques.some(({ idRisque }) => idRisque === id) ||
        intent.base.categories.some(({ idCategorie }) => idCategorie === id)
      );
    case 'supprimerAction':
    case 'retirerAction':
      return intent.base.idAction === id;
    default:
      return false;
  }
}

/** What is to be deleted and has changed since, in words: deleted, or moved, and then it stands elsewhere, as it was seen. */
export function describeSuppression(
  cible: Cible,
  { named, feminin, somebody }: { named: string; feminin: boolean; somebody: string },
  intents: readonly Intent[],
): Suppression {
  const move = intents.find((intent) => intent.ensemble !== undefined && isTakenAway(intent, cible));
  const title = (done: string) => `${named} a changé depuis que vous l'avez ${done}${feminin ? 'e' : ''}`;
  if (move === undefined)
    return {
      title: title('supprimé'),
      text: `${somebody} y a travaillé entre-temps. Si vous confirmez la suppression, ces modifications disparaissent aussi.`,
      keepMine: 'Supprimer quand même',
      takeOther: 'Garder',
    };
  const isFirst = move.kind.startsWith('supprimer');
  // It came with the risks that were moved: nobody moved it itself.
  if (!isFirst && cible.entite === 'categorieDeRisques')
    return {
      title: `${named} a changé depuis le déplacement de ses risques`,
      text: `${somebody} y a travaillé depuis ce déplacement, que vous avez annulé ou rétabli. Si vous retirez ses risques de cette unité, ces modifications disparaissent.`,
      keepMine: 'Retirer ses risques de cette unité',
      takeOther: 'Garder aux deux endroits',
    };
  // Of a move that is taken back, « déplacer » would be said of both ways: the unit that it leaves is shown beside.
  return {
    title: title('déplacé'),
    text: isFirst
      ? `${somebody} y a travaillé entre-temps, là où vous l'aviez ${feminin ? 'prise' : 'pris'}. Si vous confirmez le déplacement, ces modifications disparaissent.`
      : `${somebody} y a travaillé depuis ce déplacement, que vous avez annulé ou rétabli. Si vous ${feminin ? 'la' : 'le'} retirez de cette unité, ces modifications disparaissent.`,
    keepMine: isFirst ? 'Déplacer quand même' : `${feminin ? 'La' : 'Le'} retirer de cette unité`,
    takeOther: 'Garder aux deux endroits',
  };
}
