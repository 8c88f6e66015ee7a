import { requiredText } from '../formulaire/fields.ts';

/** The name of a unit that the user adds. */
export const uniteDeTravailNameSchema = requiredText("Veuillez saisir un nom pour l'unité personnalisée");

/** The new name of a unit or of a risk. */
export const renameSchema = requiredText('Le nom ne peut pas être vide');

/** The toast when the examples are added without any ticked. */
export const AUCUNE_UNITE_SELECTIONNEE_MESSAGE = 'Aucune unité de travail sélectionnée';
