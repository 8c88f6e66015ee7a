import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { makeFollowTerms } from '../../src/subscriptions/follow-terms.ts';
import { listTerms, type TermRow } from '../../src/repositories/duerp/term-repository.ts';
import { listByTwo } from '../support/list-pages.ts';
import { useLife, subjectsOf } from './subscription-life.ts';

const life = useLife();
const { provider, on, setClock, subscribe, server } = life;

describe('the mails before the term', () => {
  test('are two, each once, and say what will be charged', async () => {
    const bought = await subscribe('2026-11-22');
    await on('2027-09-21');
    expect(await bought.mails()).toEqual([]);
    for (const day of ['2027-09-22', '2027-09-22', '2027-10-30', '2027-11-13']) await on(day);
    expect(await subjectsOf(bought)).toEqual(['Votre abonnement se renouvelle le 21\u00a0novembre 2027']);
    for (const day of ['2027-11-14', '2027-11-20']) await on(day);
    const mails = await bought.mails();
    expect(mails).toHaveLength(2);
    expect(mails[1]?.text).toContain('sera débité de 99,00\u202f€ HT, soit 118,80\u202f€ TTC');
    expect(mails[1]?.text).toContain('Formule Standard («\u202FFournil\u202F»)');
    expect(mails[1]?.text).toContain('https://odu.example/my-account');
  });

  test('say that it ends when it does not renew; nothing is charged, and its end is told once', async () => {
    const bought = await subscribe('2026-11-22', { isAutoRenew: 0 });
    for (const day of ['2027-09-22', '2027-11-14', '2027-11-21', '2027-11-22', '2027-11-30']) await on(day);
    expect(await subjectsOf(bought)).toEqual([
      'Votre abonnement se termine le 21\u00a0novembre 2027',
      'Votre abonnement se termine le 21\u00a0novembre 2027',
      'Votre abonnement est terminé',
    ]);
    const texts = (await bought.mails()).map(({ text }) => text);
    expect(texts[0]).toContain('rien ne sera prélevé');
    expect(texts[0]).toContain('réactivez le renouvellement automatique avant cette date');
    expect(texts.at(-1)).toMatch(/^Bonjour,\n\nVotre abonnement .* est terminé\u00a0: /);
    expect(await bought.payments()).toEqual([]);
    expect(await bought.subscription()).toMatchObject({ paidUntilDate: '2027-11-21', isAutoRenew: 0 });
  });

  test.for([
    ['was granted', { provider: null, providerCustomer: null }, '2027-11-14'],
    ['was ended by the operator', { paidUntilDate: '2027-03-10' }, '2027-03-10'],
  ] as const)('do not promise the renewal of what %s', async ([_name, columns, day]) => {
    const bought = await subscribe('2026-11-22', { isAutoRenew: 0, ...columns });
    await on(day);
    const [mail] = await bought.mails();
    expect(mail?.subject).toContain('Votre abonnement se termine le');
    expect(mail?.text).toContain('Pour vous abonner ensuite\u00a0:\nhttps://odu.example/choose-plan');
    expect(mail?.text).not.toContain('réactivez');
  });

  test('are sent once by three servers at the same moment, and so is the end', async () => {
    const bought = await subscribe('2026-11-22', { isAutoRenew: 0 });
    const follow = () =>
      makeFollowTerms(life.deps())({
        payload: {},
        signal: new AbortController().signal,
        isDateDoubted: () => false,
        finish: () => Promise.resolve(),
      });
    for (const day of ['2027-09-22', '2027-11-22']) {
      setClock(`${day}T11:00:00.000Z`);
      await Promise.all([follow(), follow(), follow()]);
    }
    expect(await subjectsOf(bought)).toEqual([
      'Votre abonnement se termine le 21\u00a0novembre 2027',
      'Votre abonnement est terminé',
    ]);
  });

  test('of one that cannot be read do not keep the others', async () => {
    const broken = await subscribe('2026-11-22', { plan: 'SUBPLAN_PREMIUM', duerpDocumentId: null });
    const bought = await subscribe('2026-11-22');
    await broken.change({ paidUntilDate: '2027-11-1x' });
    await on('2027-09-22');
    expect(await subjectsOf(bought)).toHaveLength(1);
    const failed = await server.database.queries
      .selectFrom('job')
      .select('lastError')
      .where('kind', '=', 'follow-terms')
      .execute();
    expect(failed).toEqual([{ lastError: '1 of the rows failed' }]);
  });

  test('are for the account of each subscription alone', async () => {
    const first = await subscribe('2026-11-22');
    const second = await subscribe('2027-01-22');
    await on('2027-09-22');
    expect([await subjectsOf(first), await subjectsOf(second)]).toMatchObject([{ length: 1 }, { length: 0 }]);
  });
});

