import {
  FREQUENCE_LABELS,
  GRAVITE_LABELS,
  MAITRISE_LABELS,
  NIVEAU_LABELS,
  NIVEAU_SEUILS,
  NOTES,
  PRIORITES,
  computeNiveauDeRisque,
  formatCoefficient,
  formatFormule,
  formatNombre,
} from '@odu/domain';
import { setApostrophes } from './droit-content.ts';
import { describeNiveau } from './niveau-content.ts';
import type { MethodeContent } from './report-content.ts';

const EXEMPLE = { evalGravite: 3, evalFrequence: 2, evalMaitrise: 3 } as const;

const seuil = {
  modere: formatNombre(NIVEAU_SEUILS.YELLOW),
  important: formatNombre(NIVEAU_SEUILS.ORANGE),
  critique: formatNombre(NIVEAU_SEUILS.RED),
};

const describePriorite = (status: keyof typeof PRIORITES) =>
  setApostrophes(`${PRIORITES[status].delai}. ${PRIORITES[status].conduite}`);

/** Scales, formula, bands and reading grids, all from the domain's constants. */
export function buildMethodeContent(): MethodeContent {
  const describe = (labels: Readonly<Record<(typeof NOTES)[number], string>>) =>
    NOTES.map((note) => ({ note: String(note), label: labels[note] }));
  return {
    gravite: describe(GRAVITE_LABELS),
    frequence: describe(FREQUENCE_LABELS),
    maitrise: NOTES.map((note) => ({
      note: String(note),
      label: MAITRISE_LABELS[note],
      coefficient: formatCoefficient(note),
    })),
    exemple: {
      gravite: String(EXEMPLE.evalGravite),
      frequence: String(EXEMPLE.evalFrequence),
      maitrise: MAITRISE_LABELS[EXEMPLE.evalMaitrise],
      formule: formatFormule(EXEMPLE),
    },
    niveaux: [
      {
        status: 'GREEN',
        label: NIVEAU_LABELS.GREEN,
        intervalle: `moins de ${seuil.modere}`,
        priorite: describePriorite('GREEN'),
      },
      {
        status: 'YELLOW',
        label: NIVEAU_LABELS.YELLOW,
        intervalle: `de ${seuil.modere} à moins de ${seuil.important}`,
        priorite: describePriorite('YELLOW'),
      },
      {
        status: 'ORANGE',
        label: NIVEAU_LABELS.ORANGE,
        intervalle: `de ${seuil.important} à moins de ${seuil.critique}`,
        priorite: describePriorite('ORANGE'),
      },
      {
        status: 'RED',
        label: NIVEAU_LABELS.RED,
        intervalle: `${seuil.critique} et plus`,
        priorite: describePriorite('RED'),
      },
    ],
    grilles: NOTES.map((evalMaitrise) => ({
      label: MAITRISE_LABELS[evalMaitrise],
      coefficient: formatCoefficient(evalMaitrise),
      lignes: NOTES.toReversed().map((evalGravite) =>
        NOTES.map((evalFrequence) =>
          describeNiveau(computeNiveauDeRisque({ evalGravite, evalFrequence, evalMaitrise })),
        ),
      ),
    })),
  };
}
