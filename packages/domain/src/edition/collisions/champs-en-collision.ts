import { listMesuresEnCollision } from '../../mesures-en-place/merge-mesures.ts';
import type { Cible, Collision, Valeur } from './collision.ts';
import type { Changement } from '../intents/intent.ts';
import { isMesures, isSameValeur } from '../intents/valeur.ts';

type Champs = Record<string, Valeur>;

/** The fields that became a third value: neither what was seen, nor what is meant. A field whose seen value is unknown collides with any other. */
export function listChampsEnCollision<Values extends object>(
  cible: Cible,
  server: Values,
  { base, values }: Changement<Values>,
): Collision[] {
  const [now, seen, meant] = [server as Champs, base as Champs, values as Champs];
  return Object.keys(meant).flatMap((champ): Collision[] => {
    const autre = now[champ] ?? null;
    const mien = meant[champ] ?? null;
    const before = seen[champ] ?? null;
    // The measures of two people are one list.
    const isMerged =
      isMesures(mien) &&
      listMesuresEnCollision(isMesures(autre) ? autre : [], isMesures(before) ? before : [], mien).size === 0;
    const isFree = isMerged || isSameValeur(autre, mien) || (champ in seen && isSameValeur(before, autre));
    return isFree ? [] : [{ type: 'champ', cible, champ, mien, autre }];
  });
}
