import type { DuerpDocument } from '@odu/api-contract';
import {
  ajouterAction,
  ajouterCategorie,
  ajouterUnites,
  applyIntent,
  listVues,
  modifierAction,
  narrowVue,
  renommerCategorie,
  renommerUnite,
  supprimerCategorie,
  supprimerRisques,
  supprimerUnite,
} from '@odu/domain';
import { expect, test } from 'vitest';
import {
  acknowledgeIntent,
  appendIntent,
  findOvertaken,
  listCollisions,
  NOTHING_PENDING,
  prependPending,
  withIntents,
} from './pending.ts';
import type { Pending } from './pending.ts';
import { DOCUMENT, findUnite, stamp, write } from './queue-fixture.test-data.ts';
import type { Maker } from './queue-fixture.test-data.ts';

const ACTION = {
  idAction: 'a1',
  idUniteDeTravail: 'u1',
  idRisqueAssocie: 'r1',
  descriptionDeLaMesure: 'Poser un garde-corps',
  responsable: 'Claire',
  budget: '',
  date: '2027-01-15',
  statut: 'À planifier',
} as const;

/** Edits one after the other, each on what the one before made. */
const collect = (makers: readonly Maker[]): { pending: Pending; shown: DuerpDocument } => {
  let pending = NOTHING_PENDING;
  let shown = DOCUMENT;
  for (const maker of makers) {
    const intent = stamp(maker(shown));
    pending = appendIntent(pending, intent, { document: shown });
    shown = applyIntent(shown, intent);
  }
  return { pending, shown };
};
const make = (document: DuerpDocument, maker: Maker): DuerpDocument =>
  applyIntent(document, stamp(maker(document)));

test('a unit is kept as it was seen before the first edit in it', () => {
  const { pending } = collect([write('r1', { danger: 'Four' }), write('r1', { danger: 'Four à 250 °C' })]);
  expect(pending.intents).toHaveLength(2);
  expect(pending.vues).toEqual([{ item: findUnite(DOCUMENT, 'u1'), place: [] }]);
});

test('what was added to the unit since is kept too: a later edit may be about it', () => {
  const { pending } = collect([
    write('r1', { danger: 'Four' }),
    (document) => ajouterCategorie(findUnite(document, 'u1'), 'Poussières', () => 'c9'),
    (document) => {
      const unite = findUnite(document, 'u1');
      const added = unite.categorieDeRisques.find(({ idCategorie }) => idCategorie === 'c9');
      return added === undefined ? null : renommerCategorie(unite, added, 'Farines');
    },
  ]);
  const [vue] = pending.vues;
  expect(vue?.item.risques).toEqual(findUnite(DOCUMENT, 'u1').risques);
  expect(vue?.item.categorieDeRisques.map(({ displayName }) => displayName)).toContain('Poussières');
});

test('an action that was added to the unit since is kept too, and the unit under the name that was seen first', () => {
  const { pending } = collect([
    write('r1', { danger: 'Four' }),
    (document) => renommerUnite(findUnite(document, 'u1'), 'Fournil'),
    () => ajouterAction(ACTION),
    (document) => {
      const [added] = findUnite(document, 'u1').papripactActionsPreventives;
      return added === undefined ? null : modifierAction(added, { responsable: 'Omar' });
    },
  ]);
  const [vue] = pending.vues;
  expect(vue?.item.displayName).toBe('Unité u1');
  expect(vue?.item.papripactActionsPreventives).toMatchObject([{ idAction: 'a1', responsable: 'Claire' }]);
});

