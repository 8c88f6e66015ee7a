import type { Exposition } from '@odu/api-contract/types';
import type { EffectifDEntreprise } from '../droit/mesures-de-prevention.ts';
import { type EntrepriseDAnnexe, listAnnexe } from '../expositions/annexe-des-expositions.ts';
import { formatPluriel } from '../texte/format-nombre.ts';
import { listActionsPrevues, type UniteAControler } from './donnees-a-controler.ts';
import { listPointsDesMesures } from './points-des-mesures.ts';
import { type EntreeAControler, listPointsDuSuivi, type VersionAControler } from './points-du-suivi.ts';
import { toPointDesExpositions } from './point-des-expositions.ts';
import { listPointsDesRisques } from './points-des-risques.ts';
import type { PointDeConformite } from './point-de-conformite.ts';
import { listConseils } from './conseils.ts';

/** The fields of a document's data that the check reads; a version kept before a field existed lacks it. */
export type DonneesAControler = {
  readonly entreprise?: (EffectifDEntreprise & EntrepriseDAnnexe) | null | undefined;
  readonly unitesDeTravail: readonly UniteAControler[];
  readonly ressourcesPapripact?: string | undefined;
  /** The annex; a version made before there was one lacks it. */
  readonly expositions?: readonly Exposition[] | undefined;
};

/**
 * What the Labour Code asks of this company's document, point by point, with its article and where it is mended; advice
 * last. It never blocks and never says that a document is lawful. `suivi` is null while it is not known, `today` is a day in Paris or an ISO instant.
 */
export const controleDeConformite = (
  data: DonneesAControler,
  versions: readonly VersionAControler[],
  suivi: readonly EntreeAControler[] | null,
  today: string,
): PointDeConformite[] => {
  const { unitesDeTravail: unites, entreprise = null, ressourcesPapripact = '' } = data;
  const actions = listActionsPrevues(unites);
  return [
    ...listPointsDesRisques(unites),
    toPointDesExpositions(data),
    ...listPointsDesMesures(entreprise, actions, {
      annexe: listAnnexe(data),
      ressources: ressourcesPapripact,
      today,
    }),
    ...listPointsDuSuivi(entreprise, { unites, versions, entrees: suivi, today }),
    ...listConseils(unites, actions),
  ];
};

/** How many points have an answer, of how many that concern the company; advice counts in neither. */
export const countConformite = (points: readonly PointDeConformite[]) => {
  const counted = points.filter(({ statut }) => statut !== 'conseil' && statut !== 'sans objet');
  const count = (statut: PointDeConformite['statut']) =>
    counted.filter((point) => point.statut === statut).length;
  return { renseignes: count('renseigné'), aVerifier: count('à vérifier'), total: counted.length };
};

/** The count in words: « 5 points renseignés sur 9 », never « conforme à la loi ». */
export const formatConformite = (points: readonly PointDeConformite[]): string => {
  const { renseignes, total } = countConformite(points);
  return `${formatPluriel(renseignes, 'point renseigné', 'points renseignés')} sur ${total}`;
};
