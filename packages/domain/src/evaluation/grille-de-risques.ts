import {
  classifyNiveauDeRisque,
  computeNiveauDeRisque,
  isRisqueEvalue,
  type Evaluation,
  type EvaluationPartielle,
  type NiveauDeRisqueStatus,
} from './niveau-de-risque.ts';
import { NOTES, type Note } from './notes.ts';

/** One case of the grid. */
export type CaseDeGrille<S> = {
  gravite: Note;
  frequence: Note;
  /** Those that stand here, the worst first, equals in their order. */
  risques: S[];
  /** The level of a chosen maîtrise, or the highest of the risks when all stand together; null where there is none. */
  niveauValue: number | null;
  niveauStatus: NiveauDeRisqueStatus | null;
};

const niveauOf = ({ risque }: { risque: EvaluationPartielle }): number =>
  isRisqueEvalue(risque) ? computeNiveauDeRisque(risque) : 0;

/**
 * Places evaluated risks by gravité (rows, the worst first) and fréquence (columns, the rarest first); those that are not
 * evaluated are left out. With a maîtrise the case has the level of its three notes; without one (`null`: all together) it has
 * the highest level of its risks, so that no critical risk is hidden by those of a better maîtrise.
 */
export const makeGrilleDeRisques = <S extends { risque: EvaluationPartielle }>(
  situes: readonly S[],
  maitrise: Note | null,
): CaseDeGrille<S>[][] =>
  NOTES.toReversed().map((gravite) =>
    NOTES.map((frequence) => {
      const risques = situes
        .filter(
          ({ risque }) =>
            isRisqueEvalue(risque) &&
            risque.evalGravite === gravite &&
            risque.evalFrequence === frequence &&
            (maitrise === null || risque.evalMaitrise === maitrise),
        )
        .toSorted((one, other) => niveauOf(other) - niveauOf(one));
      const niveauValue = readNiveau({ gravite, frequence, maitrise, risques });
      return { gravite, frequence, risques, niveauValue, niveauStatus: classifyNiveauDeRisque(niveauValue) };
    }),
  );

type Place<S> = { gravite: Note; frequence: Note; maitrise: Note | null; risques: readonly S[] };

function readNiveau<S extends { risque: EvaluationPartielle }>({
  gravite,
  frequence,
  maitrise,
  risques: [worst],
}: Place<S>): number | null {
  if (maitrise === null) return worst === undefined ? null : niveauOf(worst);
  const evaluation: Evaluation = { evalGravite: gravite, evalFrequence: frequence, evalMaitrise: maitrise };
  return computeNiveauDeRisque(evaluation);
}
