import type { ActionPreventive, DuerpDocument, Entreprise, UpdateRisqueRequest } from '@odu/api-contract';
import { applyIntents, ENTREPRISE_VIDE, findCollisions } from '@odu/domain';
import type { Ecriture, Intent } from '@odu/domain';
import { describe, expect, test } from 'vitest';
import { makeDuerp, makeRisque, makeUnite } from '../duerp-fixture.test-data.ts';
import { isOlderRecord } from './older-record.ts';
import { readOlderRecord } from './read-older-record.ts';

const ACTION: ActionPreventive = {
  idAction: 'a1',
  idUniteDeTravail: 'u1',
  idRisqueAssocie: 'r1',
  descriptionDeLaMesure: 'Tapis',
  responsable: 'Claire',
  budget: '',
  date: '2027-03-01',
  statut: 'À planifier',
};
const ENTREPRISE: Entreprise = { ...ENTREPRISE_VIDE, nom: 'Boulangerie Martin', nombreEmployes: 8 };
const DOCUMENT = makeDuerp([
  makeUnite('u1', [makeRisque('r1'), makeRisque('r2')], [ACTION]),
  makeUnite('u2'),
]);
const CATEGORIE = { idCategorie: 'c1', code: '', displayName: 'Chutes', isUserDefined: true };
const RISQUE_1 = {
  idRisque: 'r1',
  idCategorie: 'c1',
  code: '',
  displayName: 'Risque r1',
  isUserDefined: false,
};
const RISQUE_2 = { ...RISQUE_1, idRisque: 'r2', displayName: 'Risque r2' };
/** An evaluation of the first risk, that nobody has filled in. */
const EVALUATION: UpdateRisqueRequest = {
  ...RISQUE_1,
  idUniteDeTravail: 'u1',
  danger: '',
  remarques: '',
  evalGravite: null,
  evalFrequence: null,
  evalMaitrise: null,
};

const withEntreprise = (entreprise: Entreprise): DuerpDocument => ({
  ...DOCUMENT,
  data: { ...DOCUMENT.data, entreprise },
});

/** Reads writes that were made on version 4 of a document. */
const read = (writes: readonly Ecriture[], document: DuerpDocument, etag: string): Intent[] => {
  let count = 0;
  return readOlderRecord(
    { etag: '"4"', queue: writes.map((write, index) => ({ id: String(index), write })) },
    { document, etag },
    () => ({ id: `i${(count += 1)}`, at: '2026-11-22T08:00:00.000Z' }),
  );
};
const readUnchanged = (writes: readonly Ecriture[], document = DOCUMENT) => {
  const intents = read(writes, document, '"4"');
  return { kinds: intents.map(({ kind }) => kind), after: applyIntents(document, intents), intents };
};
/** What is asked when the document is no longer the one that was written on. */
const ask = (writes: readonly Ecriture[], document = DOCUMENT) => {
  const asked: string[] = [];
  let now = document;
  for (const intent of read(writes, document, '"7"')) {
    const collisions = findCollisions(now, intent);
    asked.push(
      ...collisions.map((collision) =>
        collision.type === 'champ'
          ? `${collision.cible.entite}.${collision.champ}`
          : `${collision.type} ${collision.cible.entite}`,
      ),
    );
    if (collisions.length === 0) now = applyIntents(now, [intent]);
  }
  return { asked, after: now };
};
const firstUnite = ({ data }: DuerpDocument) => data.unitesDeTravail[0];

