import type { ActionPreventive, DuerpDocument, UniteDeTravail } from '@odu/api-contract/types';
import * as fc from 'fast-check';
import {
  documents,
  exposition,
  makeAction,
  makeRisque,
  nom,
  note,
  risqueFields,
  texte,
  uuid,
} from './documents.test-data.ts';
import { entrepriseValues } from './entreprise.test-data.ts';
import { expositionsValues } from './expositions.test-data.ts';
import { readExpositions } from '../apply/expositions-du-document.ts';
import type { Edition, Intent, Place, Stamp } from '../intents/intent.ts';
import { copierRisques, supprimerRisques } from '../copie/risques-copies.ts';
import { copierUnites, dupliquerUnite, partirDUnModele } from '../copie/unites-copiees.ts';
import * as evaluations from '../intents/evaluations.ts';
import * as intentions from '../intents/intentions.ts';

export const STAMP: Stamp = { id: uuid('e', 1), at: '2026-11-22T08:00:00.000Z' };

export const stamp = (edition: Edition): Intent => ({ ...STAMP, ...edition });

/** An edit that changes something, made. */
export const intend = (edition: Edition | null): Intent => {
  if (edition === null) throw new Error('the edition changes something');
  return stamp(edition);
};

const statut = fc.constantFrom<ActionPreventive['statut']>('À planifier', 'En cours', 'Terminé');

const loi = fc.record({
  conditionsExecution: texte,
  indicateurResultat: texte,
  type: fc.constantFrom(null, 'organisation', 'protection collective'),
});

const place = (ids: readonly string[]): fc.Arbitrary<Place> =>
  fc.oneof(fc.constant<Place>('fin'), fc.shuffledSubarray([...ids]));

const pickOne = <T>(items: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...items);

/** What can be done to one unit, the new items numbered from `fresh`. */
function editionsOfUnite(item: UniteDeTravail, fresh: number): fc.Arbitrary<Edition | null>[] {
  const { categorieDeRisques: categories, risques, papripactActionsPreventives: actions } = item;
  let made = fresh;
  const createId = () => uuid('c', (made += 1));
  const base: fc.Arbitrary<Edition | null>[] = [
    nom.map((name) => intentions.renommerUnite(item, name)),
    exposition.map((values) => intentions.modifierUnite(item, values)),
    fc.constant(intentions.supprimerUnite(item)),
    fc
      .tuple(fc.constantFrom('CPP', 'THE', 'RAY'), fc.constantFrom(null, '', 'Sans objet'))
      .map(([code, motif]) => intentions.modifierFamilles(item, { [code]: motif })),
    fc
      .constantFrom('Poussières', `Poussières ${fresh}`)
      .map((name) =>
        categories.some(({ displayName }) => displayName === name)
          ? null
          : intentions.ajouterCategorie(item, name, createId),
      ),
    texte.map((budget) =>
      intentions.ajouterAction(
        makeAction(item.idUniteDeTravail, uuid('d', fresh + 1), {
          budget,
          idRisqueAssocie: risques[0]?.idRisque ?? null,
        }),
      ),
    ),
  ];
  if (categories.length > 0)
    base.push(
      fc
        .tuple(pickOne(categories), fc.subarray(['Glissade', 'Bruit', 'Chute'], { minLength: 1 }))
        .map(([categorie, names]): Edition => ({
          kind: 'ajouterRisquesPremade',
          idUniteDeTravail: item.idUniteDeTravail,
          categories: [{ item: categorie, place: 'fin' }],
          risques: names.map((displayName) => ({
            item: makeRisque(createId(), categorie.idCategorie, { displayName }),
            place: 'fin',
          })),
          liens: [],
        })),
      pickOne(categories).map((categorie) => intentions.supprimerCategorie(item, categorie)),
      pickOne(categories).map((categorie) =>
        intentions.renommerCategorie(item, categorie, `${categorie.displayName} bis`),
      ),
      fc
        .tuple(pickOne(categories), texte)
        .map(([categorie, name]) => intentions.ajouterRisque(item, categorie, `Autre ${name}`, createId)),
      fc
        .tuple(pickOne(categories), place(categories.map(({ idCategorie }) => idCategorie)))
        .map(([{ idCategorie }, to]): Edition => ({
          kind: 'deplacerCategorie',
          idUniteDeTravail: item.idUniteDeTravail,
          idCategorie,
          place: to,
        })),
    );
  if (risques.length > 0)
    base.push(
      pickOne(risques).map((risque) => intentions.supprimerRisque(item, risque)),
      fc
        .tuple(pickOne(risques), risqueFields, pickOne(categories))
        .map(([risque, fields, { idCategorie }]) =>
          evaluations.modifierRisque(item, risque, { ...fields, idCategorie }),
        ),
      fc
        .tuple(pickOne(risques), fc.constantFrom('2026-11-22T08:30:00.000Z', '2027-03-03T09:00:00.000Z'))
        .map(([risque, at]) => evaluations.confirmerEvaluation(item, risque, at)),
      fc
        .tuple(pickOne(risques), note)
        .map(([risque, evalGravite]) => evaluations.modifierRisque(item, risque, { evalGravite })),
      fc
        .tuple(pickOne(risques), place(risques.map(({ idRisque }) => idRisque)))
        .map(([{ idRisque }, to]): Edition => ({
          kind: 'deplacerRisque',
          idUniteDeTravail: item.idUniteDeTravail,
          idRisque,
          place: to,
        })),
    );
  if (actions.length > 0)
    base.push(
      pickOne(actions).map((action) => intentions.supprimerAction(action)),
      fc
        .tuple(pickOne(actions), statut, fc.option(fc.nat(3)), fc.option(loi, { nil: {} }))
        .map(([action, value, index, champs]) =>
          intentions.modifierAction(action, {
            statut: value,
            ...champs,
            ...(index !== null &&
              risques[index] !== undefined && { idRisqueAssocie: risques[index].idRisque }),
          }),
        ),
    );
  return base;
}

