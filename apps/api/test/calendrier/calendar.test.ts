import { randomUUID } from 'node:crypto';
import type { Calendrier } from '@odu/api-contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { MAX_EVENTS, readCalendar } from '../../src/calendrier/read-calendar.ts';
import type { Config } from '../../src/config.ts';
import { DAY, MINUTE } from '../../src/services/clock.ts';
import type { TestAccount } from '../build-app.ts';
import { listStatements } from '../support/count-statements.ts';
import { ENTREPRISE, makeCompleteDuerp, makeDuerpCalls } from '../support/duerp-scenario.ts';
import { idOf, NO_ENGINE, useDuerpServer } from '../support/duerp-server.ts';
import { parseCalendar } from './parse-calendar.ts';

const { server, signUp } = useDuerpServer({ deps: NO_ENGINE, isVip: 1 });

const renew = async (account: TestAccount) => {
  const answer = await server.request({
    method: 'POST',
    url: '/api/myaccount/calendrier/renew',
    account,
    body: { idLien: randomUUID() },
  });
  return new URL(answer.json<Calendrier>().url ?? '').pathname;
};
const read = (url: string, headers: Record<string, string> = {}) => server.request({ url, headers });

const ACTION = {
  budget: '',
  responsable: 'Camille Martin',
  statut: 'À planifier',
  date: '2027-01-15',
  descriptionDeLaMesure: 'Remplacer les gants usés',
} as const;

/** Someone with one document, its calendar, and what adds an action to its first unit. */
async function makeReader() {
  const { account, calls } = await signUp(`${randomUUID()}@exemple.fr`, {
    isVip: 1,
    maxNumberOfDuerps: 100,
  });
  const duerp = await makeCompleteDuerp(calls);
  await calls.removeAction(duerp.id, { idAction: duerp.action, idUniteDeTravail: duerp.unites[1] });
  await calls.removeAction(duerp.id, { idAction: duerp.action, idUniteDeTravail: duerp.unites[0] });
  const url = await renew(account);
  const add = async (fields: Partial<Record<keyof typeof ACTION, string>> = {}, idAction = randomUUID()) => {
    const body = {
      ...ACTION,
      idAction,
      idUniteDeTravail: duerp.unites[0],
      idRisqueAssocie: duerp.risques[0],
      ...fields,
    };
    const answer = await calls.write(duerp.id, 'upsert-action-preventive-papripact', body);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return idAction;
  };
  return {
    account,
    calls,
    duerp,
    url,
    add,
    events: async () => parseCalendar((await read(url)).body).events,
  };
}

let reader: Awaited<ReturnType<typeof makeReader>>;
beforeAll(async () => {
  reader = await makeReader();
});

