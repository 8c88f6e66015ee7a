import type { DuerpDocument } from '@odu/api-contract/types';
import { isSameName } from '../../texte/is-same-name.ts';
import { applyIntent } from '../apply/apply-intent.ts';
import { findCategorie } from '../apply/apply-risques.ts';
import type { Changement, Intent } from '../intents/intent.ts';

/** The id that the document has for a risk or a category, by the one under which it was added here; null for one that is taken away again further on. */
type Ids = ReadonlyMap<unknown, string | null>;

const removes = (intent: Intent, id: string): boolean =>
  (intent.kind === 'supprimerRisque' ||
    intent.kind === 'retirerRisques' ||
    intent.kind === 'supprimerCategorie') &&
  (intent.base.risques.some(({ idRisque }) => idRisque === id) ||
    intent.base.categories.some(({ idCategorie }) => idCategorie === id));

/** Notes the categories and the premade risks that an addition does not add, since the unit has one of that name from somebody else. */
function noteJoined(
  document: DuerpDocument,
  intent: Intent,
  later: readonly Intent[],
  ids: Map<string, string | null>,
  categories: Map<string, string>,
  noms: Map<string, string>,
) {
  if (!('categories' in intent)) return;
  const { idUniteDeTravail: id } = intent;
  const unite = document.data.unitesDeTravail.find((one) => one.idUniteDeTravail === id);
  if (unite === undefined) return;
  // One that was added and taken away again leaves that of the other person as it is.
  const note = (own: string, found: string) =>
    ids.set(own, later.some((one) => removes(one, own)) ? null : found);
  for (const { item } of intent.categories) {
    const { idCategorie, displayName } = findCategorie(unite, item) ?? item;
    if (idCategorie === item.idCategorie) continue;
    note(item.idCategorie, idCategorie);
    noms.set(item.idCategorie, displayName);
    categories.set(item.idCategorie, idCategorie);
  }
  if (intent.kind !== 'ajouterRisquesPremade') return;
  const { risques } = unite;
  for (const { item } of intent.risques) {
    const found = risques.find(({ displayName }) => isSameName(displayName, item.displayName));
    const isThere = risques.some(({ idRisque }) => idRisque === item.idRisque);
    if (found !== undefined && !isThere) note(item.idRisque, found.idRisque);
  }
}

type NamedId = 'idRisque' | 'idCategorie' | 'idRisqueAssocie';

/** An item, or fields of one, that names what the document has by its id there. */
const relink = <T extends object>(item: T, name: NamedId, ids: Ids): T => {
  const id = ids.get(Reflect.get(item, name));
  return id === undefined ? item : { ...item, [name]: id };
};

const relinkFields = <I extends Changement<object>>(intent: I, name: NamedId, ids: Ids): I => {
  const [base, values] = [relink(intent.base, name, ids), relink(intent.values, name, ids)];
  return base === intent.base && values === intent.values ? intent : { ...intent, base, values };
};

/** The edit made on the risks and categories that the document has, whose names may be spelt otherwise; null for one of what was here for a while only. */
function follow(intent: Intent, ids: Ids, categories: Ids, noms: ReadonlyMap<string, string>): Intent | null {
  switch (intent.kind) {
    case 'renommerCategorie': {
      if (ids.get(intent.idCategorie) === null) return null;
      const displayName = noms.get(intent.idCategorie);
      const isItsName = displayName !== undefined && isSameName(displayName, intent.base.displayName ?? '');
      return relink(isItsName ? { ...intent, base: { displayName } } : intent, 'idCategorie', ids);
    }
    case 'deplacerCategorie':
      return ids.get(intent.idCategorie) === null ? null : relink(intent, 'idCategorie', ids);
    case 'deplacerRisque':
      return ids.get(intent.idRisque) === null ? null : relink(intent, 'idRisque', ids);
    case 'modifierRisque':
      return ids.get(intent.idRisque) === null
        ? null
        : relink(relinkFields(intent, 'idCategorie', categories), 'idRisque', ids);
    case 'supprimerCategorie':
    case 'supprimerRisque':
    case 'retirerRisques': {
      const risques = intent.base.risques.map((one) => relink(one, 'idCategorie', categories));
      return risques.every((one, index) => one === intent.base.risques[index])
        ? intent
        : { ...intent, base: { ...intent.base, risques } };
    }
    case 'ajouterAction':
    case 'restaurerAction': {
      const item = relink(intent.action.item, 'idRisqueAssocie', ids);
      return item === intent.action.item ? intent : { ...intent, action: { ...intent.action, item } };
    }
    case 'supprimerAction':
    case 'retirerAction': {
      const base = relink(intent.base, 'idRisqueAssocie', ids);
      return base === intent.base ? intent : { ...intent, base };
    }
    case 'modifierAction':
      return relinkFields(intent, 'idRisqueAssocie', ids);
    default:
      return intent;
  }
}

/**
 * Pending edits where somebody else added the same premade risk, or a category of the same name, meanwhile: the two are
 * one, and what was made of the one under the id that it was given here is made of that which is there; of one that was
 * taken away again here, nothing is. The same list when nothing is to change.
 */
export function joinRisques(server: DuerpDocument, intents: readonly Intent[]): readonly Intent[] {
  if (!intents.some((intent) => 'categories' in intent)) return intents;
  const ids = new Map<string, string | null>();
  const categories = new Map<string, string>();
  const noms = new Map<string, string>();
  let document = server;
  const joined = intents.flatMap((intent, index) => {
    const followed = follow(intent, ids, categories, noms);
    if (followed === null) return [];
    // « Annuler » gives it back under its own id.
    for (const [id, known] of ids) if (known === null && removes(followed, id)) ids.delete(id);
    noteJoined(document, followed, intents.slice(index + 1), ids, categories, noms);
    document = applyIntent(document, followed);
    return followed;
  });
  return intents.every((one, index) => one === joined[index]) ? intents : joined;
}
