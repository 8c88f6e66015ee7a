import type { Exposition, FacteurL4161 } from '@odu/api-contract/types';
import { FACTEURS, FACTEURS_DE_RISQUES, hasSeuil } from '../droit/facteurs-de-risques.ts';
import { atFirstUse } from '../texte/at-first-use.ts';
import { NNBSP } from '../texte/espaces.ts';
import { formatNombre, formatPluriel } from '../texte/format-nombre.ts';
import { listFacteursDuCode } from './facteurs-des-risques.ts';

/** Stands in the annex for what nobody has said. */
export const NON_RENSEIGNE = 'non renseigné';

/** Stands for the number of a factor for which the law sets no threshold. */
export const SANS_SEUIL = 'sans seuil réglementaire';

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

/** Whether all that the article asks of a factor is said. */
export const isLigneRenseignee = ({
  facteur,
  donneesCollectives,
  nombreAuDela,
}: Pick<LigneDAnnexe, 'facteur' | 'donneesCollectives' | 'nombreAuDela'>): boolean =>
  donneesCollectives.trim() !== '' && (!hasSeuil(facteur) || nombreAuDela !== null);

const pourcentage = atFirstUse(() => new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 }));

/**
 * The employees beyond the threshold of a factor, and their share of the staff: « 2 salariés sur 8, soit 25 % ». The share is
 * left out where the headcount is unknown, or smaller than the number: that is said.
 */
export function formatAuDela(
  { facteur, nombreAuDela }: Pick<LigneDAnnexe, 'facteur' | 'nombreAuDela'>,
  effectif: number | null | undefined,
): string {
  if (!hasSeuil(facteur)) return SANS_SEUIL;
  if (nombreAuDela === null) return NON_RENSEIGNE;
  const salaries = formatPluriel(nombreAuDela, 'salarié');
  if (effectif === null || effectif === undefined || effectif === 0)
    return `${salaries}, part inconnue sans le nombre d'employés`;
  if (nombreAuDela > effectif) return `${salaries}, plus que les ${formatNombre(effectif)} de l'entreprise`;
  const part = pourcentage().format((nombreAuDela / effectif) * 100);
  return `${salaries} sur ${formatNombre(effectif)}, soit ${part}${NNBSP}%`;
}