describe('the file', () => {
  test('is a calendar of whole days that asks to be read again, for its reader alone', async () => {
    await reader.add();
    const answer = await read(reader.url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
    const lines = answer.body.split('\r\n');
    expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
    for (const name of ['REFRESH-INTERVAL;VALUE=DURATION:PT6H', 'X-PUBLISHED-TTL:PT6H'])
      expect(lines).toContain(name);
    expect(parseCalendar(answer.body).name).toBe('ODU\u00a0: échéances des DUERP');
    expect(answer.body).not.toContain('TZID');
    // Nothing of the secret: the file may be handed on.
    expect(answer.body).not.toContain(reader.url.slice('/calendrier/'.length, -4));
  });

  test('says of an action its day, its words, who does it, and where it stands', async () => {
    const { duerp, events } = await makeReader().then(async (made) => {
      const idAction = await made.add({ date: '2027-03-01', statut: 'En cours' });
      return { ...made, idAction };
    });
    const [event] = await events();
    expect(event).toMatchObject({
      day: '2027-03-01',
      isWholeDay: true,
      summary: 'Action préventive\u00a0: Remplacer les gants usés',
      url: `https://odu.example/duerps/${duerp.id}/edit?step=6&unite=${duerp.unites[0]}`,
      alarms: ['-P30D', '-P7D'],
      transparency: 'TRANSPARENT',
    });
    expect(event?.description.split('\n')).toEqual([
      'Remplacer les gants usés',
      'DUERP\u00a0: Boulangerie Martin',
      'Unité de travail\u00a0: Vente',
      'Responsable\u00a0: Camille Martin',
      'Statut\u00a0: En cours',
      event?.url,
    ]);
  });

  test.for([
    [10, 'Mise à jour conseillée du DUERP\u00a0: Boulangerie Martin'],
    [11, 'DUERP à mettre à jour\u00a0: Boulangerie Martin'],
  ] as const)('with %i employees says of a document: %s', async ([nombreEmployes, summary]) => {
    const { calls, duerp, events } = await makeReader();
    await calls.write(duerp.id, 'update-infosentreprise', { ...ENTREPRISE, nombreEmployes });
    expect(await events()).toEqual([]);
    expect((await calls.generate(duerp.id)).statusCode).toBe(201);
    expect(await events()).toMatchObject([
      {
        day: '2027-11-16',
        summary,
        uid: `echeance-${duerp.id}@odu`,
        url: `https://odu.example/duerps/${duerp.id}`,
        alarms: ['-P30D', '-P7D'],
      },
    ]);
  });

  test('of a document with several versions counts from the newest', async () => {
    const { calls, duerp, events } = await makeReader();
    await calls.generate(duerp.id);
    await server.database.queries
      .updateTable('version')
      .set({ creationTime: '2025-11-16T11:00:00.000Z' })
      .where('duerpDocumentId', '=', duerp.id)
      .execute();
    const [before] = await events();
    expect(before?.day).toBe('2026-11-16');
    await calls.generate(duerp.id);
    const [after, ...others] = await events();
    expect([after?.day, others]).toEqual(['2027-11-16', []]);
    expect(after?.sequence).toBeGreaterThan(before?.sequence ?? Number.NaN);
  });

  test('of the public sector says that the yearly update is to be checked (L4111-1)', async () => {
    const { calls, duerp, events } = await makeReader();
    await calls.write(duerp.id, 'update-infosentreprise', {
      ...ENTREPRISE,
      nombreEmployes: 11,
      isSecteurPublic: true,
    });
    expect((await calls.generate(duerp.id)).statusCode).toBe(201);
    const [event] = await events();
    expect(event?.summary).toBe(
      'DUERP à mettre à jour (secteur public\u00A0: à vérifier)\u00A0: Boulangerie Martin',
    );
    expect(event?.description).toContain("Si cette partie du code s'applique à vous");
  });

  test('keeps the name of an event, and counts its changes', async () => {
    const { add, events } = await makeReader();
    const idAction = await add();
    const [before] = await events();
    const firstAt = server.clock.now().getTime();
    server.clock.advance(MINUTE);
    await add({ date: '2027-02-01' }, idAction);
    const [after] = await events();
    expect([before, after].map((event) => Date.parse(event?.changedAt ?? ''))).toEqual([
      firstAt,
      firstAt + MINUTE,
    ]);
    expect([after?.uid, after?.day]).toEqual([before?.uid, '2027-02-01']);
    expect(after?.sequence).toBeGreaterThan(before?.sequence ?? Number.NaN);
  });

  test('has neither what is done, cancelled or deleted, nor what is of somebody else', async () => {
    const { calls, duerp, add, events } = await makeReader();
    const [done, kept] = [await add(), await add({ date: '2027-01-02' })];
    await add({ statut: 'Annulé' });
    await add({ statut: 'Terminé' }, done);
    expect((await events()).map(({ uid }) => uid)).toEqual([`action-${duerp.id}-${kept}@odu`]);
    await calls.generate(duerp.id);
    expect(await events()).toHaveLength(2);
    await calls.remove(duerp.id);
    expect(await events()).toEqual([]);
  });
});

describe('hostile texts', () => {
  const INJECTED = 'X\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:intrus\r\nSUMMARY:intrus';
  test.for([
    INJECTED,
    INJECTED.replaceAll('\r\n', '\n'),
    INJECTED.replaceAll('\r\n', '\r'),
    'a\\nb\\, c; d: "e" ^n \\',
    'DTSTART;VALUE=DATE:20200101',
    `${'é'.repeat(200)}🧯${'𝕏'.repeat(90)}`,
    'sans\u2028ligne\u2029ni\u0085suite',
    'عربى 漢字 \u202e ‮',
  ])('%j is one event, whole', async (texte) => {
    const { add, url, events } = await makeReader();
    await add({ descriptionDeLaMesure: texte, responsable: texte.slice(0, 190) });
    const [event, ...others] = await events();
    expect(others).toEqual([]);
    expect(event?.day).toBe('2027-01-15');
    expect(event?.uid).toContain('action-');
    expect(event?.description.replace(/\s+/g, ' ')).toContain(
      texte.slice(0, 100).replace(/[\s\u0085]+/g, ' '),
    );
    const { body } = await read(url);
    expect(body).not.toMatch(/[^\r]\n|\r[^\n]/);
    for (const line of body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(body.match(/^BEGIN:VEVENT/gm)).toHaveLength(1);
  });

  test('a text of 40,000 signs is cut, its event is not', async () => {
    const { add, events } = await makeReader();
    await add({ descriptionDeLaMesure: `Le ${'mot '.repeat(9_999)}` });
    const [event] = await events();
    // The 119th and the 999th are spaces: none stands before an ellipsis.
    expect(event?.summary).toHaveLength(119);
    expect(event?.description.split('\n')[0]).toHaveLength(999);
    expect(event?.description).toContain('Responsable\u00a0: Camille Martin');
  });
});

describe('who has it already', () => {
  test('gets no body until an action, a version or the day changes', async () => {
    const { calls, duerp, url, add } = await makeReader();
    const tagOf = async () => String((await read(url)).headers.etag);
    let tag = await tagOf();
    const isKept = async () => {
      const answer = await read(url, { 'if-none-match': tag });
      expect(answer.statusCode === 304).toBe(answer.body === '');
      const isSame = answer.statusCode === 304;
      tag = await tagOf();
      return isSame;
    };
    expect(await isKept()).toBe(true);
    await add();
    expect([await isKept(), await isKept()]).toEqual([false, true]);
    await calls.generate(duerp.id);
    expect([await isKept(), await isKept()]).toEqual([false, true]);
    expect((await read(url, { 'if-none-match': `W/${tag}` })).statusCode).toBe(304);
  });

  test('gets it again from midnight in Paris on, and not a second before', async () => {
    const { url } = await makeReader();
    const tag = String((await read(url)).headers.etag);
    const statusAt = async (instant: string) => {
      const wait = Date.parse(instant) - server.clock.now().getTime();
      server.clock.advance(wait);
      const { statusCode } = await read(url, { 'if-none-match': tag });
      server.clock.advance(-wait);
      return statusCode;
    };
    expect(await statusAt('2026-11-16T22:59:59.000Z')).toBe(304);
    expect(await statusAt('2026-11-16T23:00:00.000Z')).toBe(200);
  });

  test('gets it again once the site has another address or another name, which stand in it', async () => {
    const { url } = await makeReader();
    const token = /(?<=calendrier\/).*(?=\.ics)/.exec(url)?.[0] ?? '';
    const tagWith = async (changes: Partial<Config>) => {
      const deps = { ...server.deps, config: { ...server.deps.config, ...changes } };
      return (await readCalendar(deps, { token, ifNoneMatch: undefined, encoding: 'identity' }))?.etag;
    };
    const tags = [
      await tagWith({}),
      await tagWith({}),
      await tagWith({ baseUrl: 'https://autre.example' }),
      await tagWith({ productName: 'Autre' }),
    ];
    expect(tags.map((tag) => tags.indexOf(tag))).toEqual([0, 0, 2, 3]);
  });

  test('costs the same statements whatever there is, and does not read the actions', async () => {
    const small = await makeReader();
    const large = await makeReader();
    for (let index = 0; index < 5; index++) {
      const id = idOf(await large.calls.create());
      await large.calls.write(id, 'update-infosentreprise', ENTREPRISE);
      await large.add({ date: `2027-01-0${index + 1}` });
    }
    const count = async (url: string, headers = {}) =>
      (await listStatements(() => read(url, headers))).length;
    const first = await count(large.url);
    expect(first).toBe(await count(small.url));
    expect(first).toBeLessThanOrEqual(4);
    const answer = await read(large.url);
    expect(await count(large.url, { 'if-none-match': String(answer.headers.etag) })).toBe(first - 1);
    // Nor for a reader who says nothing of what he has: it is written already.
    expect(await count(large.url)).toBe(first - 1);
    expect((await read(large.url)).body).toBe(answer.body);
  });
});

/** Adds so many actions like the first one of a document, for today. */
async function addMany(duerpDocumentId: string, count: number) {
  const { queries } = server.database;
  const [row, ...others] = await queries
    .selectFrom('actionPreventive')
    .selectAll()
    .where('duerpDocumentId', '=', duerpDocumentId)
    .execute();
  if (row === undefined) throw new Error('no action');
  const rows = Array.from({ length: count }, (_, index) => ({
    ...row,
    idAction: randomUUID(),
    position: others.length + index + 10,
    date: '2026-11-16',
  }));
  for (let start = 0; start < count; start += 100)
    await queries
      .insertInto('actionPreventive')
      .values(rows.slice(start, start + 100))
      .execute();
  // As every write of an action does: the calendar is the same until then.
  await queries
    .updateTable('duerpDocument')
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', duerpDocumentId)
    .execute();
}

test('the greatest calendar has the days to come first, and says that it is cut', async () => {
  const { duerp, url, add } = await makeReader();
  await add({ date: '2026-11-15' });
  await addMany(duerp.id, MAX_EVENTS - 1);
  const whole = parseCalendar((await read(url)).body).events;
  expect(whole).toHaveLength(MAX_EVENTS);
  expect(whole.at(-1)?.day).toBe('2026-11-15');
  await addMany(duerp.id, 1);
  // A great one is not written anew before.
  server.clock.advance(MINUTE);
  const cut = parseCalendar((await read(url)).body).events;
  expect(cut).toHaveLength(MAX_EVENTS + 1);
  expect(cut.at(-1)).toMatchObject({
    day: '2026-11-16',
    summary: 'Calendrier des DUERP incomplet\u00a0: 1\u202f000 dates au plus',
  });
  expect(cut.map(({ day }) => day)).not.toContain('2026-11-15');
});

test('the actions of a deleted document take the place of no other', async () => {
  const { calls, duerp, add, events } = await makeReader();
  const idAction = await add();
  const great = await makeCompleteDuerp(calls);
  await addMany(great.id, MAX_EVENTS + 1);
  await calls.remove(great.id);
  expect((await events()).map(({ uid }) => uid)).toEqual([`action-${duerp.id}-${idAction}@odu`]);
});

test('days are those of Paris: a version of half past midnight is due a year after its day there', async () => {
  const { account, calls, duerp, url } = await makeReader();
  await calls.generate(duerp.id);
  await server.database.queries
    .updateTable('version')
    .set({ creationTime: '2026-11-16T23:30:00.000Z' })
    .where('duerpDocumentId', '=', duerp.id)
    .execute();
  expect(parseCalendar((await read(url)).body).events[0]?.day).toBe('2027-11-17');
  server.clock.advance(400 * DAY);
  const late = { ...account, ...(await server.deps.sessions.open(account.id)) };
  expect((await makeDuerpCalls(server, late).read(duerp.id)).statusCode).toBe(200);
  expect(parseCalendar((await read(url)).body).events[0]?.day).toBe('2027-11-17');
});
