import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { GREATEST_SIZE } from '../../src/operations/duerp/lecture/duerp-size.ts';
import { DAY } from '../../src/services/clock.ts';
import { makeDuerpCalls, makeRisque, messageOf } from '../support/duerp-scenario.ts';
import { idOf, useDuerpServer } from '../support/duerp-server.ts';
import { categorie, MINIMAL } from '../support/editor-scenario.ts';

const { server, calls } = useDuerpServer();

const NNBSP = '\u202f';
const NBSP = '\u00a0';
const sent = { headers: MINIMAL };

/** A unit with so many risks and actions, and its body for step 4. */
function makeUnite(risqueCount: number, actions: { descriptionDeLaMesure: string }[] = []) {
  const sols = categorie();
  const idUniteDeTravail = randomUUID();
  const risques = Array.from({ length: risqueCount }, () => makeRisque(sols.idCategorie));
  const others = {
    idUniteDeTravail,
    idRisqueAssocie: null,
    responsable: 'Dominique Petit',
    date: '2027-03-01',
    statut: 'À planifier',
    budget: '',
  };
  return {
    idUniteDeTravail,
    displayName: 'Vente',
    categorieDeRisques: [sols],
    risques,
    papripactActionsPreventives: actions.map((action) => ({ ...action, ...others, idAction: randomUUID() })),
  };
}

const writeUnites = (id: string, unitesDeTravail: object[]) =>
  calls.write(id, 'update-list-unitesdetravail', { unitesDeTravail }, sent);

const addRisque = (
  id: string,
  { idUniteDeTravail, categorieDeRisques: [sols] }: ReturnType<typeof makeUnite>,
) =>
  calls.write(
    id,
    'update-list-risques',
    { idUniteDeTravail, categorieDeRisques: [sols], risques: [makeRisque(sols?.idCategorie ?? '')] },
    sent,
  );

