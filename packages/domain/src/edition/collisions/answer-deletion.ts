import type { DuerpDocument } from '@odu/api-contract/types';
import { isRemoved } from '../apply/apply-risques.ts';
import type { Intent, IntentOf } from '../intents/intent.ts';
import { idOfCategorie, idOfRisque, idOfUnite } from '../intents/liste.ts';
import type { Cible } from './collision.ts';

type Suppression = IntentOf<'supprimerCategorie' | 'supprimerRisque' | 'retirerRisques'>;

/** Whether of several risks that an edit deletes the user is asked about one. */
const isOneOfRisques = ({ kind, base }: Suppression, { entite }: Cible): boolean =>
  kind !== 'supprimerCategorie' && entite === 'risque' && base.risques.length > 1;

/** Whether an edit deletes that itself, and not something that holds it. */
export function isDeletionOf(intent: Intent, { entite, id }: Cible): boolean {
  switch (intent.kind) {
    case 'supprimerUnite':
    case 'retirerUnites':
      return intent.base.some((unite) => idOfUnite(unite) === id);
    case 'supprimerCategorie':
    case 'supprimerRisque':
    case 'retirerRisques': {
      const { categories, risques } = intent.base;
      const isRisque = intent.kind !== 'supprimerCategorie' && entite === 'risque';
      return isRisque
        ? risques.map(idOfRisque).includes(id ?? '')
        : categories.map(idOfCategorie).includes(id ?? '');
    }
    case 'supprimerAction':
    case 'retirerAction':
      return intent.base.idAction === id;
    default:
      return false;
  }
}

/** What is left of a deletion when what the user was asked about stays: of several units the others go; of several risks too, each category that is left empty with them. */
export function keepAsked(intent: Intent, { entite, id }: Cible): Intent[] {
  if (intent.kind === 'supprimerUnite' || intent.kind === 'retirerUnites') {
    const base = intent.base.filter((unite) => idOfUnite(unite) !== id);
    return base.length === 0 ? [] : [{ ...intent, base }];
  }
  if (intent.kind !== 'supprimerRisque' && intent.kind !== 'retirerRisques') return [];
  const { base } = intent;
  const kept = base.risques.filter(
    ({ idRisque, idCategorie }) => id === (entite === 'risque' ? idRisque : idCategorie),
  );
  const ids = new Set([id, ...kept.map(idOfCategorie)]);
  const categories = base.categories.filter(({ idCategorie }) => !ids.has(idCategorie));
  const risques = base.risques.filter((risque) => !kept.includes(risque));
  return categories.length + risques.length === 0 ? [] : [{ ...intent, base: { categories, risques } }];
}

/** The risks and categories of a deletion as the document holds them now; of several risks, the one that was asked about. */
function rebaseSuppression(
  intent: Suppression,
  { data: { unitesDeTravail } }: DuerpDocument,
  cible: Cible,
): Intent {
  const unite = unitesDeTravail.find(({ idUniteDeTravail }) => idUniteDeTravail === intent.idUniteDeTravail);
  if (unite === undefined) return intent;
  if (isOneOfRisques(intent, cible)) {
    const now = unite.risques.find(({ idRisque }) => idRisque === cible.id);
    const risques = intent.base.risques.map((seen) =>
      now !== undefined && seen.idRisque === cible.id ? now : seen,
    );
    return { ...intent, base: { ...intent.base, risques } };
  }
  const ids = new Set(intent.base.categories.map(idOfCategorie));
  const categories = unite.categorieDeRisques.filter(({ idCategorie }) => ids.has(idCategorie));
  return { ...intent, base: { categories, risques: unite.risques.filter(isRemoved(intent.kind, intent)) } };
}

/** The deletion made on what the document holds now, of what the user was asked about. */
export function rebaseDeletion(intent: Intent, server: DuerpDocument, cible: Cible): Intent {
  const { unitesDeTravail } = server.data;
  const find = (id: string) => unitesDeTravail.find((unite) => unite.idUniteDeTravail === id);
  switch (intent.kind) {
    case 'supprimerUnite':
    case 'retirerUnites':
      return {
        ...intent,
        // Of several, only the one that was asked about.
        base: intent.base.map((seen) => (idOfUnite(seen) === cible.id && find(cible.id)) || seen),
      };
    case 'supprimerCategorie':
    case 'supprimerRisque':
    case 'retirerRisques':
      return rebaseSuppression(intent, server, cible);
    case 'supprimerAction':
    case 'retirerAction': {
      const actions = find(intent.base.idUniteDeTravail)?.papripactActionsPreventives ?? [];
      const now = actions.find(({ idAction }) => idAction === intent.base.idAction);
      return { ...intent, base: now ?? intent.base };
    }
    default:
      return intent;
  }
}
