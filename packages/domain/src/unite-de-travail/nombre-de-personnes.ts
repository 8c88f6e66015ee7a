import * as z from 'zod/mini';
import { MAX_NOMBRE_EMPLOYES } from '../entreprise/nombre-employes.ts';
import { formatNombre } from '../texte/format-nombre.ts';

const NOMBRE_ENTIER = {
  error: () => `Indiquez un nombre entier, de 0 à ${formatNombre(MAX_NOMBRE_EMPLOYES)}`,
};

/** A number of people, as the contract bounds it; null when nobody said. */
export const nombreDePersonnesSchema = z.nullable(
  z
    .number(NOMBRE_ENTIER)
    .check(
      z.gte(0, NOMBRE_ENTIER),
      z.lte(MAX_NOMBRE_EMPLOYES, NOMBRE_ENTIER),
      z.refine(Number.isInteger, NOMBRE_ENTIER),
    ),
);