describe('a document', () => {
  test('takes its greatest number of risks and not one more, also of two that come at once', async () => {
    const id = idOf(await calls.create());
    const most = makeUnite(GREATEST_SIZE.risques - 1);
    const [one, two] = [makeUnite(0), makeUnite(0)];
    expect((await writeUnites(id, [most, one, two])).statusCode).toBe(200);
    const answers = await Promise.all([addRisque(id, one), addRisque(id, two)]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toStrictEqual(new Set([200, 422]));
    const refused = answers.find(({ statusCode }) => statusCode === 422);
    expect(refused && messageOf(refused)).toBe(
      `Un DUERP peut avoir 5${NNBSP}000 risques au plus${NBSP}: celui-ci en a 5${NNBSP}000 et en aurait 5${NNBSP}001. Supprimez-en, ou répartissez-les entre plusieurs DUERP.`,
    );
    // It still takes what does not make it grow.
    const { categorieDeRisques, risques, idUniteDeTravail } = most;
    const fewer = { idUniteDeTravail, categorieDeRisques, risques: risques.slice(1) };
    expect((await calls.write(id, 'update-list-risques', fewer, sent)).statusCode).toBe(200);
    expect((await writeUnites(id, [most, one])).statusCode).toBe(200);
  });

  test('takes its greatest number of bytes of text and not one kB more', async () => {
    const id = idOf(await calls.create());
    // Three bytes each.
    const text = { descriptionDeLaMesure: '€'.repeat(40_000) };
    const unites = Array.from({ length: 2 }, () =>
      makeUnite(
        0,
        Array.from({ length: 40 }, () => text),
      ),
    );
    const known = unites.map(({ idUniteDeTravail, displayName }) => ({ idUniteDeTravail, displayName }));
    for (const list of [unites.slice(0, 1), [...known.slice(0, 1), ...unites.slice(1)]])
      expect((await writeUnites(id, list)).statusCode).toBe(200);
    const left = GREATEST_SIZE.octets - 80 * 120_000;
    const last = (bytes: number) =>
      Array.from({ length: bytes / 40_000 }, () => ({ descriptionDeLaMesure: 'x'.repeat(40_000) }));
    const refused = await writeUnites(id, [...known, makeUnite(0, last(left))]);
    expect([refused.statusCode, messageOf(refused)]).toStrictEqual([
      422,
      `Les textes d'un DUERP peuvent prendre 10${NBSP}Mo au plus${NBSP}: ceux de celui-ci prennent 9,6${NBSP}Mo et prendraient 10,1${NBSP}Mo. Raccourcissez-les, ou répartissez-les entre plusieurs DUERP.`,
    ]);
    expect((await writeUnites(id, [...known, makeUnite(0, last(left - 40_000))])).statusCode).toBe(200);

    // The reasons for which families are set aside are texts too.
    const setAside = (motif: string) =>
      calls.write(
        id,
        'update-familles',
        { idUniteDeTravail: known[0]?.idUniteDeTravail, famillesNonConcernees: [{ code: 'RAY', motif }] },
        sent,
      );
    expect((await setAside('Aucune source')).statusCode).toBe(200);
    const { queries } = server.database;
    const { idAction } = await queries
      .selectFrom('actionPreventive')
      .select('idAction')
      .where('duerpDocumentId', '=', id)
      .limit(1)
      .executeTakeFirstOrThrow();
    await queries
      .updateTable('actionPreventive')
      .set({ descriptionDeLaMesure: '€'.repeat(60_000) })
      .where('duerpDocumentId', '=', id)
      .where('idAction', '=', idAction)
      .execute();
    expect((await setAside('Aucune source de rayonnement')).statusCode).toBe(422);
    expect((await setAside('')).statusCode).toBe(200);
  });

  const nouvelle = ({ idUniteDeTravail, risques: [risque] }: ReturnType<typeof makeUnite>) => ({
    idAction: randomUUID(),
    idUniteDeTravail,
    idRisqueAssocie: risque?.idRisque,
    descriptionDeLaMesure: 'Poser un tapis',
    responsable: 'Dominique Petit',
    date: '2027-03-01',
    statut: 'À planifier',
    budget: '',
  });
  const manyActions = (count: number) =>
    Array.from({ length: count }, () => ({ descriptionDeLaMesure: 'Baliser les sols' }));

  test('takes its greatest number of preventive actions and not one more, added one by one in step 6', async () => {
    const id = idOf(await calls.create());
    const unite = makeUnite(1, manyActions(GREATEST_SIZE.actions - 1));
    expect((await writeUnites(id, [unite])).statusCode).toBe(200);
    const upsert = (action: object) => calls.write(id, 'upsert-action-preventive-papripact', action, sent);
    const last = nouvelle(unite);
    expect((await upsert(last)).statusCode).toBe(200);
    const refused = await upsert(nouvelle(unite));
    expect([refused.statusCode, messageOf(refused)]).toStrictEqual([
      422,
      `Un DUERP peut avoir 5${NNBSP}000 actions préventives au plus${NBSP}: celui-ci en a 5${NNBSP}000 et en aurait 5${NNBSP}001. Supprimez-en, ou répartissez-les entre plusieurs DUERP.`,
    ]);
    // One that is there is still replaced.
    expect((await upsert({ ...last, descriptionDeLaMesure: 'Poser un tapis large' })).statusCode).toBe(200);
  });

  test.for([
    ['what changed', sent],
    ['the document', {}],
  ] as const)(
    'that is full grows neither by a risk of step 5 nor by an action of step 6, answered by %s',
    async ([, asked]) => {
      const id = idOf(await calls.create());
      const unite = makeUnite(1, manyActions(Math.ceil(GREATEST_SIZE.octets / 120_000)));
      expect((await writeUnites(id, [unite])).statusCode).toBe(200);
      const { idUniteDeTravail, risques, papripactActionsPreventives } = unite;
      // Three bytes each: over the limit, as no call makes it, so that each write below meets it.
      const long = '€'.repeat(40_000);
      await server.database.queries
        .updateTable('actionPreventive')
        .set({ descriptionDeLaMesure: long })
        .where('duerpDocumentId', '=', id)
        .execute();
      const risque = {
        ...risques[0],
        idUniteDeTravail,
        danger: '',
        remarques: '',
        evalGravite: null,
        evalFrequence: null,
        evalMaitrise: null,
      };
      const evaluate = (fields: object) => calls.write(id, 'update-risque', { ...risque, ...fields }, asked);
      const upsert = (action: object) => calls.write(id, 'upsert-action-preventive-papripact', action, asked);
      const stored = {
        ...papripactActionsPreventives[0],
        idUniteDeTravail,
        idRisqueAssocie: null,
        descriptionDeLaMesure: long,
      };
      const refused = [
        await evaluate({ remarques: 'x'.repeat(40_000) }),
        await upsert({ ...stored, budget: '300 euros' }),
        await upsert(nouvelle(unite)),
      ];
      expect(refused.map(({ statusCode }) => statusCode)).toStrictEqual([422, 422, 422]);
      for (const answer of refused) expect(messageOf(answer)).toContain(`10${NBSP}Mo au plus`);
      // What does not make it grow is taken.
      expect((await evaluate({ displayName: 'Glissade' })).statusCode).toBe(200);
      expect((await upsert({ ...stored, descriptionDeLaMesure: '€'.repeat(39_999) })).statusCode).toBe(200);
    },
  );
});

test('documents that are created and deleted in a loop stop at four times the limit of the account, for 30 days', async () => {
  const account = await server.signUp('boucle@exemple.fr');
  const own = makeDuerpCalls(server, account);
  const loop = async () => {
    for (let made = 0; ; made++) {
      const answer = await own.create();
      if (answer.statusCode !== 201) return { made, answer };
      await own.remove(idOf(answer));
    }
  };
  const { made, answer } = await loop();
  expect(made).toBe(20);
  expect([answer.statusCode, messageOf(answer)]).toStrictEqual([
    403,
    `Vous avez supprimé beaucoup de DUERP ces 30 derniers jours${NBSP}: vous pourrez en créer un nouveau quand les plus anciens seront effacés, ou sur demande au support.`,
  ]);
  server.clock.advance(30 * DAY + 1);
  Object.assign(account, await server.deps.sessions.open(account.id));
  expect((await own.create()).statusCode).toBe(201);
});
