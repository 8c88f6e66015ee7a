import type { Effectif } from '@odu/api-contract/types';
import { NBSP } from '../texte/espaces.ts';
import { formatPluriel } from '../texte/format-nombre.ts';

/** What is said of a headcount with more women and men than people. */
export const EFFECTIF_INCOHERENT_MESSAGE = `Les femmes et les hommes sont plus nombreux que l'effectif total${NBSP}: corrigez l'un des trois nombres.`;

/** Whether a headcount has more women and men than people; fewer is no fault, for not everybody need be counted by sex. */
export const isEffectifIncoherent = ({ total, femmes, hommes }: Effectif): boolean =>
  (femmes ?? 0) + (hommes ?? 0) > total;

/** A headcount with each of its numbers, null where nobody said. */
export const normalizeEffectif = (effectif: Effectif | null): Required<Effectif> | null =>
  effectif && { total: effectif.total, femmes: effectif.femmes ?? null, hommes: effectif.hommes ?? null };

/** Whether two headcounts say the same; null is none. */
export const isSameEffectif = (
  left: Effectif | null | undefined,
  right: Effectif | null | undefined,
): boolean =>
  left?.total === right?.total &&
  (left?.femmes ?? null) === (right?.femmes ?? null) &&
  (left?.hommes ?? null) === (right?.hommes ?? null);

/** The headcount in words: « 8 personnes, dont 3 femmes et 5 hommes ». */
export function formatEffectif({ total, femmes, hommes }: Effectif): string {
  const parts = [
    ...(typeof femmes === 'number' ? [formatPluriel(femmes, 'femme')] : []),
    ...(typeof hommes === 'number' ? [formatPluriel(hommes, 'homme')] : []),
  ];
  const people = formatPluriel(total, 'personne');
  return parts.length === 0 ? people : `${people}, dont ${parts.join(' et ')}`;
}

/** How many people are exposed, in words; null when nobody said. */
export const formatExposes = (nombreExposes: number | null | undefined): string | null =>
  nombreExposes === null || nombreExposes === undefined
    ? null
    : formatPluriel(nombreExposes, 'personne exposée', 'personnes exposées');

/** What is said beside more exposed people than the unit has, for one of both to be looked at again; null when there is nothing to say. It refuses nothing. */
export const warnOfExposes = (
  nombreExposes: number | null | undefined,
  effectif: Effectif | null | undefined,
): string | null =>
  effectif && typeof nombreExposes === 'number' && nombreExposes > effectif.total
    ? `C'est plus que l'effectif de l'unité (${formatPluriel(effectif.total, 'personne')})${NBSP}: vérifiez l'un ou l'autre.`
    : null;
