import type { EvaluationPrecedente, MesureEnPlace, Risque, RisqueInput } from '@odu/api-contract';
import { mergeRisque, rateRisque } from '@odu/domain';
import type { RisqueRow } from '../../../repositories/duerp/risque-repository.ts';
import { findDuplicate } from '../liste/plan-list.ts';
import { refuse } from '../problems.ts';

type Place = Pick<RisqueRow, 'duerpDocumentId' | 'idUniteDeTravail'>;

// `toMesures` wrote it from a body that the contract had checked.
const readMesures = (stored: string) => JSON.parse(stored) as MesureEnPlace[];

const readPrecedente = (stored: string | null) =>
  stored === null ? null : (JSON.parse(stored) as EvaluationPrecedente);

/** The former evaluation as it is stored: each property in its place, so that the same one is the same text. */
const toPrecedente = (precedente: EvaluationPrecedente | null): string | null => {
  if (precedente === null) return null;
  const { evalGravite, evalFrequence, evalMaitrise, evalueLe } = precedente;
  return JSON.stringify({ evalGravite, evalFrequence, evalMaitrise, evalueLe });
};

/** The measures as they are stored: each property in its place, so that the same measures are the same text. */
function toMesures(mesures: readonly MesureEnPlace[]): string {
  const duplicate = findDuplicate(mesures.map(({ idMesure }) => idMesure));
  if (duplicate) {
    throw refuse('/mesuresEnPlace', "L'identifiant d'une mesure en place est présent deux fois.");
  }
  return JSON.stringify(mesures.map(({ idMesure, texte, type }) => ({ idMesure, texte, type })));
}

/** The row of a risk from what the client sends, `ecriture` says when; an optional field that is absent keeps what is stored. */
export function toRisqueFields(
  input: RisqueInput,
  place: Place,
  stored: RisqueRow | undefined,
  ecriture?: Parameters<typeof mergeRisque>[2],
): Omit<RisqueRow, 'position'> {
  const {
    isUserDefined,
    mesuresEnPlace = [],
    nombreExposes = null,
    evalueLe = null,
    evaluationPrecedente = null,
    isRisqueEvalue: _isEvalue,
    niveauDeRisqueStatus: _status,
    ...fields
  } = mergeRisque(input, stored && toRisque(stored), ecriture);
  return {
    ...place,
    ...fields,
    mesuresEnPlace: toMesures(mesuresEnPlace),
    nombreExposes,
    evalueLe,
    evaluationPrecedente: toPrecedente(evaluationPrecedente),
    isUserDefined: isUserDefined ? 1 : 0,
  };
}

/** The risk of a row, its levels computed. */
export const toRisque = ({
  duerpDocumentId: _document,
  idUniteDeTravail: _unite,
  position: _position,
  ...row
}: RisqueRow): Risque =>
  rateRisque({
    ...row,
    mesuresEnPlace: readMesures(row.mesuresEnPlace),
    evaluationPrecedente: readPrecedente(row.evaluationPrecedente),
    isUserDefined: row.isUserDefined === 1,
  });

/** The level of a risk as a small answer tells it. */
export function toRisquePatch(row: RisqueRow) {
  const { idRisque, isRisqueEvalue, niveauDeRisqueValue, niveauDeRisqueStatus } = rateRisque(row);
  return { idRisque, isRisqueEvalue, niveauDeRisqueValue, niveauDeRisqueStatus };
}
