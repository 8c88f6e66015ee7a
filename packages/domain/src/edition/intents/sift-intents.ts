import type { DuerpDocument } from '@odu/api-contract/types';
import { applyIntent, uniteOf } from '../apply/apply-intent.ts';
import type { Vues } from '../collisions/collision.ts';
import { describeIntent } from './describe-intent.ts';
import { toEcriture } from '../ecriture.ts';
import { findCollisions } from '../collisions/find-collisions.ts';
import type { Intent, IntentKind } from './intent.ts';

const KINDS: Readonly<Record<IntentKind, true>> = {
  ajouterUnites: true,
  restaurerUnites: true,
  supprimerUnite: true,
  retirerUnites: true,
  renommerUnite: true,
  modifierUnite: true,
  deplacerUnite: true,
  ajouterCategorie: true,
  ajouterRisque: true,
  ajouterRisquesPremade: true,
  restaurerRisques: true,
  supprimerCategorie: true,
  supprimerRisque: true,
  retirerRisques: true,
  renommerCategorie: true,
  deplacerCategorie: true,
  modifierRisque: true,
  deplacerRisque: true,
  ecarterFamilles: true,
  ajouterAction: true,
  restaurerAction: true,
  modifierAction: true,
  supprimerAction: true,
  retirerAction: true,
  modifierEntreprise: true,
  activerPapripact: true,
  modifierExpositions: true,
};

/** Whether a value that was stored names an edit that this version knows; its fields may still be anything. */
const isKnown = (value: unknown): value is Intent =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'kind' in value &&
  typeof value.kind === 'string' &&
  Object.hasOwn(KINDS, value.kind);

/** A value that was stored as an edit; null when this version cannot tell what it is about. */
export function readIntent(value: unknown): Intent | null {
  if (!isKnown(value)) return null;
  try {
    uniteOf(value);
    return value;
  } catch {
    return null;
  }
}

/** The document after a stored edit; null when this version cannot make anything of it: it is damaged, or of a later one. */
function tryIntent(document: DuerpDocument, value: unknown, vues: Vues): DuerpDocument | null {
  if (!isKnown(value)) return null;
  try {
    findCollisions(document, value, vues);
    toEcriture(document, value);
    return applyIntent(document, value);
  } catch {
    return null;
  }
}

/** Parts stored edits, in their order, into those that can be made on the document and those that nobody can read. */
export function siftIntents(
  server: DuerpDocument,
  stored: readonly unknown[],
  vues: Vues,
): { readonly intents: readonly Intent[]; readonly illisibles: readonly unknown[] } {
  const intents: Intent[] = [];
  const illisibles: unknown[] = [];
  let document = server;
  for (const value of stored) {
    const after = tryIntent(document, value, vues);
    if (after === null) {
      illisibles.push(value);
      continue;
    }
    document = after;
    // `tryIntent` knows it.
    intents.push(value as Intent);
  }
  return { intents, illisibles };
}

/** What is still known of an edit that cannot be read, to stand in a sentence. */
export function describeIllisible(document: DuerpDocument, value: unknown): string {
  try {
    if (isKnown(value)) return describeIntent(document, value);
  } catch {
    // Not even its name.
  }
  return 'modification dont le contenu est inconnu';
}
