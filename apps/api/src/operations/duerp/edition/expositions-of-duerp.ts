import type { Exposition } from '@odu/api-contract';
import { FACTEURS_DE_RISQUES, hasSeuil, normalizeExpositions, quoteFr } from '@odu/domain';
import type { DuerpRow } from '../../../repositories/duerp/duerp-repository.ts';
import { findDuplicate } from '../liste/plan-list.ts';
import { refuse } from '../problems.ts';

/** The annex of exposures of a document; this server alone writes the column. */
export const readExpositionsOf = ({ expositions }: Pick<DuerpRow, 'expositions'>): Exposition[] =>
  JSON.parse(expositions) as Exposition[];

/** The column for an annex that was sent; a factor that is there twice, or a number without a threshold, is a 422. */
export function toExpositionsColumn(sent: Exposition[]): string {
  const duplicate = findDuplicate(sent.map(({ facteur }) => facteur));
  if (duplicate)
    throw refuse(`/expositions/${duplicate.index}/facteur`, 'Un facteur de risques est présent deux fois.');
  const index = sent.findIndex(({ facteur, nombreAuDela }) => nombreAuDela !== null && !hasSeuil(facteur));
  const refused = sent[index];
  if (refused !== undefined)
    throw refuse(
      `/expositions/${index}/nombreAuDela`,
      `Le facteur ${quoteFr(FACTEURS_DE_RISQUES[refused.facteur].label)} n'a pas de seuil réglementaire.`,
    );
  return JSON.stringify(normalizeExpositions(sent));
}