describe('another subscription that ends later', () => {
  test('of another account stops no renewal', async () => {
    const premium = { plan: 'SUBPLAN_PREMIUM', duerpDocumentId: null } as const;
    const bought = await subscribe('2026-11-22', premium);
    await subscribe('2027-01-22', premium);
    await on('2027-09-22');
    expect(await bought.subscription()).toMatchObject({ isAutoRenew: 1 });
    expect(await subjectsOf(bought)).toEqual(['Votre abonnement se renouvelle le 21\u00a0novembre 2027']);
  });

  test.for([
    ['another document', { plan: 'SUBPLAN_STANDARD' }],
    ['another plan', { plan: 'SUBPLAN_PREMIUM', duerpDocumentId: null }],
  ] as const)('of the same account, for %s, stops no renewal', async ([_name, columns]) => {
    const bought = await subscribe('2026-11-22');
    const other = await subscribe('2027-01-22', columns);
    await other.change({ accountId: bought.account.id });
    await on('2027-11-21');
    expect(await bought.payments()).toMatchObject([{ status: 'paid' }]);
    expect(await bought.subscription()).toMatchObject({ isAutoRenew: 1, paidUntilDate: '2028-11-21' });
  });
});

test('the mail of a paid year says its end and what was paid', async () => {
  const bought = await subscribe('2026-11-22');
  await on('2027-11-21');
  const mail = (await bought.mails()).find(({ subject }) => subject.includes('est renouvelé'));
  expect(mail?.text).toContain(
    "est renouvelé jusqu'au 21\u00a0novembre 2028 inclus, pour 99,00\u202f€ HT, soit 118,80\u202f€ TTC.",
  );
});

describe('the whole text', () => {
  const signed = (...lines: string[]) =>
    ['Bonjour,', '', ...lines, '', "L'équipe ODU", server.deps.config.supportEmail].join('\n');
  const KEPT =
    "Les versions créées pendant l'abonnement restent à vous, et se téléchargent en entier comme avant.";
  const NAME = 'Formule Standard («\u202FFournil\u202F»)';
  const MY_ACCOUNT = 'dans «\u202FMon compte\u202F»\u00A0:\nhttps://odu.example/my-account';
  const textOf = async (bought: Awaited<ReturnType<typeof subscribe>>, subject: string) =>
    (await bought.mails()).find((mail) => mail.subject.includes(subject))?.text;

  test('of the reminder of a renewal says the day, the price and how to stop it', async () => {
    const bought = await subscribe('2026-11-22');
    await on('2027-09-22');
    expect(await textOf(bought, 'se renouvelle le 21\u00A0novembre 2027')).toBe(
      signed(
        `Votre abonnement ${NAME} court jusqu'au 21\u00A0novembre 2027 inclus, et se renouvelle pour un an.`,
        '',
        'Le 21\u00A0novembre 2027, votre moyen de paiement enregistré sera débité de 99,00\u202F€ HT, soit 118,80\u202F€ TTC.',
        '',
        `Pour ne pas le renouveler, désactivez le renouvellement automatique avant cette date ${MY_ACCOUNT}`,
      ),
    );
  });

  test('of the reminder of an end says the day and how to go on, and of the end that nothing was charged', async () => {
    const bought = await subscribe('2026-11-22', { isAutoRenew: 0 });
    for (const day of ['2027-09-22', '2027-11-22']) await on(day);
    expect(await textOf(bought, 'se termine le 21\u00A0novembre 2027')).toBe(
      signed(
        `Votre abonnement ${NAME} se termine le 21\u00A0novembre 2027 inclus. Il ne se renouvelle pas\u00A0: rien ne sera prélevé.`,
        '',
        KEPT,
        '',
        `Pour le prolonger, réactivez le renouvellement automatique avant cette date ${MY_ACCOUNT}`,
      ),
    );
    expect(await textOf(bought, 'est terminé')).toBe(
      signed(
        `Votre abonnement ${NAME} est terminé\u00A0: il courait jusqu'au 21\u00A0novembre 2027 inclus. Rien n'a été prélevé.`,
        '',
        KEPT,
        '',
        'Pour vous abonner de nouveau\u00A0:',
        'https://odu.example/choose-plan',
      ),
    );
  });

  test('of a refusal says when it is tried again and until when the rest is paid, and of the year paid then its end', async () => {
    const bought = await subscribe('2026-11-22');
    provider.answer = 'refused';
    await on('2027-11-21');
    provider.answer = 'paid';
    await on('2027-11-24');
    expect(await textOf(bought, "n'a pas abouti")).toBe(
      signed(
        `Le paiement du renouvellement de votre abonnement ${NAME} a été refusé.`,
        '',
        `Nous réessaierons le 24\u00A0novembre 2027. D'ici là, vérifiez votre moyen de paiement ${MY_ACCOUNT}`,
        '',
        "Ce qui est payé reste acquis jusqu'au 21\u00A0novembre 2027 inclus.",
      ),
    );
    expect(await textOf(bought, 'est renouvelé')).toBe(
      signed(
        `Votre abonnement ${NAME} est renouvelé jusqu'au 21\u00A0novembre 2028 inclus, pour 99,00\u202F€ HT, soit 118,80\u202F€ TTC.`,
        '',
        `Votre abonnement et vos factures se retrouvent ${MY_ACCOUNT}`,
      ),
    );
  });

  test('of a renewal that was switched off says why, and until when it covers', async () => {
    const bought = await subscribe('2026-11-22', {
      plan: 'SUBPLAN_PREMIUM',
      duerpDocumentId: null,
      providerCustomer: null,
    });
    await on('2027-09-22');
    expect(await textOf(bought, 'est désactivé')).toBe(
      signed(
        "Le renouvellement automatique de votre abonnement Formule Premium est désactivé\u00A0: aucun moyen de paiement n'est enregistré.",
        '',
        `L'abonnement reste valable jusqu'au 21\u00A0novembre 2027 inclus, et rien ne sera prélevé ensuite. Il se retrouve ${MY_ACCOUNT}`,
      ),
    );
  });
});

