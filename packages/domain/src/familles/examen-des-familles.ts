import type { CodeDeFamille, FamilleNonConcernee } from '@odu/api-contract/types';
import { formatPluriel } from '../texte/format-nombre.ts';
import { CODES_DE_FAMILLE, FAMILLES_DE_RISQUES, findFamilleDuCode } from './familles-de-risques.ts';

type Code = { readonly code?: string | null | undefined };

/** A unit as the look at its families reads it; one of a version made before there was a question lacks the list. */
export type UniteAExaminer = {
  readonly categorieDeRisques: readonly (Code & { readonly idCategorie: string })[];
  readonly risques: readonly (Code & { readonly idCategorie: string })[];
  readonly famillesNonConcernees?: readonly FamilleNonConcernee[] | undefined;
};

/** Where a family stands in a unit. */
export type StatutDeFamille = 'avec risques' | 'non concernée' | 'à examiner';

/** What a unit says of one family. */
export type ExamenDeFamille = {
  readonly code: CodeDeFamille;
  readonly displayName: string;
  readonly statut: StatutDeFamille;
  readonly nombreDeRisques: number;
  /** Why it does not concern the unit; empty when nobody said. */
  readonly motif: string;
};

/** The family of a risk: by the risk's own code, else by that of its category. A risk of the user's in a category of the user's is of none. */
export const findFamilleDuRisque = (risque: Code, categorie: Code | null | undefined): CodeDeFamille | null =>
  findFamilleDuCode(risque.code) ?? findFamilleDuCode(categorie?.code);

/** Gives the family of each risk of a unit. */
export function makeFindFamille({
  categorieDeRisques,
}: Pick<UniteAExaminer, 'categorieDeRisques'>): (
  risque: UniteAExaminer['risques'][number],
) => CodeDeFamille | null {
  const categories = new Map(categorieDeRisques.map((categorie) => [categorie.idCategorie, categorie]));
  return (risque) => findFamilleDuRisque(risque, categories.get(risque.idCategorie));
}

/** How many risks of each family a unit has. */
export function countRisquesByFamille(
  unite: Pick<UniteAExaminer, 'categorieDeRisques' | 'risques'>,
): ReadonlyMap<CodeDeFamille, number> {
  const findFamille = makeFindFamille(unite);
  const counts = new Map<CodeDeFamille, number>();
  for (const risque of unite.risques) {
    const famille = findFamille(risque);
    if (famille !== null) counts.set(famille, (counts.get(famille) ?? 0) + 1);
  }
  return counts;
}

/** Every family as a unit stands to it, in the order of the referential. */
export function examineFamilles(unite: UniteAExaminer): ExamenDeFamille[] {
  const counts = countRisquesByFamille(unite);
  const motifs = new Map(unite.famillesNonConcernees?.map(({ code, motif }) => [code, motif]));
  return CODES_DE_FAMILLE.map((code) => {
    const nombreDeRisques = counts.get(code) ?? 0;
    const motif = motifs.get(code);
    const base = { code, displayName: FAMILLES_DE_RISQUES[code], nombreDeRisques };
    if (nombreDeRisques > 0) return { ...base, statut: 'avec risques', motif: '' };
    return motif === undefined
      ? { ...base, statut: 'à examiner', motif: '' }
      : { ...base, statut: 'non concernée', motif };
  });
}

/** How many of the families were looked at. */
export const countFamillesExaminees = (examen: readonly ExamenDeFamille[]): number =>
  examen.filter(({ statut }) => statut !== 'à examiner').length;

/** The count in words: « 14 familles sur 22 examinées ». */
export const formatFamillesExaminees = (examen: readonly ExamenDeFamille[]): string => {
  const count = countFamillesExaminees(examen);
  return `${formatPluriel(count, 'famille')} sur ${examen.length} ${count < 2 ? 'examinée' : 'examinées'}`;
};

/** The list with each family once, in the order of the referential; a later line of a family stands for an earlier one. */
const order = (familles: readonly FamilleNonConcernee[]): FamilleNonConcernee[] => {
  const byCode = new Map(familles.map((famille) => [famille.code, famille]));
  return CODES_DE_FAMILLE.flatMap((code) => byCode.get(code) ?? []);
};

/** A unit whose families with a risk are set aside no more: a risk lifts its family's « non concernée ». The same unit when none is. */
export function leverFamilles<U extends UniteAExaminer>(unite: U): U {
  const { famillesNonConcernees: familles = [] } = unite;
  if (familles.length === 0) return unite;
  const counts = countRisquesByFamille(unite);
  const kept = familles.filter(({ code }) => !counts.has(code));
  return kept.length === familles.length ? unite : { ...unite, famillesNonConcernees: kept };
}

const isSameList = (left: readonly FamilleNonConcernee[], right: readonly FamilleNonConcernee[]): boolean =>
  left.length === right.length &&
  left.every(({ code, motif }, index) => code === right[index]?.code && motif === right[index].motif);

/** A unit with another list of families set aside, less those of which it has a risk. The same unit when nothing changes. */
export function ecarterFamilles<U extends UniteAExaminer>(
  unite: U,
  familles: readonly FamilleNonConcernee[],
): U {
  const wanted = leverFamilles({ ...unite, famillesNonConcernees: order(familles) });
  return isSameList(wanted.famillesNonConcernees ?? [], unite.famillesNonConcernees ?? []) ? unite : wanted;
}
