import { expect, test } from 'vitest';
import { purgeDeletedDuerps } from '../../src/repositories/duerp/duerp-repository.ts';
import { deleteEndedWindows } from '../../src/repositories/server/rate-limit-repository.ts';
import { DAY } from '../../src/services/clock.ts';
import { type CompleteDuerp, makeCompleteDuerp } from '../support/duerp-scenario.ts';
import { listStatements } from '../support/count-statements.ts';
import { NO_ENGINE, useDuerpServer } from '../support/duerp-server.ts';
import { useIndexCheck } from '../support/index-check.ts';

const { server, calls } = useDuerpServer({ deps: NO_ENGINE });
useIndexCheck(server);

const END = 5_000;

async function addWindows(count: number) {
  const rows = Array.from({ length: count }, (_, index) => ({
    key: `ended:${index}`,
    count: 1,
    resetAt: END,
  }));
  for (let from = 0; from < count; from += 500)
    await server.database.queries
      .insertInto('rateLimit')
      .values(rows.slice(from, from + 500))
      .execute();
}

test.for([
  [999, 1],
  [1_000, 2],
  [2_001, 3],
] as const)('%d ended rows go by %d statements, and no other row', async ([count, statements]) => {
  const { queries } = server.database;
  await queries
    .insertInto('rateLimit')
    .values({ key: `running:${count}`, count: 1, resetAt: END + 1 })
    .execute();
  await addWindows(count);
  expect(await listStatements(() => deleteEndedWindows(queries, END))).toHaveLength(statements);
  const left = await queries.selectFrom('rateLimit').select('key').execute();
  expect(left.map(({ key }) => key)).toContain(`running:${count}`);
  expect(left.filter(({ key }) => key.startsWith('ended'))).toEqual([]);
});

test('the parts of deleted documents go some by each statement, before the documents, and nobody else’s', async () => {
  const { queries } = server.database;
  const documents: CompleteDuerp[] = [];
  for (let count = 0; count < 4; count++) documents.push(await makeCompleteDuerp(calls));
  for (const { id, unites } of documents.slice(2)) {
    const place = { duerpDocumentId: id, idUniteDeTravail: unites[0], position: 9 };
    const { idCategorie } = await queries
      .selectFrom('risque')
      .select('idCategorie')
      .where('duerpDocumentId', '=', id)
      .where('idUniteDeTravail', '=', unites[0])
      .executeTakeFirstOrThrow();
    const risque = {
      ...place,
      idCategorie,
      code: '',
      displayName: 'Chute',
      isUserDefined: 1,
      danger: '',
      remarques: '',
      mesuresEnPlace: '[]',
    } as const;
    const action = {
      ...place,
      descriptionDeLaMesure: 'Ranger',
      responsable: '',
      budget: '',
      conditionsExecution: '',
      indicateurResultat: '',
      date: '',
      statut: 'À planifier',
    } as const;
    for (let from = 0; from < 1_200; from += 300) {
      const numbers = Array.from({ length: 300 }, (_, index) => `${from + index}`);
      await queries
        .insertInto('risque')
        .values(numbers.map((idRisque) => ({ ...risque, idRisque })))
        .execute();
      await queries
        .insertInto('actionPreventive')
        .values(numbers.map((idAction) => ({ ...action, idAction })))
        .execute();
    }
  }
  const deleteAgo = (index: number, days: number) =>
    queries
      .updateTable('duerpDocument')
      .set({ deletedAt: new Date(server.clock.now().getTime() - days * DAY).toISOString() })
      .where('id', '=', documents[index]?.id ?? '')
      .execute();
  await deleteAgo(1, 29);
  for (const index of [2, 3]) await deleteAgo(index, 31);

  const before = new Date(server.clock.now().getTime() - 30 * DAY).toISOString();
  let gone = 0;
  const statements = await listStatements(async () => (gone = await purgeDeletedDuerps(queries, before)));
  expect(gone).toBe(2);
  const deletions = statements.flatMap((text) => /^delete from "(\w+)"/.exec(text)?.[1] ?? []);
  expect(deletions).toEqual([
    'actionPreventive',
    'actionPreventive',
    'actionPreventive',
    'risque',
    'risque',
    'risque',
    'categorieDeRisques',
    'uniteDeTravail',
    'duerpDocument',
  ]);
  const left = await queries.selectFrom('duerpDocument').select('id').execute();
  expect(new Set(left.map(({ id }) => id))).toEqual(new Set(documents.slice(0, 2).map(({ id }) => id)));
  const risques = await queries.selectFrom('risque').select('duerpDocumentId').execute();
  expect(risques).toHaveLength(6);
  expect(await listStatements(() => purgeDeletedDuerps(queries, before))).toHaveLength(1);
});
