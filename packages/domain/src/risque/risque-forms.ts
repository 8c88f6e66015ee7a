import * as z from 'zod/mini';
import { CHAMPS_DE_CATEGORIE } from '../champs/categorie-de-risques.ts';
import { CHAMPS_DE_RISQUE } from '../champs/risque.ts';
import { NOTES } from '../evaluation/notes.ts';
import { CHAMP_REQUIS_MESSAGE, NOM_VIDE_MESSAGE, optionalText, requiredText } from '../formulaire/fields.ts';
import { nombreDePersonnesSchema } from '../unite-de-travail/nombre-de-personnes.ts';
import { foldName } from '../texte/is-same-name.ts';

/** The message under a criterion that is not set. */
export const EVALUATION_REQUISE_MESSAGE = 'Veuillez évaluer le risque.';

/** The message of an evaluation saved before its three criteria are set. */
export const EVALUATION_INCOMPLETE_MESSAGE =
  'Veuillez évaluer tous les critères du risque avant de sauvegarder.';

/** The message of a category name already taken in the unit. */
export const CATEGORIE_EXISTANTE_MESSAGE = 'Une catégorie avec ce nom existe déjà';

/** The message when premade risks are added without any ticked. */
export const AUCUN_RISQUE_SELECTIONNE_MESSAGE = 'Veuillez sélectionner au moins un risque';

const { displayName, danger, remarques } = CHAMPS_DE_RISQUE;

/** The name of a risk that the user adds. */
export const risqueNameSchema = requiredText(CHAMP_REQUIS_MESSAGE, displayName.maxLength);

/** The new name of a risk. */
export const renameRisqueSchema = requiredText(NOM_VIDE_MESSAGE, displayName.maxLength);

/** Name, category, danger and remarks of a risk. */
export const risqueFormSchema = z.object({
  displayName: requiredText('Le nom du risque est requis', displayName.maxLength),
  idCategorie: requiredText('La catégorie est requise'),
  danger: optionalText(danger.maxLength),
  remarques: optionalText(remarques.maxLength),
  nombreExposes: z.optional(nombreDePersonnesSchema),
});

const noteSchema = z.literal(NOTES, EVALUATION_REQUISE_MESSAGE);

/** The three criteria of a risk, each 1 to 4. */
export const evaluationFormSchema = z.object({
  evalGravite: noteSchema,
  evalFrequence: noteSchema,
  evalMaitrise: noteSchema,
});

/** Whether a category of the unit already has this name (accents, case and spaces apart); the category being renamed is left out. */
export const isCategorieNameTaken = (
  name: string,
  categories: readonly { idCategorie: string; displayName: string }[],
  exceptIdCategorie?: string,
): boolean => {
  const wanted = foldName(name);
  return categories.some(
    ({ idCategorie, displayName }) => idCategorie !== exceptIdCategorie && foldName(displayName) === wanted,
  );
};

/** The name of a new or renamed category: required, unique within the unit. */
export const createCategorieNameSchema = (
  categories: readonly { idCategorie: string; displayName: string }[],
  exceptIdCategorie?: string,
) =>
  requiredText(CHAMP_REQUIS_MESSAGE, CHAMPS_DE_CATEGORIE.displayName.maxLength).check(
    z.refine(
      (name) => !isCategorieNameTaken(name, categories, exceptIdCategorie),
      CATEGORIE_EXISTANTE_MESSAGE,
    ),
  );
