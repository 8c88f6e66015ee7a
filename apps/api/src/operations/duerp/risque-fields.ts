import type { RisqueInput } from '@odu/api-contract';
import { classifyNiveauDeRisque, computeNiveauDeRisqueOrNull, isRisqueEvalue } from '@odu/domain';
import type { RisqueRow } from '../../repositories/risque-repository.ts';

type Place = Pick<RisqueRow, 'duerpDocumentId' | 'idUniteDeTravail'>;

/** The row of a risk from what the client sends; an optional field that is absent keeps what is stored. */
export function toRisqueFields(
  input: RisqueInput,
  place: Place,
  stored: RisqueRow | undefined,
): Omit<RisqueRow, 'position'> {
  const { evalGravite = stored?.evalGravite ?? null } = input;
  const { evalFrequence = stored?.evalFrequence ?? null } = input;
  const { evalMaitrise = stored?.evalMaitrise ?? null } = input;
  return {
    ...place,
    idRisque: input.idRisque,
    idCategorie: input.idCategorie,
    code: input.code,
    displayName: input.displayName,
    isUserDefined: input.isUserDefined ? 1 : 0,
    danger: input.danger ?? stored?.danger ?? '',
    remarques: input.remarques ?? stored?.remarques ?? '',
    evalGravite,
    evalFrequence,
    evalMaitrise,
    niveauDeRisqueValue: computeNiveauDeRisqueOrNull({ evalGravite, evalFrequence, evalMaitrise }),
  };
}

/** The level of a risk as a small answer tells it. */
export const toRisquePatch = (row: RisqueRow) => ({
  idRisque: row.idRisque,
  isRisqueEvalue: isRisqueEvalue(row),
  niveauDeRisqueValue: row.niveauDeRisqueValue,
  niveauDeRisqueStatus: classifyNiveauDeRisque(row.niveauDeRisqueValue),
});
