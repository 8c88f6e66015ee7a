import type { Entreprise, Exposition, FacteurL4161 } from '@odu/api-contract/types';
import type { Incomplet } from '../champs/incomplet.ts';
import { EFFECTIF_DU_CODE, SANS_SEUIL } from '../droit/annexe.ts';
import { FACTEURS, FACTEURS_DE_RISQUES, hasSeuil } from '../droit/facteurs-de-risques.ts';
import { atFirstUse } from '../texte/at-first-use.ts';
import { NBSP, NNBSP } from '../texte/espaces.ts';
import { formatNombre, formatPluriel } from '../texte/format-nombre.ts';
import { listFacteursDuCode } from './facteurs-des-risques.ts';

/** Stands in the annex for what nobody has said. */
export const NON_RENSEIGNE = 'non renseigné';

/** What the annex reads of a document; a version kept before there was one lacks it. */
export type DonneesDAnnexe = {
  readonly expositions?: readonly Exposition[] | undefined;
  readonly unitesDeTravail: readonly {
    readonly displayName: string;
    readonly risques: readonly { readonly code?: string | null | undefined }[];
  }[];
};

/** One factor of the annex: which risks carry it, in which units (by name), and what was said of it. */
export type LigneDAnnexe = Exposition & {
  readonly label: string;
  readonly risques: number;
  readonly unites: readonly string[];
};

const toLigne = (facteur: FacteurL4161, data: DonneesDAnnexe): LigneDAnnexe => {
  const counted = data.unitesDeTravail
    .map(({ displayName, risques }) => ({
      displayName,
      risques: risques.filter(({ code }) => listFacteursDuCode(code).includes(facteur)).length,
    }))
    .filter(({ risques }) => risques > 0);
  const said = data.expositions?.find((exposition) => exposition.facteur === facteur);
  return {
    facteur,
    label: FACTEURS_DE_RISQUES[facteur].label,
    risques: counted.reduce((sum, { risques }) => sum + risques, 0),
    unites: counted.map(({ displayName }) => displayName),
    donneesCollectives: said?.donneesCollectives ?? '',
    nombreAuDela: said?.nombreAuDela ?? null,
  };
};

/** All ten factors, in the order of art. L4161-1, with what the document has of each. */
export const listFacteurs = (data: DonneesDAnnexe): LigneDAnnexe[] =>
  FACTEURS.map((facteur) => toLigne(facteur, data));

/** Whether a factor belongs into the annex: a risk carries it, or somebody said something of it (of risks of their own). */
export const isDansLAnnexe = ({ risques, donneesCollectives, nombreAuDela }: LigneDAnnexe): boolean =>
  risques > 0 || donneesCollectives.trim() !== '' || nombreAuDela !== null;

/** The annex of exposures of a document (art. R4121-1-1 C. trav.): the factors that belong into it, [] when none does. */
export const listAnnexe = (data: DonneesDAnnexe): LigneDAnnexe[] => listFacteurs(data).filter(isDansLAnnexe);

/** Whether all that the form asks of a factor is said; its share of the staff is another question (`hasPart`). */
export const isLigneRenseignee = ({
  facteur,
  donneesCollectives,
  nombreAuDela,
}: Pick<LigneDAnnexe, 'facteur' | 'donneesCollectives' | 'nombreAuDela'>): boolean =>
  donneesCollectives.trim() !== '' && (!hasSeuil(facteur) || nombreAuDela !== null);

const pourcentage = atFirstUse(() => new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 }));

/** A share in words: a part of the staff is neither nobody nor everybody, whatever the rounding says. */
const formatPart = (nombre: number, effectif: number): string => {
  const part = (nombre / effectif) * 100;
  if (nombre > 0 && part < 0.05) return `moins de 0,1${NNBSP}%`;
  if (nombre < effectif && part >= 99.95) return `plus de 99,9${NNBSP}%`;
  return `${pourcentage().format(part)}${NNBSP}%`;
};

/** The company as the annex reads it; its headcount is of the whole company. */
export type EntrepriseDAnnexe = Incomplet<Pick<Entreprise, 'nombreEmployes' | 'isEtablissement'>>;

/**
 * Whether the share of those beyond the threshold, which the article asks for (art. R4121-1-1, 2° C. trav.), can be told:
 * where there is no threshold none is asked, and nobody is 0 % of any staff. Else the headcount is to be that of the
 * document, and no smaller than the number.
 */
export function hasPart(
  { facteur, nombreAuDela }: Pick<LigneDAnnexe, 'facteur' | 'nombreAuDela'>,
  entreprise: EntrepriseDAnnexe | null | undefined,
): boolean {
  if (!hasSeuil(facteur) || nombreAuDela === 0) return true;
  const effectif = entreprise?.nombreEmployes ?? 0;
  return nombreAuDela !== null && nombreAuDela <= effectif && entreprise?.isEtablissement !== true;
}

/** Where the share goes that is not told. */
export const PART_A_ECRIRE = 'Écrivez la part dans les données collectives.';

/**
 * The employees beyond the threshold of a factor, and their share of the staff: « 2 salariés sur un effectif de 8, soit 25 % »,
 * or why it cannot be told. The headcount leaves some out and counts others in part (`EFFECTIF_DU_CODE`), those beyond a
 * threshold are heads: that is said.
 */
export function formatAuDela(
  { facteur, nombreAuDela }: Pick<LigneDAnnexe, 'facteur' | 'nombreAuDela'>,
  entreprise: EntrepriseDAnnexe | null | undefined,
): string {
  if (!hasSeuil(facteur)) return SANS_SEUIL;
  if (nombreAuDela === null) return NON_RENSEIGNE;
  const salaries = formatPluriel(nombreAuDela, 'salarié');
  const effectif = entreprise?.nombreEmployes ?? null;
  if (nombreAuDela === 0) return `${salaries}, soit ${formatPart(0, 1)}`;
  if (effectif === 0)
    return `${salaries}, part à établir${NBSP}: l'effectif au sens du code du travail est de 0`;
  if (effectif !== null && hasPart({ facteur, nombreAuDela }, entreprise))
    return `${salaries} sur un effectif de ${formatNombre(effectif)}, soit ${formatPart(nombreAuDela, effectif)} (${EFFECTIF_DU_CODE}${NBSP}: à vérifier s'il y en a)`;
  if (effectif !== null && nombreAuDela > effectif)
    return `${salaries} pour un effectif de ${formatNombre(effectif)} (${EFFECTIF_DU_CODE})${NBSP}: les deux nombres sont à vérifier`;
  if (entreprise?.isEtablissement === true)
    return `${salaries}, part à calculer sur l'effectif de l'établissement`;
  return `${salaries}, part inconnue sans le nombre d'employés`;
}
