import { randomUUID } from 'node:crypto';
import type { AddSuiviRequest, EntreeDeSuivi, Entreprise, ProblemError } from '@odu/api-contract';
import type { AvisInput } from '@odu/report';
import { describe, expect, test } from 'vitest';
import { updateAccount } from '../../src/repositories/account/account-repository.ts';
import { SUIVI_DE_VERSION } from '../../src/repositories/server/audit-repository.ts';
import { authorizeDelegate, createDelegate } from '../../src/services/authentication/delegates.ts';
import { DAY, SECOND } from '../../src/services/clock.ts';
import type { Reports } from '../../src/services/duerp/reports.ts';
import { LIMITS } from '../../src/services/limits/limiter.ts';
import type { TestAccount } from '../build-app.ts';
import { ENTREPRISE, makeCompleteDuerp, messageOf } from '../support/duerp-scenario.ts';
import { idOf, NO_ENGINE, useDuerpServer } from '../support/duerp-server.ts';

const printed: AvisInput[] = [];
const reports: Reports = {
  ...NO_ENGINE.reports,
  renderAvis: (input, accountId) => {
    printed.push(input);
    return NO_ENGINE.reports.renderAvis(input, accountId);
  },
};
const { server, account, calls, signUp } = useDuerpServer({ deps: { reports }, isVip: 1 });

const today = () => server.clock.now().toISOString().slice(0, 10);
const inDays = (days: number) =>
  new Date(server.clock.now().getTime() + days * DAY).toISOString().slice(0, 10);

async function makeVersion(using = calls, entreprise: Partial<Entreprise> = {}) {
  const { id } = await makeCompleteDuerp(using);
  await using.write(id, 'update-infosentreprise', { ...ENTREPRISE, ...entreprise });
  expect((await using.generate(id)).statusCode).toBe(201);
  const [version] = (await using.document(id)).versions;
  return { id, versionId: String(version?.id) };
}
type Made = Awaited<ReturnType<typeof makeVersion>>;

/** Signs a partner firm in to the account. */
async function signInDelegate(of: TestAccount): Promise<TestAccount> {
  const { id: delegateId, key } = await createDelegate(server.deps, 'Cabinet Durand');
  const authorization = await authorizeDelegate(server.deps, { delegateId, accountId: of.id });
  if (authorization === false) throw new Error('the delegate is revoked');
  const signedIn = await server.request({
    method: 'POST',
    url: '/api/public/token/delegate',
    body: { em: of.emailAddress, dmk: key, dut: authorization.token },
  });
  return signedIn.json<TestAccount>();
}

const post = (
  { id, versionId }: Made,
  path: string,
  body: object,
  { by = account, headers = {} }: { by?: TestAccount; headers?: Record<string, string> } = {},
) =>
  server.request({
    method: 'POST',
    url: `/api/duerp/${id}/versions/${versionId}/${path}`,
    account: by,
    body,
    headers,
  });
const add = (made: Made, body: object, by = account) => post(made, 'suivi', body, { by });
const keyed = (key = randomUUID()) => ({ headers: { 'Idempotency-Key': key } });
const download = ({ id, versionId }: Made, entreeId: string, by = account) =>
  server.request({ url: `/api/duerp/${id}/versions/${versionId}/suivi/${entreeId}/avis`, account: by });
const list = async ({ id }: Made, by: TestAccount = account) =>
  server.request({ url: `/api/duerp/${id}/suivi`, account: by });
const pathsOf = (response: { json: <T>() => T }) =>
  response.json<{ errors?: ProblemError[] }>().errors?.map(({ path }) => path);

const spst = (fields: Partial<AddSuiviRequest> = {}) => ({
  type: 'SPST',
  date: today(),
  destinataire: 'SPST du Rhône',
  moyen: 'portail',
  ...fields,
});

