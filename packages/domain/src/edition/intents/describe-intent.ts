import type { ActionPreventive, DuerpDocument } from '@odu/api-contract/types';
import type { ValeursDesFamilles } from '../../champs/famille-de-risques.ts';
import { CODES_DE_FAMILLE, FAMILLES_DE_RISQUES } from '../../familles/familles-de-risques.ts';
import { quoteFr } from '../../texte/espaces.ts';
import { formatPluriel } from '../../texte/format-nombre.ts';
import { shortenText } from '../../texte/shorten-text.ts';
import { uniteOf } from '../apply/apply-intent.ts';
import type { AjoutDeRisques, Intent, RetraitDeRisques } from './intent.ts';

const nameOne = (
  items: readonly { displayName: string }[],
  one: string,
  many: { readonly un: string; readonly des: string },
): string => {
  const [item] = items;
  return items.length === 1 && item !== undefined
    ? `${one} ${quoteFr(item.displayName)}`
    : `de ${formatPluriel(items.length, many.un, many.des)}`;
};

const nameUnites = (items: readonly { displayName: string }[]) =>
  nameOne(items, "de l'unité", { un: 'unité', des: 'unités' });

const nameRisques = (
  risques: readonly { displayName: string }[],
  categories: readonly { displayName: string }[],
): string =>
  risques.length === 0
    ? nameOne(categories, 'de la catégorie', { un: 'catégorie', des: 'catégories' })
    : nameOne(risques, 'du risque', { un: 'risque', des: 'risques' });

const nameAjout = ({ kind, categories, risques }: AjoutDeRisques & Pick<Intent, 'kind'>): string => {
  const added = risques.map(({ item }) => item);
  // A category comes with its risk to be found again: it is named only where it is what was added.
  return kind === 'ajouterCategorie'
    ? nameRisques(
        [],
        categories.map(({ item }) => item),
      )
    : nameRisques(added, added.length === 0 ? categories.map(({ item }) => item) : []);
};

const nameRetrait = ({ kind, base }: RetraitDeRisques & Pick<Intent, 'kind'>): string =>
  nameRisques(
    kind === 'supprimerCategorie' ? [] : base.risques,
    base.risques.length === 0 || kind === 'supprimerCategorie' ? base.categories : [],
  );

const nameAction = (action: ActionPreventive | undefined): string =>
  action === undefined
    ? "d'une action préventive"
    : `de l'action préventive ${quoteFr(shortenText(action.descriptionDeLaMesure))}`;

const describeFamilles = (values: Partial<ValeursDesFamilles>): string => {
  const [one, ...others] = CODES_DE_FAMILLE.filter((code) => values[code] !== undefined);
  if (one === undefined || others.length > 0) return "examen des familles d'une unité";
  const name = `famille ${quoteFr(FAMILLES_DE_RISQUES[one])}`;
  return values[one] === null ? `${name} à examiner` : `${name} non concernée`;
};

/** What an edit does, to follow « Annulé : » or stand in a list; names are those of the document given. */
export function describeIntent(document: DuerpDocument, intent: Intent): string {
  const unite = document.data.unitesDeTravail.find(
    ({ idUniteDeTravail }) => idUniteDeTravail === uniteOf(intent),
  );
  const nameUnite = unite === undefined ? "d'une unité" : nameUnites([unite]);
  switch (intent.kind) {
    case 'ajouterUnites':
    case 'restaurerUnites':
      return `ajout ${nameUnites(intent.unites.map(({ item }) => item))}`;
    case 'supprimerUnite':
    case 'retirerUnites':
      return `suppression ${nameUnites(intent.base)}`;
    case 'renommerUnite':
      return `nouveau nom ${nameUnite}`;
    case 'modifierUnite':
      return `modification ${nameUnite}`;
    case 'deplacerUnite':
      return `déplacement ${nameUnite}`;
    case 'ajouterCategorie':
    case 'ajouterRisque':
    case 'ajouterRisquesPremade':
    case 'restaurerRisques':
      return `ajout ${nameAjout(intent)}`;
    case 'supprimerCategorie':
    case 'supprimerRisque':
    case 'retirerRisques':
      return `suppression ${nameRetrait(intent)}`;
    case 'renommerCategorie':
    case 'deplacerCategorie': {
      const categorie = unite?.categorieDeRisques.find(
        ({ idCategorie }) => idCategorie === intent.idCategorie,
      );
      const what = intent.kind === 'renommerCategorie' ? 'nouveau nom' : 'déplacement';
      return `${what} ${categorie === undefined ? "d'une catégorie" : nameRisques([], [categorie])}`;
    }
    case 'modifierRisque':
    case 'deplacerRisque': {
      const risque = unite?.risques.find(({ idRisque }) => idRisque === intent.idRisque);
      const isConfirmed = intent.kind === 'modifierRisque' && Object.keys(intent.values).length === 0;
      const change = isConfirmed ? "confirmation de l'évaluation" : 'modification';
      const what = intent.kind === 'modifierRisque' ? change : 'déplacement';
      return `${what} ${risque === undefined ? "d'un risque" : nameRisques([risque], [])}`;
    }
    case 'ecarterFamilles':
      return describeFamilles(intent.values);
    case 'ajouterAction':
    case 'restaurerAction':
      return `ajout ${nameAction(intent.action.item)}`;
    case 'modifierAction':
      return `modification ${nameAction(unite?.papripactActionsPreventives.find(({ idAction }) => idAction === intent.idAction))}`;
    case 'supprimerAction':
    case 'retirerAction':
      return `suppression ${nameAction(intent.base)}`;
    case 'modifierEntreprise':
      return "modification des informations de l'entreprise";
    case 'modifierExpositions':
      return "modification de l'annexe des expositions";
    case 'activerPapripact':
      if (intent.values.isPapripactEnabled === undefined) return 'modification des ressources du PAPRIPACT';
      return intent.values.isPapripactEnabled ? 'activation du PAPRIPACT' : 'désactivation du PAPRIPACT';
  }
}

/** The sentence beside a deletion that a person asked for; null for any other edit. */
export function describeDeletion(intent: Intent): string | null {
  switch (intent.kind) {
    case 'supprimerUnite':
      return intent.base
        .map(({ displayName }) => `L'unité ${quoteFr(displayName)} a été supprimée.`)
        .join(' ');
    case 'supprimerCategorie':
      return intent.base.categories
        .map(({ displayName }) => `La catégorie ${quoteFr(displayName)} a été supprimée.`)
        .join(' ');
    case 'supprimerRisque':
      if (intent.base.risques.length > 1)
        return `${formatPluriel(intent.base.risques.length, 'risque supprimé', 'risques supprimés')}.`;
      return intent.base.risques
        .map(({ displayName }) => `Le risque ${quoteFr(displayName)} a été supprimé.`)
        .join(' ');
    case 'supprimerAction':
      return `L'action préventive ${quoteFr(shortenText(intent.base.descriptionDeLaMesure))} a été supprimée.`;
    default:
      return null;
  }
}
