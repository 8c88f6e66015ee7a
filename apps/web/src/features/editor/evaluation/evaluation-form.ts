import type { Risque } from '@odu/api-contract';
import {
  addMesureEnPlace,
  evaluationFormSchema,
  mesureEnPlaceFormSchema,
  risqueFormSchema,
  validateWith,
} from '@odu/domain';
import type { MesureSaisie, ValeursDeRisque } from '@odu/domain';
import type { EvaluationValues } from '@odu/ui';
import { createId } from '../../../create-id.ts';

/** What the form shows of a risk. */
export const toEvaluationValues = ({
  displayName,
  idCategorie,
  danger,
  remarques,
  mesuresEnPlace = [],
  evalGravite,
  evalFrequence,
  evalMaitrise,
  nombreExposes = null,
}: Risque): EvaluationValues => ({
  displayName,
  idCategorie,
  danger,
  remarques,
  mesuresEnPlace,
  texteDeMesure: '',
  typeDeMesure: null,
  evalGravite,
  evalFrequence,
  evalMaitrise,
  nombreExposes,
});

/** A measure that is typed and not added yet is saved with the others: it must have its kind. */
const validateSaisie = ({ texteDeMesure: texte, typeDeMesure: type }: EvaluationValues) => {
  if (texte.trim() === '') return {};
  const found: { texte?: string; type?: string } = validateWith(mesureEnPlaceFormSchema)({ texte, type });
  return {
    ...(found.texte !== undefined && { texteDeMesure: found.texte }),
    ...(found.type !== undefined && { typeDeMesure: found.type }),
  };
};

/** The message of each refused field. */
export const validateEvaluation = (values: EvaluationValues) => ({
  ...validateWith(risqueFormSchema)(values),
  ...validateWith(evaluationFormSchema)(values),
  ...validateSaisie(values),
});

/** The values with one measure more, and nothing typed any more. */
export const addMesure = (values: EvaluationValues, mesure: MesureSaisie): EvaluationValues => ({
  ...values,
  mesuresEnPlace: addMesureEnPlace(values.mesuresEnPlace, mesure, createId),
  texteDeMesure: '',
  typeDeMesure: null,
});

/** What the valid form writes in the risk. */
export function toValeursDeRisque(values: EvaluationValues): ValeursDeRisque {
  const { texteDeMesure: texte, typeDeMesure: type } = values;
  const isTyped = texte.trim() !== '' && type !== null;
  const { mesuresEnPlace, nombreExposes, evalGravite, evalFrequence, evalMaitrise } = isTyped
    ? addMesure(values, { texte, type })
    : values;
  return {
    ...risqueFormSchema.parse(values),
    mesuresEnPlace,
    nombreExposes,
    evalGravite,
    evalFrequence,
    evalMaitrise,
  };
}
