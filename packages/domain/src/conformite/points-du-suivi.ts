import { DROIT_DE_CONFORMITE, FIN_DE_LA_PRESENTATION_AU_CSE } from '../droit/conformite.ts';
import { mesuresDePrevention, type EffectifDEntreprise } from '../droit/mesures-de-prevention.ts';
import { NBSP } from '../texte/espaces.ts';
import {
  computeEcheance,
  describeEcheance,
  EFFECTIF_DE_LA_MISE_A_JOUR_ANNUELLE,
} from '../version/echeance.ts';
import { CMR, hasRisqueDe, type UniteAControler } from './donnees-a-controler.ts';
import type { PointDeConformite } from './point-de-conformite.ts';

/** A version as the check reads it: an ISO instant. */
export type VersionAControler = { readonly creationTime: string };

/** What the points of the follow-up read beside the company. */
export type Suivi = {
  readonly unites: readonly UniteAControler[];
  readonly versions: readonly VersionAControler[];
  readonly today: string;
};

/** From this headcount the company has a CSE (the check's article is that of its consultation). */
const EFFECTIF_DU_CSE = 11;

const findLatest = (versions: readonly VersionAControler[]): string | null =>
  versions.reduce<string | null>(
    (latest, { creationTime }) => (latest === null || creationTime > latest ? creationTime : latest),
    null,
  );

function findMiseAJour(nombreEmployes: number | null, { versions, today }: Suivi): PointDeConformite {
  const base = { code: 'MISE_A_JOUR', reference: DROIT_DE_CONFORMITE.MISE_A_JOUR, step: 7 } as const;
  if (nombreEmployes === null)
    return {
      ...base,
      statut: 'à compléter',
      step: 2,
      message: `Effectif à renseigner${NBSP}: il dit si la mise à jour annuelle vous concerne.`,
    };
  if (nombreEmployes < EFFECTIF_DE_LA_MISE_A_JOUR_ANNUELLE)
    return {
      ...base,
      statut: 'sans objet',
      message: `La mise à jour annuelle concerne les entreprises d'au moins onze salariés. Quel que soit l'effectif, mettez à jour après un changement important.`,
    };
  const echeance = computeEcheance({ latestCreationTime: findLatest(versions), nombreEmployes, today });
  if (echeance === null)
    return { ...base, statut: 'à compléter', message: "Aucune version n'est encore générée." };
  return {
    ...base,
    statut: echeance.daysLeft < 0 ? 'à compléter' : 'renseigné',
    message: `Mise à jour annuelle${NBSP}: ${describeEcheance(echeance)}.`,
  };
}

/** What follows the document: its yearly update, who must receive it and be told, and the list kept apart from it. */
export function listPointsDuSuivi(entreprise: EffectifDEntreprise | null, suivi: Suivi): PointDeConformite[] {
  const nombreEmployes = entreprise?.nombreEmployes ?? null;
  const remind = (
    code: 'SPST' | 'CSE' | 'AVIS_D_ACCES' | 'LISTE_CMR',
    message: string,
    isConcerned = true,
  ): PointDeConformite => ({
    code,
    statut: isConcerned ? 'à vérifier' : 'sans objet',
    message,
    reference: DROIT_DE_CONFORMITE[code],
    step: null,
  });
  return [
    findMiseAJour(nombreEmployes, suivi),
    remind('SPST', 'Transmettez chaque mise à jour à votre service de prévention et de santé au travail.'),
    remind(
      'CSE',
      `S'il existe un CSE, consultez-le sur le document et ses mises à jour${FIN_DE_LA_PRESENTATION_AU_CSE[mesuresDePrevention(entreprise).regime]}.`,
      (nombreEmployes ?? EFFECTIF_DU_CSE) >= EFFECTIF_DU_CSE,
    ),
    remind(
      'AVIS_D_ACCES',
      'Affichez, à une place accessible, un avis qui dit comment consulter le document.',
    ),
    remind(
      'LISTE_CMR',
      "Agents chimiques cancérogènes, mutagènes ou toxiques pour la reproduction\u00A0: tenez la liste des travailleurs susceptibles d'être exposés dans un document séparé, jamais de nom dans le DUERP.",
      suivi.unites.some((unite) => hasRisqueDe(unite, CMR)),
    ),
  ];
}
