import type { MesureEnPlace, Note, TypeDeMesure, UniteDeTravail } from '@odu/api-contract';
import { isMesureEnPlace, NOTES, TYPES_DE_MESURE, type CHAMPS_DE_RISQUE, type ChampGarde } from '@odu/domain';
import type { EvaluationValues } from '@odu/ui';
import { isNombre, isText } from '../../../drafts/draft-changes.ts';
import type { DraftFields } from '../../../drafts/draft-changes.ts';

type RisqueDraft = Pick<
  EvaluationValues,
  ChampGarde<typeof CHAMPS_DE_RISQUE> | 'texteDeMesure' | 'typeDeMesure'
>;

const isNote = (value: unknown): value is Note => value === null || NOTES.some((note) => note === value);

/** What of the form is kept on the device, and what a kept value must be. */
export const listEvaluationDraftFields = ({
  categorieDeRisques,
}: UniteDeTravail): DraftFields<RisqueDraft> => ({
  displayName: isText,
  // The category may have been deleted since.
  idCategorie: (value): value is string =>
    categorieDeRisques.some(({ idCategorie }) => idCategorie === value),
  danger: isText,
  remarques: isText,
  mesuresEnPlace: (value): value is MesureEnPlace[] => Array.isArray(value) && value.every(isMesureEnPlace),
  texteDeMesure: isText,
  typeDeMesure: (value): value is TypeDeMesure | null =>
    value === null || TYPES_DE_MESURE.some((type) => type === value),
  nombreExposes: isNombre,
  evalGravite: isNote,
  evalFrequence: isNote,
  evalMaitrise: isNote,
});