describe('the follow-up of a version', () => {
  test('keeps each entry, dated and signed, with its line of the audit log; the sealed version does not change', async () => {
    const made = await makeVersion();
    const sealed = () =>
      server.database.queries.selectFrom('version').selectAll().where('id', '=', made.versionId).execute();
    const before = await sealed();
    const { revision } = await server.database.queries
      .selectFrom('duerpDocument')
      .select('revision')
      .where('id', '=', made.id)
      .executeTakeFirstOrThrow();
    const answers = [
      await add(made, spst({ destinataire: ' SPST du Rhône ', lieu: 'not of this kind' })),
      await add(made, { type: 'CSE', date: today(), avis: 'favorable', compteRendu: 'Rien à ajouter' }),
      await add(made, { type: 'AVIS_D_ACCES', date: inDays(3), lieu: 'Accueil', modalites: 'Aux heures' }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toStrictEqual([201, 201, 201]);
    const [first] = answers.map((answer) => answer.json<EntreeDeSuivi>());
    expect(first).toStrictEqual({
      id: first?.id,
      versionId: made.versionId,
      type: 'SPST',
      date: today(),
      destinataire: 'SPST du Rhône',
      moyen: 'portail',
      corrige: null,
      createdAt: server.clock.now().toISOString(),
      auteur: account.emailAddress,
    });
    expect((await list(made)).json<EntreeDeSuivi[]>()).toHaveLength(3);
    expect(await sealed()).toStrictEqual(before);
    const after = await server.database.queries
      .selectFrom('duerpDocument')
      .select('revision')
      .where('id', '=', made.id)
      .executeTakeFirstOrThrow();
    expect(after.revision).toBe(revision);
    const audit = await server.database.queries
      .selectFrom('auditEntry')
      .selectAll()
      .where('type', '=', SUIVI_DE_VERSION)
      .where('accountId', '=', account.id)
      .execute();
    expect(audit.map(({ detail }) => detail)).toContain(`${made.versionId} SPST ${first?.id}`);
  });

  test('is listed from the newest entry on', async () => {
    const made = await makeVersion();
    const newest: string[] = [];
    for (const destinataire of ['SPST du Rhône', 'SPST de la Loire', "SPST de l'Ain"]) {
      newest.unshift(idOf(await add(made, spst({ destinataire }))));
      server.clock.advance(SECOND);
    }
    expect((await list(made)).json<EntreeDeSuivi[]>().map(({ id }) => id)).toStrictEqual(newest);
  });

  test('an entry is corrected by a new one, once; both stay', async () => {
    const made = await makeVersion();
    const wrong = (await add(made, spst())).json<EntreeDeSuivi>();
    const right = await add(made, spst({ destinataire: 'SPST de la Loire', corrige: wrong.id }));
    expect(right.json<EntreeDeSuivi>().corrige).toBe(wrong.id);
    expect((await list(made)).json<EntreeDeSuivi[]>()).toHaveLength(2);
    const twice = await add(made, spst({ corrige: wrong.id }));
    expect(twice.statusCode).toBe(422);
    expect(messageOf(twice)).toBe('Cette inscription a déjà été corrigée. Rechargez la page.');
    // Of another kind, of another version, or of nobody.
    const other = await makeVersion();
    const elsewhere = (await add(other, spst())).json<EntreeDeSuivi>();
    for (const corrige of [elsewhere.id, randomUUID()])
      expect(pathsOf(await add(made, spst({ corrige })))).toStrictEqual(['/corrige']);
    const cse = { type: 'CSE', date: today(), avis: 'sans avis', corrige: right.json<EntreeDeSuivi>().id };
    expect(pathsOf(await add(made, cse))).toStrictEqual(['/corrige']);
  });

  test('two corrections at once of one entry: one is kept', async () => {
    const made = await makeVersion();
    const wrong = (await add(made, spst())).json<EntreeDeSuivi>();
    const answers = await Promise.all([1, 2, 3].map(() => add(made, spst({ corrige: wrong.id }))));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toStrictEqual([
      201, 422, 422,
    ]);
  });

  test('an entry that is sent again with its key is written once, a correction too', async () => {
    const made = await makeVersion();
    const wrong = (await add(made, spst())).json<EntreeDeSuivi>();
    const body = spst({ destinataire: 'SPST de la Loire', corrige: wrong.id });
    const key = keyed();
    const answers = [await post(made, 'suivi', body, key), await post(made, 'suivi', body, key)];
    expect(answers.map(({ statusCode }) => statusCode)).toStrictEqual([201, 201]);
    expect(answers[1]?.json()).toStrictEqual(answers[0]?.json());
    expect((await list(made)).json<EntreeDeSuivi[]>()).toHaveLength(2);
    expect((await post(made, 'suivi', spst(), key)).statusCode).toBe(422);
  });

  test('refuses a day to come, one before the version, and what its kind needs', async () => {
    const made = await makeVersion();
    const refused = async (body: object) => {
      const answer = await add(made, body);
      return [answer.statusCode, pathsOf(answer)];
    };
    expect(await refused(spst({ date: inDays(1) }))).toStrictEqual([422, ['/date']]);
    expect(await refused(spst({ date: inDays(-1) }))).toStrictEqual([422, ['/date']]);
    expect(await refused({ type: 'SPST', date: today() })).toStrictEqual([422, ['/destinataire', '/moyen']]);
    expect(await refused({ type: 'CSE', date: today() })).toStrictEqual([422, ['/avis']]);
    expect(await refused({ type: 'AVIS_D_ACCES', date: today(), lieu: '  ' })).toStrictEqual([
      422,
      ['/lieu'],
    ]);
    // A CSE is often consulted before the version is generated.
    const earlier = { type: 'CSE', date: inDays(-20), avis: 'défavorable' };
    expect((await add(made, earlier)).statusCode).toBe(201);
    const carence = await add(made, { ...earlier, avis: 'carence', compteRendu: 'Reçu' });
    expect(carence.json()).toMatchObject({ avis: 'carence', date: inDays(-20) });
    expect(carence.json()).not.toHaveProperty('compteRendu');
    // A headcount is true on its own day.
    const effectif = { type: 'CSE', date: inDays(-1), avis: 'effectif non atteint' };
    expect(await refused(effectif)).toStrictEqual([422, ['/date']]);
    expect((await add(made, { ...effectif, date: today() })).statusCode).toBe(201);
    expect((await add(made, { ...earlier, avis: 'enthousiaste' })).statusCode).toBe(400);
    expect((await add(made, spst({ moyen: 'é'.repeat(201) }))).statusCode).toBe(400);
  });

  test('the notice is handed out as a PDF; another entry has none', async () => {
    const made = await makeVersion();
    const notice = await add(made, { type: 'AVIS_D_ACCES', date: today(), lieu: 'Accueil' });
    const other = await add(made, spst());
    const pdf = await download(made, idOf(notice));
    expect([pdf.statusCode, pdf.headers['content-type']]).toStrictEqual([200, 'application/pdf']);
    expect(pdf.headers['content-disposition']).toContain('avis-acces-duerp.pdf');
    expect((await download(made, idOf(other))).statusCode).toBe(404);
  });

  test.for([
    ['of an establishment', true, 'Fournil de Lyon'],
    ['of a whole company, which keeps the name of an establishment', false, null],
  ] as const)('the notice %s says who, where, how and when', async ([, isEtablissement, etablissement]) => {
    const made = await makeVersion(calls, { isEtablissement, nomDeLEtablissement: 'Fournil de Lyon' });
    const said = { date: inDays(3), lieu: 'Accueil', modalites: 'Aux heures' };
    const notice = await add(made, { type: 'AVIS_D_ACCES', ...said });
    expect((await download(made, idOf(notice))).statusCode).toBe(200);
    const who = { entreprise: 'Boulangerie Martin', etablissement, productName: 'ODU' };
    expect(printed.at(-1)).toStrictEqual({ ...who, ...said });
  });
});

describe('the version sent to the service', () => {
  const mail = {
    destinataire: 'SPST du Rhône',
    emailAddress: ' contact@spst.exemple.fr ',
    message: 'Voici notre mise à jour',
  };
  const send = (made: Made, body: object = {}, by = account) =>
    post(made, 'envoi-spst', { ...mail, ...body }, { by });
  const mailsTo = async (recipient: string) =>
    (await server.mails()).filter((one) => one.recipient === recipient);

  test('goes with its PDF, a copy to the account, and is written down, all in one', async () => {
    const made = await makeVersion();
    const answer = await send(made);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      type: 'SPST',
      date: today(),
      destinataire: 'SPST du Rhône',
      moyen: 'email à contact@spst.exemple.fr',
    });
    const [sent] = await mailsTo('contact@spst.exemple.fr');
    expect(sent).toMatchObject({ replyTo: account.emailAddress, attachedVersionId: made.versionId });
    const subject =
      "Document unique d'évaluation des risques professionnels - Boulangerie Martin - version 1";
    expect(sent?.subject).toBe(subject);
    expect(sent?.text).toContain('la version 1, du 16\u00A0novembre 2026, du document unique');
    expect(sent?.text).toContain("\n\nMessage de l'employeur\u00A0:\nVoici notre mise à jour\n\n");
    expect(sent?.text).toContain('L.\u00A04121-3-1, VI');
    const [copy] = await mailsTo(account.emailAddress);
    expect(copy).toMatchObject({ attachedVersionId: made.versionId, subject: `Copie - ${subject}` });
    expect(copy?.text).toContain("Copie de l'email envoyé à contact@spst.exemple.fr");
    expect(sent?.text).toContain(`Pour répondre à l'employeur\u00A0: ${account.emailAddress}`);
    expect(copy?.text).toContain(sent?.text);
  });

  test('is written down on the day in Paris', async () => {
    const night = Date.parse('2026-11-16T23:30:00.000Z') - server.clock.now().getTime();
    server.clock.advance(night);
    const late = await signUp('de-nuit@exemple.fr', { isVip: 1, isEmailVerified: 1 });
    const sent = await send(await makeVersion(late.calls), {}, late.account);
    server.clock.advance(-night);
    expect([sent.statusCode, sent.json<EntreeDeSuivi>().date]).toStrictEqual([201, '2026-11-17']);
  });

  test('of an address that is too long for its line, the entry holds the beginning', async () => {
    const [label, made] = ['a'.repeat(63), await makeVersion()];
    const emailAddress = `${label}@${label}.${label}.fr`;
    const { moyen } = (await send(made, { emailAddress })).json<{ moyen: string }>();
    expect(moyen).toBe(`${`email à ${emailAddress}`.slice(0, 199)}…`);
    expect(await mailsTo(emailAddress)).toHaveLength(1);
  });

  test('without a message of the employer, says none', async () => {
    const made = await makeVersion();
    const emailAddress = 'sans-message@spst.exemple.fr';
    expect((await send(made, { emailAddress, message: ' ' })).statusCode).toBe(201);
    const [sent] = await mailsTo(emailAddress);
    expect(sent?.text).toContain("Pour répondre à l'employeur");
    expect(sent?.text).not.toContain("Message de l'employeur");
  });

  test('refuses an address that is none or two, and sends nothing', async () => {
    const made = await makeVersion();
    const before = (await server.mails()).length;
    for (const emailAddress of ['nulle part', 'a@exemple.fr,b@exemple.fr', 'a@exemple.fr\nBcc: b@exemple.fr'])
      expect(pathsOf(await send(made, { emailAddress }))).toStrictEqual(['/emailAddress']);
    expect(await server.mails()).toHaveLength(before);
    expect((await list(made)).json()).toStrictEqual([]);
  });

  test('who has not verified the address of the account sends twice a day, then is told to verify it', async () => {
    const unverified = await signUp('sans-preuve@exemple.fr', { isVip: 1, maxNumberOfDuerps: 5 });
    const made = await makeVersion(unverified.calls);
    expect((await send(made, {}, unverified.account)).statusCode).toBe(201);
    expect((await send(made, {}, unverified.account)).statusCode).toBe(201);
    const before = (await server.mails()).length;
    for (let turn = 0; turn <= LIMITS.envoiAuSpstPerDuerp.max; turn += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as a person would
      const refused = await send(made, {}, unverified.account);
      expect(refused.statusCode).toBe(403);
      expect(messageOf(refused)).toContain("Vérifiez l'adresse email de votre compte");
    }
    // Who may not verify it is told who does.
    const ofDelegate = await send(made, {}, await signInDelegate(unverified.account));
    expect(ofDelegate.statusCode).toBe(403);
    expect(messageOf(ofDelegate)).toMatch(/^Le titulaire du compte doit vérifier son adresse email/);
    expect(await server.mails()).toHaveLength(before);
    expect((await list(made, unverified.account)).json()).toHaveLength(2);
    await updateAccount(server.database.queries, unverified.account.id, { isEmailVerified: 1 });
    expect((await send(made, {}, unverified.account)).statusCode).toBe(201);
  });

  test('a version that is not covered is never sent', async () => {
    const free = await signUp('gratuite@exemple.fr', { maxNumberOfDuerps: 5 });
    const made = await makeVersion(free.calls);
    const answer = await send(made, {}, free.account);
    expect(answer.statusCode).toBe(403);
    expect(messageOf(answer)).toContain("n'est pas couverte");
    expect(await mailsTo(free.account.emailAddress)).toStrictEqual([]);
  });

  test('sent again with its key, one after the other or at once, it leaves once and counts once', async () => {
    const made = await makeVersion();
    const emailAddress = 'une-fois@spst.exemple.fr';
    const body = { ...mail, emailAddress };
    const key = keyed();
    const first = await post(made, 'envoi-spst', body, key);
    const again = await Promise.all(Array.from({ length: 6 }, () => post(made, 'envoi-spst', body, key)));
    for (const answer of again) {
      expect([answer.statusCode, answer.json()]).toStrictEqual([201, first.json()]);
      expect(answer.headers).not.toHaveProperty('etag');
    }
    expect(await mailsTo(emailAddress)).toHaveLength(1);
    const other = await makeVersion();
    const key2 = keyed();
    const atOnce = await Promise.all([1, 2, 3].map(() => post(other, 'envoi-spst', body, key2)));
    expect(new Set(atOnce.map((answer) => answer.body)).size).toBe(1);
    expect(await mailsTo(emailAddress)).toHaveLength(2);
    expect((await list(made)).json<EntreeDeSuivi[]>()).toHaveLength(1);
    // Another text under the same key is refused; another key is another sending.
    expect((await post(made, 'envoi-spst', { ...body, message: 'Autre' }, key)).statusCode).toBe(422);
    expect((await post(made, 'envoi-spst', body, keyed())).statusCode).toBe(201);
    expect(await mailsTo(emailAddress)).toHaveLength(3);
  });

  test('five times in an hour for a document, not six', async () => {
    const made = await makeVersion();
    for (let turn = 0; turn < 5; turn += 1)
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as a person would
      expect((await send(made)).statusCode).toBe(201);
    const sixth = await send(made);
    expect(sixth.statusCode).toBe(429);
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(0);
  });
});

test('another account sees, writes and sends nothing; a delegate of the account signs as such', async () => {
  const made = await makeVersion();
  const entry = (
    await add(made, { type: 'AVIS_D_ACCES', date: today(), lieu: 'Accueil' })
  ).json<EntreeDeSuivi>();
  const stranger = await signUp('voisine@exemple.fr', { isVip: 1, maxNumberOfDuerps: 5 });
  const own = await makeVersion(stranger.calls);
  const as = stranger.account;
  const answers = [
    await list(made, as),
    await add(made, spst(), as),
    await post(
      made,
      'envoi-spst',
      { destinataire: 'x', emailAddress: 'x@exemple.fr', message: '' },
      { by: as },
    ),
    await download(made, entry.id, as),
    // Her own document, with the version or the entry of the other.
    await add({ id: own.id, versionId: made.versionId }, spst(), as),
    await download(own, entry.id, as),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toStrictEqual(answers.map(() => 404));
  expect((await list(made)).json<EntreeDeSuivi[]>()).toHaveLength(1);
  const delegate = await signInDelegate(account);
  expect((await add(made, spst(), delegate)).json<EntreeDeSuivi>().auteur).toBe(
    `${account.emailAddress} (par délégation)`,
  );
});
