import { expect, test } from 'vitest';
import { describeIntent } from './describe-intent.ts';
import {
  makeAction,
  makeCategorie,
  makeDocument,
  makeRisque,
  uuid,
} from '../test-data/documents.test-data.ts';
import { stamp } from '../test-data/edition.test-data.ts';
import type { Edition } from './intent.ts';
import * as evaluations from './evaluations.ts';
import * as intentions from './intentions.ts';

const categorie = makeCategorie(uuid('b', 1), 'Chaleur');
const risque = makeRisque(uuid('c', 1), categorie.idCategorie, { displayName: 'Brûlure' });
const action = makeAction(uuid('a', 1), uuid('d', 1));
const unite = {
  idUniteDeTravail: uuid('a', 1),
  displayName: 'Fournil',
  categorieDeRisques: [categorie],
  risques: [risque],
  papripactActionsPreventives: [action],
  niveauDeRisqueValue: null,
};
const document = makeDocument([unite]);
const createId = () => uuid('e', 9);

test.for<[Edition | null, string]>([
  [intentions.ajouterUnites(['Vente'], createId), "ajout de l'unité «\u202fVente\u202f»"],
  [intentions.ajouterUnites(['Vente', 'Livraison'], createId), 'ajout de 2 unités'],
  [intentions.supprimerUnite(unite), "suppression de l'unité «\u202fFournil\u202f»"],
  [intentions.renommerUnite(unite, 'Four'), "nouveau nom de l'unité «\u202fFournil\u202f»"],
  [intentions.ajouterCategorie(unite, 'Bruit', createId), 'ajout de la catégorie «\u202fBruit\u202f»'],
  [intentions.supprimerCategorie(unite, categorie), 'suppression de la catégorie «\u202fChaleur\u202f»'],
  [
    intentions.renommerCategorie(unite, categorie, 'Froid'),
    'nouveau nom de la catégorie «\u202fChaleur\u202f»',
  ],
  [
    {
      kind: 'deplacerCategorie',
      idUniteDeTravail: unite.idUniteDeTravail,
      idCategorie: categorie.idCategorie,
      place: [],
    },
    'déplacement de la catégorie «\u202fChaleur\u202f»',
  ],
  [intentions.ajouterRisque(unite, categorie, 'Coupure', createId), 'ajout du risque «\u202fCoupure\u202f»'],
  [intentions.supprimerRisque(unite, risque), 'suppression du risque «\u202fBrûlure\u202f»'],
  [
    evaluations.modifierRisque(unite, risque, { evalGravite: 3 }),
    'modification du risque «\u202fBrûlure\u202f»',
  ],
  [
    evaluations.confirmerEvaluation(unite, risque, '2026-11-20T09:00:00Z'),
    "confirmation de l'évaluation du risque «\u202fBrûlure\u202f»",
  ],
  [
    intentions.supprimerAction(action),
    `suppression de l'action préventive «\u202f${action.descriptionDeLaMesure}\u202f»`,
  ],
  [
    intentions.modifierAction(action, { responsable: 'Paul' }),
    `modification de l'action préventive «\u202f${action.descriptionDeLaMesure}\u202f»`,
  ],
  [
    intentions.ajouterAction({ ...action, descriptionDeLaMesure: 'Poser un tapis\nDevant le four' }),
    "ajout de l'action préventive «\u202fPoser un tapis\u202f»",
  ],
  [intentions.modifierFamilles(unite, { BRU: '' }), 'famille «\u202fBruit\u202f» non concernée'],
  [
    intentions.modifierFamilles(
      { ...unite, famillesNonConcernees: [{ code: 'BRU', motif: '' }] },
      { BRU: null },
    ),
    'famille «\u202fBruit\u202f» à examiner',
  ],
  [intentions.activerPapripact(true), 'activation du PAPRIPACT'],
  [intentions.activerPapripact(false), 'désactivation du PAPRIPACT'],
  [intentions.modifierRessourcesPapripact('', 'Un mi-temps'), 'modification des ressources du PAPRIPACT'],
])('%# is described as %s', ([edition, text]) => {
  if (edition === null) throw new Error('nothing to describe');
  expect(describeIntent(document, stamp(edition))).toBe(text);
});
