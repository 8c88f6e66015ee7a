import type { Risque, UniteDeTravail } from '@odu/api-contract/types';
import { copierRisques, deplacerRisques, hasRisque, supprimerRisques } from '../copie/risques-copies.ts';
import type { Edition } from '../intents/intent.ts';

/** Risks of one unit that a person has chosen, to do the same with all of them. */
export type RisquesChoisis = { readonly unite: UniteDeTravail; readonly risques: readonly Risque[] };

/** What goes to other units: the edits in turn, and how many risks were left because they are there already. */
export type Envoi = { readonly editions: readonly Edition[]; readonly left: number };

/** The risks of these ids by unit, in the document's order; an id that nothing has any more is passed over. */
export const listRisquesChoisis = (
  unites: readonly UniteDeTravail[],
  ids: ReadonlySet<string>,
): RisquesChoisis[] =>
  unites
    .map((unite) => ({ unite, risques: unite.risques.filter(({ idRisque }) => ids.has(idRisque)) }))
    .filter(({ risques }) => risques.length > 0);

/** Sends risks of several units to one, each seeing what came before it: two of a name never come twice. */
function sendTo(
  choisis: readonly RisquesChoisis[],
  cible: UniteDeTravail,
  send: (choix: RisquesChoisis, seen: UniteDeTravail) => readonly Edition[],
): Envoi {
  const editions: Edition[] = [];
  let seen = cible;
  let left = 0;
  for (const choix of choisis) {
    editions.push(...send(choix, seen));
    // One by one: two of a name in the same unit do not come twice either.
    for (const risque of choix.risques) {
      if (hasRisque(seen, risque)) left += 1;
      else seen = { ...seen, risques: [...seen.risques, risque] };
    }
  }
  return { editions, left };
}

/** Copies chosen risks to units, with what was evaluated and written of them (`isWhole`) or not. */
export function copierRisquesChoisis(
  choisis: readonly RisquesChoisis[],
  cibles: readonly UniteDeTravail[],
  isWhole: boolean,
  createId: () => string,
): Envoi {
  const envois = cibles.map((cible) =>
    sendTo(choisis, cible, ({ unite, risques }, seen) => {
      const edition = copierRisques(unite, risques, seen, isWhole, createId);
      return edition === null ? [] : [edition];
    }),
  );
  return {
    editions: envois.flatMap(({ editions }) => editions),
    left: envois.reduce((sum, { left }) => sum + left, 0),
  };
}

/** Moves chosen risks to a unit with their actions; one that it has already, by its name or its code, stays where it is. */
export const deplacerRisquesChoisis = (
  choisis: readonly RisquesChoisis[],
  cible: UniteDeTravail,
  createId: () => string,
): Envoi =>
  sendTo(choisis, cible, ({ unite, risques }, seen) => deplacerRisques(unite, risques, seen, createId));

/** Deletes chosen risks, unit by unit. */
export const supprimerRisquesChoisis = (choisis: readonly RisquesChoisis[]): Edition[] =>
  choisis.flatMap(({ unite, risques }) => supprimerRisques(unite, risques) ?? []);
