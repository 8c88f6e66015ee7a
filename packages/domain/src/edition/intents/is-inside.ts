import { uniteOf } from '../apply/apply-intent.ts';
import type { Cible } from '../collisions/collision.ts';
import type { Intent } from './intent.ts';

/** Whether the intent writes in the very item. */
export function isOf(intent: Intent, { entite, id }: Cible): boolean {
  switch (intent.kind) {
    case 'modifierEntreprise':
      return entite === 'entreprise';
    case 'activerPapripact':
      return entite === 'papripact';
    case 'modifierExpositions':
      return entite === 'expositions';
    case 'renommerUnite':
    case 'modifierUnite':
      return entite === 'uniteDeTravail' && intent.idUniteDeTravail === id;
    case 'renommerCategorie':
      return entite === 'categorieDeRisques' && intent.idCategorie === id;
    case 'modifierRisque':
      return (
        (entite === 'risque' && intent.idRisque === id) ||
        (entite === 'categorieDeRisques' && intent.values.idCategorie === id)
      );
    case 'ecarterFamilles':
      return entite === 'famillesDeRisques' && intent.idUniteDeTravail === id;
    case 'modifierAction':
      return (
        (entite === 'actionPreventive' && intent.idAction === id) ||
        (entite === 'risque' && intent.values.idRisqueAssocie === id)
      );
    default:
      return false;
  }
}

/** Whether the intent has no meaning without the item: it writes in it, or in something that it holds. */
export const isInside = (intent: Intent, cible: Cible): boolean =>
  cible.entite === 'uniteDeTravail' ? uniteOf(intent) === cible.id : isOf(intent, cible);

/** The field by which an edit goes to an item that it does not write in otherwise: a risk to its category, an action to its risk. Null for any other edit. */
export function champDuLien({ kind }: Intent, { entite }: Cible): 'idCategorie' | 'idRisqueAssocie' | null {
  if (entite === 'categorieDeRisques' && kind === 'modifierRisque') return 'idCategorie';
  return entite === 'risque' && kind === 'modifierAction' ? 'idRisqueAssocie' : null;
}