test('what an earlier page kept of a unit stays as it was first seen, in the order of the whole, and though it is gone', () => {
  const edit = stamp(write('r2', { remarques: 'Gants' })(DOCUMENT));
  const left: Pending = {
    intents: [edit],
    vues: listVues(DOCUMENT, new Set(['u1'])).map((vue) => narrowVue(vue, edit)),
  };
  const later = make(DOCUMENT, write('r2', { danger: 'Sol mouillé' }));
  const rename = stamp(renommerUnite(findUnite(later, 'u1'), 'Fournil'));
  const own = (document: DuerpDocument) => appendIntent(NOTHING_PENDING, rename, { document });
  const listRisques = (pending: Pending) =>
    pending.vues.map(({ item }) => item.risques.map(({ idRisque, danger }) => [idRisque, danger]));
  const without = make(later, (document) => {
    const unite = findUnite(document, 'u1');
    return supprimerRisques(unite, unite.risques.slice(1));
  });
  for (const document of [later, without]) {
    const asSeen = [
      [
        ['r1', ''],
        ['r2', ''],
      ],
    ];
    expect(listRisques(appendIntent(left, rename, { document }))).toEqual(asSeen);
    expect(listRisques(prependPending(left, own(document)))).toEqual(asSeen);
  }
});

test('each unit is kept with its place, one that no edit is about is not', () => {
  const { pending } = collect([
    (document) => renommerUnite(findUnite(document, 'u2'), 'Vente'),
    () => ajouterUnites(['Bureau'], () => 'u3'),
  ]);
  expect(pending.vues.map(({ item, place }) => [item.idUniteDeTravail, place])).toEqual([['u2', ['u1']]]);
});

test('a unit is forgotten with the last edit that is about it', () => {
  const { pending } = collect([
    write('r1', { danger: 'Four' }),
    (document) => renommerUnite(findUnite(document, 'u2'), 'Vente'),
  ]);
  const left = withIntents(pending, pending.intents.slice(1));
  expect(left.intents).toEqual(pending.intents.slice(1));
  expect(left.vues.map(({ item }) => item.idUniteDeTravail)).toEqual(['u2']);
  expect(withIntents(left, [])).toEqual(NOTHING_PENDING);
});

test('a document that is as it was seen asks nothing', () => {
  const { pending } = collect([write('r1', { danger: 'Four' }), write('r1', { danger: 'Pétrin' })]);
  expect(listCollisions(DOCUMENT, pending)).toEqual([]);
});

test('several edits of one field are one question, with the last value; other fields are others', () => {
  const { pending } = collect([
    write('r1', { danger: 'Four' }),
    write('r1', { remarques: 'Gants' }),
    write('r1', { danger: 'Four à 250 °C' }),
  ]);
  const server = make(DOCUMENT, write('r1', { danger: 'Pétrin', remarques: 'Carter' }));
  expect(listCollisions(server, pending).map(({ collision }) => collision)).toMatchObject([
    { type: 'champ', champ: 'danger', mien: 'Four à 250 °C', autre: 'Pétrin' },
    { type: 'champ', champ: 'remarques', mien: 'Gants', autre: 'Carter' },
  ]);
});

test('the same field of two items is two questions, each with its own values', () => {
  const { pending } = collect([write('r1', { danger: 'Four' }), write('r2', { danger: 'Sol mouillé' })]);
  const server = make(make(DOCUMENT, write('r1', { danger: 'Pétrin' })), write('r2', { danger: 'Marche' }));
  expect(listCollisions(server, pending).map(({ collision }) => collision)).toMatchObject([
    { cible: { id: 'r1' }, mien: 'Four', autre: 'Pétrin' },
    { cible: { id: 'r2' }, mien: 'Sol mouillé', autre: 'Marche' },
  ]);
});

test('the document of a question holds the edits before it', () => {
  const { pending } = collect([write('r1', { danger: 'Four' }), write('r2', { danger: 'Sol mouillé' })]);
  const server = make(DOCUMENT, write('r2', { danger: 'Marche' }));
  const [found] = listCollisions(server, pending);
  expect(found?.before).toEqual(make(server, write('r1', { danger: 'Four' })));
});

test('what is gone is one question, named as it was seen', () => {
  const { pending } = collect([
    write('r1', { danger: 'Four' }),
    write('r2', { danger: 'Sol mouillé' }),
    (document) => renommerUnite(findUnite(document, 'u1'), 'Fournil'),
  ]);
  const server = make(DOCUMENT, (document) => supprimerUnite(findUnite(document, 'u1')));
  expect(listCollisions(server, pending).map(({ collision }) => collision)).toMatchObject([
    { type: 'cibleSupprimee', cible: { entite: 'uniteDeTravail', id: 'u1', nom: 'Unité u1' } },
  ]);
});

