import { requiredText } from '../formulaire/fields.ts';

/** The name of a unit that the user adds. */
export const uniteDeTravailNameSchema = requiredText("Veuillez saisir un nom pour l'unité personnalisée");

/** The new name of a unit, a category or a risk. */
export const renameSchema = requiredText('Le nom ne peut pas être vide');

/** The toast when the examples are added without any ticked. */
export const AUCUNE_UNITE_SELECTIONNEE_MESSAGE = 'Aucune unité de travail sélectionnée';

/** The list with one item moved to another place (both from 0, brought inside the list); a new list, the same when nothing moves. */
export const moveItem = <T>(items: readonly T[], from: number, to: number): T[] => {
  const moved = items[from];
  if (moved === undefined) return [...items];
  const others = items.toSpliced(from, 1);
  return others.toSpliced(Math.min(Math.max(to, 0), others.length), 0, moved);
};