describe('on the version that they were made on, older writes mean exactly what they said', () => {
  test('the company', () => {
    const { kinds, after } = readUnchanged([{ kind: 'entreprise', body: ENTREPRISE }]);
    expect(kinds).toEqual(['modifierEntreprise']);
    expect(after.data.entreprise).toEqual(ENTREPRISE);
  });

  test('of the company, only what changes', () => {
    const [intent] = read(
      [{ kind: 'entreprise', body: { ...ENTREPRISE, nombreEmployes: 9 } }],
      withEntreprise(ENTREPRISE),
      '"4"',
    );
    expect(intent).toMatchObject({ base: { nombreEmployes: 8 }, values: { nombreEmployes: 9 } });
  });

  test('the PAPRIPACT', () => {
    const { kinds, after } = readUnchanged([{ kind: 'papripact', body: { isPapripactEnabled: true } }]);
    expect(kinds).toEqual(['activerPapripact']);
    expect(after.data.isPapripactEnabled).toBe(true);
  });

  test('the units: one renamed, one added, one moved, one deleted', () => {
    const document = makeDuerp(['u1', 'u2', 'u3'].map((id) => makeUnite(id)));
    const wanted = [
      { idUniteDeTravail: 'u3', displayName: 'Unité u3' },
      { idUniteDeTravail: 'u4', displayName: 'Livraison' },
      { idUniteDeTravail: 'u1', displayName: 'Fournil' },
    ];
    const { after } = readUnchanged([{ kind: 'unites', body: { unitesDeTravail: wanted } }], document);
    expect(
      after.data.unitesDeTravail.map(({ idUniteDeTravail, displayName }) => ({
        idUniteDeTravail,
        displayName,
      })),
    ).toEqual(wanted);
  });

  test('a unit’s lists: a category and a risk added, one renamed, one deleted; evaluations stay', () => {
    const document = makeDuerp([
      makeUnite('u1', [makeRisque('r1', { danger: 'Sol mouillé', evalGravite: 3 }), makeRisque('r2')]),
    ]);
    const body = {
      idUniteDeTravail: 'u1',
      categorieDeRisques: [
        { ...CATEGORIE, displayName: 'Glissades' },
        { ...CATEGORIE, idCategorie: 'c2', displayName: 'Bruit' },
      ],
      risques: [
        { ...RISQUE_1, displayName: 'Glissade' },
        { ...RISQUE_1, idRisque: 'r3', idCategorie: 'c2', displayName: 'Pétrin' },
      ],
    };
    const { after } = readUnchanged([{ kind: 'risques', body }], document);
    expect(firstUnite(after)?.categorieDeRisques).toEqual(body.categorieDeRisques);
    expect(firstUnite(after)?.risques).toMatchObject([
      { idRisque: 'r1', displayName: 'Glissade', danger: 'Sol mouillé', evalGravite: 3 },
      { idRisque: 'r3', idCategorie: 'c2', displayName: 'Pétrin' },
    ]);
  });

  test('a category that was deleted goes with its risks', () => {
    const body = { idUniteDeTravail: 'u1', categorieDeRisques: [], risques: [] };
    const { after } = readUnchanged([{ kind: 'risques', body }]);
    expect(firstUnite(after)).toMatchObject({ categorieDeRisques: [], risques: [] });
  });

  test('a category alone, and a risk alone, in a category that was there', () => {
    const { after } = readUnchanged([
      {
        kind: 'risques',
        body: {
          idUniteDeTravail: 'u1',
          categorieDeRisques: [CATEGORIE, { ...CATEGORIE, idCategorie: 'c2', displayName: 'Bruit' }],
          risques: [RISQUE_1, RISQUE_2],
        },
      },
      {
        kind: 'risques',
        body: {
          idUniteDeTravail: 'u2',
          categorieDeRisques: [CATEGORIE],
          risques: [{ ...RISQUE_1, idRisque: 'r3' }],
        },
      },
    ]);
    const [u1, u2] = after.data.unitesDeTravail;
    expect(u1?.categorieDeRisques.map(({ idCategorie }) => idCategorie)).toEqual(['c1', 'c2']);
    expect(u2?.categorieDeRisques.map(({ idCategorie }) => idCategorie)).toEqual(['c1']);
    expect(u2?.risques.map(({ idRisque }) => idRisque)).toEqual(['r3']);
  });

  test('an evaluation', () => {
    const evaluated = {
      danger: 'Four',
      remarques: 'Gants',
      evalGravite: 4,
      evalFrequence: 3,
      evalMaitrise: 2,
    } as const;
    const { kinds, after } = readUnchanged([{ kind: 'risque', body: { ...EVALUATION, ...evaluated } }]);
    expect(kinds).toEqual(['modifierRisque']);
    expect(firstUnite(after)?.risques[0]).toMatchObject(evaluated);
  });

  test('an action: added, changed, deleted', () => {
    const added = { ...ACTION, idAction: 'a2', descriptionDeLaMesure: 'Casque' };
    const { kinds, after } = readUnchanged([
      { kind: 'action', body: added },
      { kind: 'action', body: { ...added, statut: 'En cours' } },
      { kind: 'deleteAction', body: { idAction: 'a1', idUniteDeTravail: 'u1' } },
    ]);
    expect(kinds).toEqual(['ajouterAction', 'modifierAction', 'supprimerAction']);
    expect(firstUnite(after)?.papripactActionsPreventives).toEqual([
      {
        ...added,
        statut: 'En cours',
        conditionsExecution: '',
        indicateurResultat: '',
        type: null,
        termineeLe: null,
      },
    ]);
  });

  test('each write is read on what those before it made', () => {
    const { intents, after } = readUnchanged([
      { kind: 'risque', body: { ...EVALUATION, danger: 'Four' } },
      { kind: 'risque', body: { ...EVALUATION, danger: 'Four à 250 °C' } },
    ]);
    expect(intents).toMatchObject([
      { base: { danger: '' }, values: { danger: 'Four' } },
      { base: { danger: 'Four' }, values: { danger: 'Four à 250 °C' } },
    ]);
    expect(firstUnite(after)?.risques[0]?.danger).toBe('Four à 250 °C');
  });

  test('what the document holds already is no edit', () => {
    const { kinds } = readUnchanged(
      [
        { kind: 'entreprise', body: ENTREPRISE },
        { kind: 'papripact', body: { isPapripactEnabled: false } },
        {
          kind: 'unites',
          body: {
            unitesDeTravail: DOCUMENT.data.unitesDeTravail.map(({ idUniteDeTravail, displayName }) => ({
              idUniteDeTravail,
              displayName,
            })),
          },
        },
        {
          kind: 'risques',
          body: { idUniteDeTravail: 'u1', categorieDeRisques: [CATEGORIE], risques: [RISQUE_1, RISQUE_2] },
        },
        { kind: 'action', body: ACTION },
        { kind: 'deleteAction', body: { idAction: 'unknown', idUniteDeTravail: 'u1' } },
      ],
      withEntreprise(ENTREPRISE),
    );
    expect(kinds).toEqual([]);
  });
});

