import type { ActionPreventive, DuerpDocument } from '@odu/api-contract/types';
import { isSameName } from '../../texte/is-same-name.ts';
import { applyIntent } from '../apply/apply-intent.ts';
import type { Intent } from '../intents/intent.ts';

/** The id that the document has for a risk, by the one under which it was added here; null for one that is taken away again further on. */
type Ids = ReadonlyMap<string | null | undefined, string | null>;

const removes = (intent: Intent, id: string): boolean =>
  (intent.kind === 'supprimerRisque' ||
    intent.kind === 'retirerRisques' ||
    intent.kind === 'supprimerCategorie') &&
  intent.base.risques.some(({ idRisque }) => idRisque === id);

/** Notes the premade risks that an addition does not add, since the unit has one of that name from somebody else. */
function noteJoined(
  document: DuerpDocument,
  intent: Intent,
  later: readonly Intent[],
  ids: Map<string, string | null>,
) {
  if (intent.kind !== 'ajouterRisquesPremade') return;
  const { idUniteDeTravail: id } = intent;
  const { risques = [] } = document.data.unitesDeTravail.find((unite) => unite.idUniteDeTravail === id) ?? {};
  for (const { item } of intent.risques) {
    const found = risques.find(({ displayName }) => isSameName(displayName, item.displayName));
    const isThere = risques.some(({ idRisque }) => idRisque === item.idRisque);
    if (found === undefined || isThere) continue;
    // One that was added and taken away again leaves that of the other person as it is.
    ids.set(item.idRisque, later.some((one) => removes(one, item.idRisque)) ? null : found.idRisque);
  }
}

/** An action, or fields of one, with its link to the id that the document has. */
const relink = <A extends Partial<ActionPreventive>>(action: A, ids: Ids): A => {
  const idRisqueAssocie = ids.get(action.idRisqueAssocie);
  return idRisqueAssocie === undefined ? action : { ...action, idRisqueAssocie };
};

/** The edit made on the risks that the document has; null for one of a risk that was here for a while only. */
function follow(intent: Intent, ids: Ids): Intent | null {
  switch (intent.kind) {
    case 'modifierRisque':
    case 'deplacerRisque': {
      const idRisque = ids.get(intent.idRisque);
      if (idRisque === undefined) return intent;
      return idRisque === null ? null : { ...intent, idRisque };
    }
    case 'ajouterAction':
    case 'restaurerAction': {
      const item = relink(intent.action.item, ids);
      return item === intent.action.item ? intent : { ...intent, action: { ...intent.action, item } };
    }
    case 'supprimerAction':
    case 'retirerAction': {
      const base = relink(intent.base, ids);
      return base === intent.base ? intent : { ...intent, base };
    }
    case 'modifierAction': {
      const [base, values] = [relink(intent.base, ids), relink(intent.values, ids)];
      return base === intent.base && values === intent.values ? intent : { ...intent, base, values };
    }
    default:
      return intent;
  }
}

/**
 * Pending edits where somebody else added the same premade risk meanwhile: the two are one, and what was made of the one
 * under the id that it was given here is made of that which is there; of one that was taken away again here, nothing is. The same
 * list when nothing is to change.
 */
export function joinRisques(server: DuerpDocument, intents: readonly Intent[]): readonly Intent[] {
  if (!intents.some(({ kind }) => kind === 'ajouterRisquesPremade')) return intents;
  const ids = new Map<string, string | null>();
  let document = server;
  const joined = intents.flatMap((intent, index) => {
    const followed = follow(intent, ids);
    if (followed === null) return [];
    // « Annuler » gives it back under its own id.
    for (const [id, known] of ids) if (known === null && removes(followed, id)) ids.delete(id);
    noteJoined(document, followed, intents.slice(index + 1), ids);
    document = applyIntent(document, followed);
    return followed;
  });
  return intents.every((one, index) => one === joined[index]) ? intents : joined;
}
