import type { DuerpDocument, UniteDeTravail } from '@odu/api-contract/types';
import { makeAction, makeCategorie, makeDocument, makeRisque, uuid } from './documents.test-data.ts';
import type { AvecPlace } from '../intents/intent.ts';
import { idOfUnite, placeOf } from '../intents/liste.ts';

export const FOURNIL = uuid('a', 1);
export const VENTE = uuid('a', 2);
export const LIVRAISON = uuid('a', 3);
export const CHUTES = makeCategorie(uuid('b', 1), 'Chutes');
export const CHALEUR = makeCategorie(uuid('b', 2), 'Chaleur');
export const GLISSADE = makeRisque(uuid('c', 1), CHUTES.idCategorie, {
  displayName: 'Glissade',
  evalGravite: 2,
  evalFrequence: 2,
  evalMaitrise: 2,
});
export const BRULURE = makeRisque(uuid('c', 2), CHALEUR.idCategorie, { displayName: 'Brûlure' });
export const TAPIS = makeAction(FOURNIL, uuid('d', 1), { idRisqueAssocie: GLISSADE.idRisque });
export const GANTS = makeAction(FOURNIL, uuid('d', 2), {
  idRisqueAssocie: BRULURE.idRisque,
  descriptionDeLaMesure: 'Fournir des gants',
});

const emptyUnite = (idUniteDeTravail: string, displayName: string): UniteDeTravail => ({
  idUniteDeTravail,
  displayName,
  effectif: null,
  differencesSelonSexe: '',
  categorieDeRisques: [],
  risques: [],
  papripactActionsPreventives: [],
  niveauDeRisqueValue: null,
});

/** Three units: « Fournil » (two categories, two risks, two actions), then « Vente » and « Livraison », empty. */
export const BOULANGERIE: DuerpDocument = makeDocument([
  {
    ...emptyUnite(FOURNIL, 'Fournil'),
    categorieDeRisques: [CHUTES, CHALEUR],
    risques: [GLISSADE, BRULURE],
    papripactActionsPreventives: [TAPIS, GANTS],
  },
  emptyUnite(VENTE, 'Vente'),
  emptyUnite(LIVRAISON, 'Livraison'),
]);

/** A unit of a document by its id; throws when it is not there. */
export function uniteIn(document: DuerpDocument, id: string = FOURNIL): UniteDeTravail {
  const unite = document.data.unitesDeTravail.find(({ idUniteDeTravail }) => idUniteDeTravail === id);
  if (unite === undefined) throw new Error(`the document has no unit ${id}`);
  return unite;
}

/** The document with other fields in one unit. */
export const withUnite = (
  { data: { unitesDeTravail } }: DuerpDocument,
  fields: Partial<UniteDeTravail>,
  id: string = FOURNIL,
): DuerpDocument =>
  makeDocument(
    unitesDeTravail.map((unite) => (unite.idUniteDeTravail === id ? { ...unite, ...fields } : unite)),
  );

/** The document without these units. */
export const withoutUnites = ({ data }: DuerpDocument, ...ids: string[]): DuerpDocument =>
  makeDocument(data.unitesDeTravail.filter(({ idUniteDeTravail }) => !ids.includes(idUniteDeTravail)));

/** Every unit as it is seen, with its place. */
export const seeUnites = ({ data: { unitesDeTravail } }: DuerpDocument): AvecPlace<UniteDeTravail>[] =>
  unitesDeTravail.map((item) => ({
    item,
    place: placeOf(unitesDeTravail, idOfUnite, item.idUniteDeTravail),
  }));