/** Two categories of the referential, as a model proposes them. */
const MODELE = {
  categorieDeRisques: [
    { idPremadeCategorie: 'p1', displayName: 'Chutes', code: 'CPP-SOL' },
    { idPremadeCategorie: 'p2', displayName: 'Chaleur', code: 'THE-CHA' },
  ],
  risques: [
    { idPremadeRisque: 'r1', idPremadeCategorie: 'p1', displayName: 'Glissade', code: 'CPP-SOL-01' },
    { idPremadeRisque: 'r2', idPremadeCategorie: 'p2', displayName: 'Coup de chaleur', code: 'THE-CHA-01' },
  ],
};

/** What comes with content: a model, a copy of a unit or of risks; and what takes several away. Made only when it is chosen. */
const copies = (document: DuerpDocument, createId: () => string): fc.Arbitrary<Edition | null> =>
  fc
    .tuple(fc.constantFrom('modele', 'double', 'copie', 'risques', 'retrait'), fc.nat(), fc.nat(), fc.nat(15))
    .map(([what, one, other, mask]) => {
      const unites = document.data.unitesDeTravail;
      const [source, cible] = [unites[one % unites.length], unites[other % unites.length]];
      const isChosen = (_: unknown, index: number) => Math.floor(mask / 2 ** index) % 2 === 1;
      if (what === 'modele' || source === undefined || cible === undefined) {
        const ids = MODELE.risques.filter(isChosen).map(({ idPremadeRisque }) => idPremadeRisque);
        return partirDUnModele([{ displayName: 'Atelier', selection: new Set(ids) }], MODELE, createId);
      }
      const risques = source.risques.filter(isChosen);
      if (what === 'double') return dupliquerUnite(document, source, createId);
      if (what === 'copie') return copierUnites(document, [source], createId);
      if (what === 'retrait') return supprimerRisques(source, risques);
      return source === cible ? null : copierRisques(source, risques, cible, one % 2 === 0, createId);
    });

/** Any edit that a person could make on the document; null for one that changes nothing. `fresh` numbers its new items. */
export function editionsOf(document: DuerpDocument, fresh = 1000): fc.Arbitrary<Edition | null> {
  const { unitesDeTravail: unites, entreprise } = document.data;
  const ids = unites.map(({ idUniteDeTravail }) => idUniteDeTravail);
  let made = fresh;
  const createId = () => uuid('a', (made += 1));
  return fc.oneof(
    fc.array(nom, { minLength: 1, maxLength: 2 }).map((names) => intentions.ajouterUnites(names, createId)),
    entrepriseValues.map((values) => intentions.modifierEntreprise(entreprise, values)),
    fc.oneof(
      fc.constant(intentions.activerPapripact(!document.data.isPapripactEnabled)),
      texte.map((ressources) =>
        intentions.modifierRessourcesPapripact(document.data.ressourcesPapripact ?? '', ressources),
      ),
    ),
    expositionsValues.map((values) => intentions.modifierExpositions(readExpositions(document.data), values)),
    fc
      .shuffledSubarray(ids, { minLength: ids.length })
      .map((order) => intentions.deplacerUnite(document, order)),
    copies(document, createId),
    ...unites.flatMap((item) => editionsOfUnite(item, fresh)),
  );
}

/** A document with an edit made on it. */
export const edited: fc.Arbitrary<{ document: DuerpDocument; intent: Intent }> = documents.chain((document) =>
  editionsOf(document)
    .filter((edition) => edition !== null)
    .map((edition) => ({ document, intent: stamp(edition) })),
);

/** A document with a move made in it. */
export const moved: fc.Arbitrary<{ document: DuerpDocument; intent: Intent }> = edited.filter(({ intent }) =>
  intent.kind.startsWith('deplacer'),
);

/** A document with two edits, each made on it by a person who does not see the other's. */
export const editedByTwo: fc.Arbitrary<{ document: DuerpDocument; left: Intent; right: Intent }> =
  documents.chain((document) =>
    fc
      .tuple(
        editionsOf(document, 1000).filter((edition) => edition !== null),
        editionsOf(document, 2000).filter((edition) => edition !== null),
      )
      .map(([left, right]) => ({ document, left: stamp(left), right: stamp(right) })),
  );
