import type { Risque, RisqueInput } from '@odu/api-contract';
import { mergeRisque, rateRisque } from '@odu/domain';
import type { RisqueRow } from '../../repositories/risque-repository.ts';

type Place = Pick<RisqueRow, 'duerpDocumentId' | 'idUniteDeTravail'>;

/** The row of a risk from what the client sends; an optional field that is absent keeps what is stored. */
export function toRisqueFields(
  input: RisqueInput,
  place: Place,
  stored: RisqueRow | undefined,
): Omit<RisqueRow, 'position'> {
  const {
    isUserDefined,
    isRisqueEvalue: _isEvalue,
    niveauDeRisqueStatus: _status,
    ...fields
  } = mergeRisque(input, stored);
  return { ...place, ...fields, isUserDefined: isUserDefined ? 1 : 0 };
}

/** The risk of a row, its levels computed. */
export const toRisque = ({
  duerpDocumentId: _document,
  idUniteDeTravail: _unite,
  position: _position,
  ...row
}: RisqueRow): Risque => rateRisque({ ...row, isUserDefined: row.isUserDefined === 1 });

/** The level of a risk as a small answer tells it. */
export function toRisquePatch(row: RisqueRow) {
  const { idRisque, isRisqueEvalue, niveauDeRisqueValue, niveauDeRisqueStatus } = rateRisque(row);
  return { idRisque, isRisqueEvalue, niveauDeRisqueValue, niveauDeRisqueStatus };
}
