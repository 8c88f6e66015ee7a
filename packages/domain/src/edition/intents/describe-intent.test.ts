import type { CategorieDeRisques, Risque } from '@odu/api-contract/types';
import { expect, test } from 'vitest';
import { ENTREPRISE_VIDE } from '../apply/entreprise-du-document.ts';
import { createUnite } from '../apply/evaluation-du-risque.ts';
import { readExpositions } from '../apply/expositions-du-document.ts';
import { supprimerRisques } from '../copie/risques-copies.ts';
import { describeDeletion, describeIntent } from './describe-intent.ts';
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
const second = makeRisque(uuid('c', 2), categorie.idCategorie, { displayName: 'Coupure' });
const gants = makeAction(uuid('a', 1), uuid('d', 2), { descriptionDeLaMesure: 'Fournir des gants' });
const other = createUnite(uuid('a', 2), 'Vente');
const froid = makeCategorie(uuid('b', 2), 'Froid');
const document = makeDocument([
  { ...unite, risques: [risque, second], papripactActionsPreventives: [action, gants] },
  other,
]);
const ajout = (kind: 'ajouterRisquesPremade' | 'restaurerRisques', risques: Risque[]): Edition => ({
  kind,
  idUniteDeTravail: unite.idUniteDeTravail,
  categories: [{ item: categorie, place: 'fin' }],
  risques: risques.map((item) => ({ item, place: 'fin' })),
  liens: [],
});
const retrait = (categories: CategorieDeRisques[], risques: Risque[]): Edition => ({
  kind: 'retirerRisques',
  idUniteDeTravail: unite.idUniteDeTravail,
  base: { categories, risques },
});
const createId = () => uuid('e', 9);

test.for<[Edition | null, string]>([
  [intentions.ajouterUnites(['Vente'], createId), "ajout de l'unité «\u202fVente\u202f»"],
  [intentions.ajouterUnites(['Vente', 'Livraison'], createId), 'ajout de 2 unités'],
  [
    { kind: 'restaurerUnites', unites: [{ item: unite, place: 'fin' }] },
    "ajout de l'unité «\u202fFournil\u202f»",
  ],
  [intentions.supprimerUnite(unite), "suppression de l'unité «\u202fFournil\u202f»"],
  [{ kind: 'retirerUnites', base: [unite, other] }, 'suppression de 2 unités'],
  [
    intentions.modifierUnite(unite, { differencesSelonSexe: 'Aucune' }),
    "modification de l'unité «\u202fFournil\u202f»",
  ],
  [
    { kind: 'deplacerUnite', idUniteDeTravail: other.idUniteDeTravail, place: [] },
    "déplacement de l'unité «\u202fVente\u202f»",
  ],
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
  [ajout('ajouterRisquesPremade', [risque, second]), 'ajout de 2 risques'],
  [ajout('restaurerRisques', [risque]), 'ajout du risque «\u202fBrûlure\u202f»'],
  [ajout('restaurerRisques', []), 'ajout de la catégorie «\u202fChaleur\u202f»'],
  [retrait([categorie], [risque, second]), 'suppression de 2 risques'],
  [retrait([categorie], [risque]), 'suppression du risque «\u202fBrûlure\u202f»'],
  [retrait([categorie], []), 'suppression de la catégorie «\u202fChaleur\u202f»'],
  [retrait([categorie, froid], []), 'suppression de 2 catégories'],
  [
    intentions.supprimerCategorie(unite, { ...froid, idCategorie: categorie.idCategorie }),
    'suppression de la catégorie «\u202fFroid\u202f»',
  ],
  [
    {
      kind: 'deplacerRisque',
      idUniteDeTravail: unite.idUniteDeTravail,
      idRisque: second.idRisque,
      place: [],
    },
    'déplacement du risque «\u202fCoupure\u202f»',
  ],
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
  [
    { kind: 'restaurerAction', action: { item: action, place: 'fin' } },
    `ajout de l'action préventive «\u202f${action.descriptionDeLaMesure}\u202f»`,
  ],
  [
    { kind: 'retirerAction', base: action },
    `suppression de l'action préventive «\u202f${action.descriptionDeLaMesure}\u202f»`,
  ],
  [
    intentions.modifierAction(gants, { responsable: 'Paul' }),
    "modification de l'action préventive «\u202fFournir des gants\u202f»",
  ],
  [
    intentions.modifierEntreprise(null, { ...ENTREPRISE_VIDE, nom: 'Martin' }),
    "modification des informations de l'entreprise",
  ],
  [
    intentions.modifierExpositions(readExpositions({}), { donnees_nuit: 'Fournil' }),
    "modification de l'annexe des expositions",
  ],
  [intentions.modifierFamilles(unite, { BRU: '', RAY: '' }), "examen des familles d'une unité"],
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

const idUniteDeTravail = uuid('a', 8);
const [base, values] = [{ displayName: 'A' }, { displayName: 'B' }];
test.for<[Edition, string]>([
  [{ kind: 'renommerUnite', idUniteDeTravail, base, values }, "nouveau nom d'une unité"],
  [
    { kind: 'renommerCategorie', idUniteDeTravail, idCategorie: categorie.idCategorie, base, values },
    "nouveau nom d'une catégorie",
  ],
  [
    { kind: 'modifierRisque', idUniteDeTravail, idRisque: risque.idRisque, base, values },
    "modification d'un risque",
  ],
  [
    {
      kind: 'modifierAction',
      idUniteDeTravail,
      idAction: action.idAction,
      base: {},
      values: { budget: '1' },
    },
    "modification d'une action préventive",
  ],
])('%#: what is gone with its unit is %s without a name', ([edition, text]) => {
  expect(describeIntent(document, stamp(edition))).toBe(text);
});

test.for<[Edition | null, string | null]>([
  [intentions.supprimerUnite(unite), "L'unité «\u202fFournil\u202f» a été supprimée."],
  [intentions.supprimerCategorie(unite, categorie), 'La catégorie «\u202fChaleur\u202f» a été supprimée.'],
  [intentions.supprimerRisque(unite, risque), 'Le risque «\u202fBrûlure\u202f» a été supprimé.'],
  [supprimerRisques(unite, [risque, second]), '2 risques supprimés.'],
  [
    intentions.supprimerAction({ ...action, descriptionDeLaMesure: 'Poser un tapis\nDevant le four' }),
    "L'action préventive «\u202fPoser un tapis\u202f» a été supprimée.",
  ],
  // Nobody asked for it: an addition is taken back.
  [{ kind: 'retirerUnites', base: [unite] }, null],
  [retrait([categorie], [risque]), null],
  [intentions.renommerUnite(unite, 'Four'), null],
])('%#: beside a deletion that was asked for stands: %s', ([edition, text]) => {
  if (edition === null) throw new Error('nothing to describe');
  expect(describeDeletion(stamp(edition))).toBe(text);
});
