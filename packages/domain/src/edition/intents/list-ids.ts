import type { DuerpDocument } from '@odu/api-contract/types';
import type { Intent } from './intent.ts';
import { idOfAction, idOfCategorie, idOfRisque, idOfUnite } from './liste.ts';

/** The ids of all that a document holds. */
export const listIds = ({ data }: DuerpDocument): string[] =>
  data.unitesDeTravail.flatMap((unite) => [
    idOfUnite(unite),
    ...unite.categorieDeRisques.map(idOfCategorie),
    ...unite.risques.map(idOfRisque),
    ...unite.papripactActionsPreventives.map(idOfAction),
  ]);

/**
 * Whether an addition is known to have arrived, since the server was seen to hold something of these ids: nothing but the
 * addition itself gives them. What gives back what was there before has the ids of that, and shows nothing.
 */
export function hasArrived(intent: Intent, seen: ReadonlySet<string>): boolean {
  const isSeen = <T>(idOf: (item: T) => string, added: readonly { readonly item: T }[]) =>
    added.some(({ item }) => seen.has(idOf(item)));
  switch (intent.kind) {
    case 'ajouterUnites':
      return isSeen(idOfUnite, intent.unites);
    case 'ajouterCategorie':
      return isSeen(idOfCategorie, intent.categories);
    // Its categories may be those that the unit had.
    case 'ajouterRisque':
    case 'ajouterRisquesPremade':
      return isSeen(idOfRisque, intent.risques);
    case 'ajouterAction':
      return isSeen(idOfAction, [intent.action]);
    default:
      return false;
  }
}
