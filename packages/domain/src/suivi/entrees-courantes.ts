import type { AvisDuCse, EntreeDeSuivi, TypeDeSuivi } from '@odu/api-contract/types';

type Entree = Pick<EntreeDeSuivi, 'id' | 'versionId' | 'type' | 'createdAt'> & {
  readonly corrige: string | null;
};

/** The kinds in the order of the page. */
export const TYPES_DE_SUIVI = ['SPST', 'CSE', 'AVIS_D_ACCES'] as const satisfies readonly TypeDeSuivi[];

/** What each kind is called. */
export const TYPE_DE_SUIVI_LABELS: Readonly<Record<TypeDeSuivi, string>> = {
  SPST: 'Transmission au SPST',
  CSE: 'Consultation du CSE',
  AVIS_D_ACCES: "Avis d'accès",
};

/** The opinions that a CSE may give, then why there is no CSE to give one. */
export const AVIS_DU_CSE = [
  'favorable',
  'défavorable',
  'sans avis',
  'carence',
  'effectif non atteint',
] as const satisfies readonly AvisDuCse[];

/** Whether there is no CSE, so that no meeting was held. */
export const isSansCse = (
  avis: AvisDuCse | null | undefined,
): avis is Extract<AvisDuCse, 'carence' | 'effectif non atteint'> =>
  avis === 'carence' || avis === 'effectif non atteint';

/** The entries that no later one corrects, newest first. */
export function listEntreesCourantes<E extends Entree>(entrees: readonly E[]): E[] {
  const corrected = new Set(entrees.map(({ corrige }) => corrige));
  return entrees
    .filter(({ id }) => !corrected.has(id))
    .toSorted((first, second) => (first.createdAt < second.createdAt ? 1 : -1));
}

/** The notices of access that no later one corrects, newest first: one stands for every version (art. R4121-4 C. trav.). */
export const listAvisDAcces = <E extends Entree>(entrees: readonly E[]): E[] =>
  listEntreesCourantes(entrees).filter(({ type }) => type === 'AVIS_D_ACCES');

/** The newest entry of a kind for a version that no later one corrects; undefined when nothing was written down. */
export const findEntreeCourante = <E extends Entree>(
  entrees: readonly E[],
  versionId: string,
  type: TypeDeSuivi,
): E | undefined =>
  listEntreesCourantes(entrees).find((entree) => entree.versionId === versionId && entree.type === type);
