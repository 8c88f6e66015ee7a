import type { DuerpDocument } from '@odu/api-contract/types';
import { applyIntent, uniteOf } from '../apply/apply-intent.ts';
import { isOfEnsemble } from './is-of-ensemble.ts';
import { listIds } from './list-ids.ts';
import type { AjoutDeRisques, Intent } from './intent.ts';
import { idOfCategorie, idOfRisque, idOfUnite } from './liste.ts';
import { dropValue } from '../collisions/drop-value.ts';

const isInMade = ({ risques }: AjoutDeRisques, made: ReadonlySet<string>): boolean =>
  risques.length > 0 && risques.every(({ item }) => made.has(item.idCategorie));

/** Whether an edit has no meaning without what another one makes: it is about that, or inside it. */
function isAboutMade(intent: Intent, made: ReadonlySet<string>): boolean {
  const unite = uniteOf(intent);
  if (unite !== null && made.has(unite)) return true;
  switch (intent.kind) {
    case 'renommerCategorie':
    case 'deplacerCategorie':
      return made.has(intent.idCategorie);
    case 'modifierRisque':
    case 'deplacerRisque':
      return made.has(intent.idRisque);
    case 'modifierAction':
      return made.has(intent.idAction);
    case 'supprimerAction':
    case 'retirerAction':
      return made.has(intent.base.idAction);
    case 'supprimerUnite':
    case 'retirerUnites':
      return intent.base.every((one) => made.has(idOfUnite(one)));
    case 'supprimerCategorie':
    case 'supprimerRisque':
    case 'retirerRisques': {
      const { categories, risques } = intent.base;
      return [...categories.map(idOfCategorie), ...risques.map(idOfRisque)].every((id) => made.has(id));
    }
    case 'ajouterRisque':
    case 'ajouterRisquesPremade':
    case 'restaurerRisques':
      return isInMade(intent, made);
    default:
      return false;
  }
}

/** The edit without the field by which it goes to what is not made any more; null when it says nothing else. */
function withoutLink(intent: Intent, made: ReadonlySet<string>): Intent | null {
  if (intent.kind === 'modifierRisque' && made.has(intent.values.idCategorie ?? ''))
    return dropValue(intent, 'idCategorie');
  if (intent.kind === 'modifierAction' && made.has(intent.values.idRisqueAssocie ?? ''))
    return dropValue(intent, 'idRisqueAssocie');
  return intent;
}

/**
 * What is left of pending edits when the user gives one of them up, and the edits that go with it: those about what it
 * would have made, which nobody else deleted, and those that were made together with it. `server` is the document before the first of them.
 */
export function abandonIntent(
  server: DuerpDocument,
  intents: readonly Intent[],
  abandonedId: string,
): { readonly left: readonly Intent[]; readonly dependents: readonly Intent[] } {
  const made = new Set<string>();
  const left: Intent[] = [];
  const dependents: Intent[] = [];
  const givenUp: Intent[] = [];
  let document = server;
  for (const intent of intents) {
    const before = document;
    document = applyIntent(before, intent);
    const rest = withoutLink(intent, made);
    const isDependent =
      intent.id !== abandonedId &&
      (rest === null || isAboutMade(intent, made) || isOfEnsemble(intent, givenUp));
    if (isDependent) dependents.push(intent);
    else if (intent.id !== abandonedId && rest !== null) left.push(rest);
    if (!isDependent && intent.id !== abandonedId) continue;
    givenUp.push(intent);
    const known = new Set(listIds(before));
    for (const id of listIds(document)) if (!known.has(id)) made.add(id);
  }
  return { left, dependents };
}
