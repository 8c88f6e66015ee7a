/** Texts that a page must survive. */
export const LONG_LABEL =
  "Exposition prolongée aux vibrations, au bruit et aux poussières dans l'atelier de menuiserie, y compris lors des opérations de maintenance, de nettoyage et de livraison effectuées par des salariés intérimaires, été comme hiver";
export const LONG_WORD = 'Anticonstitutionnellement'.repeat(8);
