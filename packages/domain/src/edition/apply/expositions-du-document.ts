import type { DuerpData, Exposition } from '@odu/api-contract/types';
import type { ValeursDesExpositions } from '../../champs/exposition.ts';
import { FACTEURS, FACTEURS_A_SEUIL, hasSeuil } from '../../droit/facteurs-de-risques.ts';
import { assign } from '../intents/liste.ts';

/** What a document says of each factor, as fields; nothing of a document kept before there was an annex. */
export function readExpositions({ expositions = [] }: Pick<DuerpData, 'expositions'>): ValeursDesExpositions {
  const said = new Map(expositions.map((exposition) => [exposition.facteur, exposition]));
  // One value for each field, by construction.
  return Object.fromEntries([
    ...FACTEURS.map((facteur) => [`donnees_${facteur}`, said.get(facteur)?.donneesCollectives ?? '']),
    ...FACTEURS_A_SEUIL.map((facteur) => [`nombre_${facteur}`, said.get(facteur)?.nombreAuDela ?? null]),
  ]) as ValeursDesExpositions;
}

/** The annex that these fields make: in the order of the law, without the factors of which nothing is said. */
export const toExpositions = (valeurs: ValeursDesExpositions): Exposition[] =>
  FACTEURS.map((facteur) => ({
    facteur,
    donneesCollectives: valeurs[`donnees_${facteur}`],
    nombreAuDela: hasSeuil(facteur) ? valeurs[`nombre_${facteur}`] : null,
  })).filter(({ donneesCollectives, nombreAuDela }) => donneesCollectives !== '' || nombreAuDela !== null);

/** The annex as every document keeps it, whatever the order and the empty lines that were sent. */
export const normalizeExpositions = (expositions: Exposition[]): Exposition[] =>
  toExpositions(readExpositions({ expositions }));

/** A document's data with other values of the annex; the same (by reference) when nothing changes. */
export function changeExpositions(data: DuerpData, values: Partial<ValeursDesExpositions>): DuerpData {
  const seen = readExpositions(data);
  const isSame = Object.entries(values).every(([champ, value]) => Reflect.get(seen, champ) === value);
  return isSame ? data : assign(data, { expositions: toExpositions({ ...seen, ...values }) });
}