test('terms are listed once each, two at a time', async () => {
  const made: string[] = [];
  for (let count = 0; count < 5; count++) made.push((await subscribe('2026-11-22')).id);
  const days = { provider: 'sandbox', from: '2027-11-21', until: '2027-11-21' } as const;
  const { queries } = server.database;
  const listed = await listByTwo<TermRow>((page) => listTerms(queries, { ...days, ...page }));
  expect(listed).toEqual(made.toSorted());
});

describe('nothing is charged', () => {
  const expectNothing = async (bought: Awaited<ReturnType<typeof subscribe>>) => {
    for (const day of ['2027-11-21', '2027-11-22', '2027-11-28']) await on(day);
    expect(await bought.payments()).toEqual([]);
    expect(provider.charges.size).toBe(0);
  };

  test('for what a premium took over, which has no mail either', async () => {
    const bought = await subscribe('2026-11-22', { replacedBy: randomUUID() });
    await on('2027-09-22');
    await expectNothing(bought);
    expect(await bought.mails()).toEqual([]);
  });

  test('for a VIP: the renewal is switched off with one mail as soon as the account is one', async () => {
    const bought = await subscribe('2026-11-22');
    await server.database.queries
      .updateTable('account')
      .set({ isVip: 1 })
      .where('id', '=', bought.account.id)
      .execute();
    await on('2026-12-01');
    expect(await bought.subscription()).toMatchObject({ isAutoRenew: 0, paidUntilDate: '2027-11-21' });
    await on('2027-09-22');
    await expectNothing(bought);
    expect(await subjectsOf(bought)).toEqual(['Le renouvellement de votre abonnement est désactivé']);
    expect((await bought.mails())[0]?.text).toContain("votre compte a désormais l'accès complet");

    await server.database.queries
      .updateTable('account')
      .set({ isVip: 0 })
      .where('id', '=', bought.account.id)
      .execute();
    await on('2027-11-29');
    expect((await subjectsOf(bought)).at(-1)).toBe('Votre abonnement est terminé');
  });

  test('for a document that was deleted', async () => {
    const bought = await subscribe('2026-11-22');
    await server.database.queries
      .updateTable('duerpDocument')
      .set({ deletedAt: server.clock.now().toISOString() })
      .where('id', '=', bought.duerpDocumentId)
      .execute();
    await on('2027-09-22');
    await expectNothing(bought);
    expect(await subjectsOf(bought)).toEqual(['Le renouvellement de votre abonnement est désactivé']);
    expect((await bought.mails())[0]?.text).toContain(
      'est désactivé\u00A0: le DUERP concerné a été supprimé.',
    );
  });

  test('without a payment means: one mail says so in the place of the reminder', async () => {
    const bought = await subscribe('2026-11-22', { providerCustomer: null });
    await on('2027-09-22');
    await on('2027-09-23');
    expect(await subjectsOf(bought)).toEqual(['Le renouvellement de votre abonnement est désactivé']);
    expect((await bought.mails())[0]?.text).toContain(
      "est désactivé\u00A0: aucun moyen de paiement n'est enregistré.",
    );
    await expectNothing(bought);
  });

  test('with the card of another provider: the test phase is over, and one mail says that a card is missing', async () => {
    const bought = await subscribe('2026-11-22', { provider: 'stripe' });
    await on('2027-09-22');
    expect(await subjectsOf(bought)).toEqual(['Le renouvellement de votre abonnement est désactivé']);
    await on('2027-11-21');
    await expectNothing(bought);
  });

  test('of a renewal switched off after it was planned', async () => {
    const bought = await subscribe('2026-11-22');
    setClock('2027-11-21T11:00:00.000Z');
    const { signal } = new AbortController();
    await makeFollowTerms(life.deps())({
      payload: {},
      signal,
      isDateDoubted: () => false,
      finish: () => Promise.resolve(),
    });
    await bought.change({ isAutoRenew: 0 });
    await expectNothing(bought);
  });
});