test('a unit that left the document while its dialog was open is kept as the dialog showed it', () => {
  const unite = DOCUMENT.data.unitesDeTravail[0];
  if (unite === undefined) throw new Error('the document has a unit');
  const without = { ...DOCUMENT, data: { ...DOCUMENT.data, unitesDeTravail: [] } };
  const intent = stamp({
    kind: 'renommerUnite',
    idUniteDeTravail: unite.idUniteDeTravail,
    base: { displayName: unite.displayName },
    values: { displayName: 'Boutique' },
  });
  expect(appendIntent(NOTHING_PENDING, intent, { document: without }).vues).toEqual([]);
  const { vues } = appendIntent(NOTHING_PENDING, intent, { document: without, unite });
  expect(vues).toEqual([{ item: unite, place: 'fin' }]);
});

test('what a deletion took, that another tab renamed before it closed, stays to be made again', () => {
  const unite = findUnite(DOCUMENT, 'u1');
  const [categorie] = unite.categorieDeRisques;
  if (categorie === undefined) throw new Error('the unit has a category');
  const own = collect([() => supprimerCategorie(unite, categorie)]).pending;
  const left = collect([() => renommerCategorie(unite, categorie, 'Leur nom')]).pending;
  const [deletion] = own.intents;
  if (deletion === undefined) throw new Error('the category is deleted');
  const pending = acknowledgeIntent(prependPending(left, own), deletion);
  expect(pending.intents.map(({ kind }) => kind)).toEqual(['renommerCategorie']);
  expect(pending.vues[0]?.item.categorieDeRisques).toContainEqual(categorie);
  // Without such an edit nothing of it is kept.
  expect(acknowledgeIntent(own, deletion)).toEqual(NOTHING_PENDING);
});

test('two views of a part of a unit are one, and where something stood is told by the first', () => {
  const item = findUnite(DOCUMENT, 'u1');
  const viewOf = (places: Record<string, string[]>): Pending => ({
    intents: [],
    vues: [{ item, place: [], places }],
  });
  const { vues } = prependPending(viewOf({ r1: ['r2'] }), viewOf({ r1: [], r2: ['r1'] }));
  expect(vues).toEqual([{ item, place: [], places: { r1: ['r2'], r2: ['r1'] } }]);
});

test('a field that two edits write is asked about on the document before the first of them', () => {
  const { pending } = collect([
    write('r1', { danger: 'Four' }),
    write('r2', { remarques: 'Vu' }),
    write('r1', { danger: 'Four à 250 °C' }),
  ]);
  const server = make(DOCUMENT, write('r1', { danger: 'Friteuse' }));
  const [found, ...others] = listCollisions(server, pending);
  expect(others).toEqual([]);
  expect(found?.intent).toBe(pending.intents[0]);
  expect(found?.before).toBe(server);
  expect(found?.collision).toMatchObject({ mien: 'Four à 250 °C' });
});

test('an « Annuler » of several edits that somebody overtook in one of them stops whole, and other edits go on', () => {
  const annuler =
    (id: string, de: string): Maker =>
    (document) => {
      const edition = write(id, { danger: '' })(document);
      return edition && { ...edition, retour: { geste: 'g1', de, fait: 'annulée' } };
    };
  const made = [write('r1', { danger: 'Four' }), write('r2', { danger: 'Sol mouillé' })];
  const { pending } = collect([
    ...made,
    annuler('r1', 'e1'),
    write('r1', { remarques: 'Gants' }),
    annuler('r2', 'e2'),
  ]);
  const [first, second, back, , alsoBack] = pending.intents;
  const left = withIntents(
    pending,
    pending.intents.filter((intent) => intent !== first && intent !== second),
  );
  const server = make(made.reduce(make, DOCUMENT), write('r2', { danger: 'Marche' }));
  expect(findOvertaken(server, left, () => true)).toEqual({ intents: [back, alsoBack], fait: 'annulée' });
});