describe('on another version, every difference is asked about', () => {
  test('a field of the company; one that is the same is not', () => {
    const document = withEntreprise({ ...ENTREPRISE, nombreEmployes: 12 });
    expect(ask([{ kind: 'entreprise', body: ENTREPRISE }], document).asked).toEqual([
      'entreprise.nombreEmployes',
    ]);
  });

  test('a unit’s name, and a unit that the list lacks; one that it adds is only added', () => {
    const { asked, after } = ask([
      {
        kind: 'unites',
        body: {
          unitesDeTravail: [
            { idUniteDeTravail: 'u1', displayName: 'Fournil' },
            { idUniteDeTravail: 'u3', displayName: 'Vente' },
          ],
        },
      },
    ]);
    expect(asked).toEqual(['uniteDeTravail.displayName', 'suppression uniteDeTravail']);
    expect(after.data.unitesDeTravail.map(({ displayName }) => displayName)).toEqual([
      'Unité u1',
      'Vente',
      'Unité u2',
    ]);
  });

  test('of the units, what is added stands where it was added; no other is moved', () => {
    const unitesDeTravail = ['u2', 'u1', 'u3'].map((id) => ({
      idUniteDeTravail: id,
      displayName: `Unité ${id}`,
    }));
    const document = makeDuerp(['u1', 'u2', 'u9'].map((id) => makeUnite(id)));
    const { after } = ask([{ kind: 'unites', body: { unitesDeTravail } }], document);
    expect(after.data.unitesDeTravail.map(({ idUniteDeTravail }) => idUniteDeTravail)).toEqual([
      'u1',
      'u3',
      'u2',
      'u9',
    ]);
  });

  test('the names in a unit’s lists, and what they lack', () => {
    const { asked } = ask([
      {
        kind: 'risques',
        body: {
          idUniteDeTravail: 'u1',
          categorieDeRisques: [{ ...CATEGORIE, displayName: 'Glissades' }],
          risques: [{ ...RISQUE_1, displayName: 'Glissade' }],
        },
      },
    ]);
    expect(asked).toEqual(['categorieDeRisques.displayName', 'risque.displayName', 'suppression risque']);
  });

  test('a category that the lists lack', () => {
    const { asked } = ask([
      { kind: 'risques', body: { idUniteDeTravail: 'u1', categorieDeRisques: [], risques: [] } },
    ]);
    expect(asked).toEqual(['suppression risque', 'suppression risque', 'suppression categorieDeRisques']);
    const body = { idUniteDeTravail: 'u2', categorieDeRisques: [], risques: [] };
    expect(ask([{ kind: 'risques', body }]).asked).toEqual(['suppression categorieDeRisques']);
  });

  test('the fields of an evaluation, and of an action', () => {
    const { asked } = ask([
      { kind: 'risque', body: { ...EVALUATION, danger: 'Four', evalGravite: 4 } },
      { kind: 'action', body: { ...ACTION, responsable: 'Paul' } },
    ]);
    expect(asked).toEqual(['risque.danger', 'risque.evalGravite', 'actionPreventive.responsable']);
  });

  test('the deletion of an action', () => {
    const { asked } = ask([{ kind: 'deleteAction', body: { idAction: 'a1', idUniteDeTravail: 'u1' } }]);
    expect(asked).toEqual(['suppression actionPreventive']);
  });

  test('an evaluation or a list of what was deleted meanwhile', () => {
    const { asked } = ask([
      { kind: 'risque', body: { ...EVALUATION, idRisque: 'gone', danger: 'Four' } },
      {
        kind: 'risques',
        body: { idUniteDeTravail: 'gone', categorieDeRisques: [CATEGORIE], risques: [RISQUE_1] },
      },
    ]);
    expect(asked).toEqual(['cibleSupprimee risque', 'cibleSupprimee uniteDeTravail']);
  });

  test('the PAPRIPACT and a new action are no question: nobody can have meant another', () => {
    const { asked, after } = ask([
      { kind: 'papripact', body: { isPapripactEnabled: true } },
      { kind: 'action', body: { ...ACTION, idAction: 'a2' } },
    ]);
    expect(asked).toEqual([]);
    expect(after.data.isPapripactEnabled).toBe(true);
    expect(firstUnite(after)?.papripactActionsPreventives).toHaveLength(2);
  });
});

test('without a version, nothing counts as seen', () => {
  const intents = readOlderRecord(
    {
      etag: null,
      queue: [
        {
          id: '1',
          write: { kind: 'risque', body: { ...EVALUATION, danger: 'Four' } },
        },
      ],
    },
    { document: DOCUMENT, etag: null },
    () => ({ id: 'i1', at: '2026-11-22T08:00:00.000Z' }),
  );
  expect(intents).toMatchObject([{ kind: 'modifierRisque', values: { danger: 'Four' } }]);
  expect(intents[0]).toHaveProperty('base', {});
});

test('an older record is told from anything else that a storage may hold', () => {
  const write = { kind: 'papripact', body: { isPapripactEnabled: true } };
  expect(isOlderRecord({ etag: null, queue: [{ id: '1', write }] })).toBe(true);
  for (const other of [
    null,
    'queue',
    {},
    { queue: [] },
    { etag: null, queue: 'x' },
    { etag: null, queue: [1] },
  ])
    expect(isOlderRecord(other)).toBe(false);
});
