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
