import { CHAMPS_D_UNITE_DE_TRAVAIL } from '../champs/unite-de-travail.ts';
import { NOM_VIDE_MESSAGE, requiredText } from '../formulaire/fields.ts';

const { maxLength } = CHAMPS_D_UNITE_DE_TRAVAIL.displayName;

/** The name of a unit that the user adds. */
export const uniteDeTravailNameSchema = requiredText(
  "Veuillez saisir un nom pour l'unité personnalisée",
  maxLength,
);

/** The new name of a unit. */
export const renameUniteSchema = requiredText(NOM_VIDE_MESSAGE, maxLength);

/** The toast when the examples are added without any ticked. */
export const AUCUNE_UNITE_SELECTIONNEE_MESSAGE = 'Aucune unité de travail sélectionnée';
