import { expect, test } from 'vitest';
import { HOUR } from '../../src/services/clock.ts';
import { subjectsOf, useLife } from './subscription-life.ts';

const life = useLife();
const { provider, on, run, server, subscribe } = life;

const toOperator = async () =>
  (await server.mails()).filter(({ recipient }) => recipient === server.deps.config.supportEmail);

test('a year that was charged at another price before a backup was restored is told to be given back, once', async () => {
  const bought = await subscribe('2026-11-22');
  // What Stripe answers of a year that it has charged already: that charge, for whichever payment asks.
  provider.chargeRenewal = () => Promise.resolve({ reference: 'charge-lost' });
  provider.findOutcome = ({ id }) =>
    Promise.resolve({
      paymentId: id,
      accountId: bought.account.id,
      outcome: 'paid',
      amount: 9_000,
      customer: 'client-1',
    });
  await on('2027-11-21');
  for (let hour = 0; hour < 3; hour += 1) {
    server.clock.advance(HOUR);
    await run();
  }
  const [first] = await bought.payments();
  expect(first).toMatchObject({ status: 'toRefund', totalTTC: 11_880, providerReference: 'charge-lost' });
  const told = await toOperator();
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toContain(
    `Le paiement ${first?.id} de 90,00\u202F€ TTC est à rembourser chez le prestataire de paiement\u00A0: le montant prélevé n'est pas celui de la commande (118,80\u202F€ TTC).`,
  );
  expect((await subjectsOf(bought)).filter((subject) => subject.includes('remboursé'))).toHaveLength(1);
  const mail = (await bought.mails()).find(({ subject }) => subject.includes('remboursé'));
  expect(mail?.text).toContain('Nous avons reçu votre paiement de 90,00\u202F€ TTC');
  expect(mail?.text).not.toContain('plus nécessaire');
  // It was to pay for a year of this very subscription: nobody speaks of a second one.
  expect(mail?.text).toContain("\n\nAucune facture n'est émise. Nous vous le remboursons");
  // Nothing else was charged, and the year is not given.
  expect(await bought.payments()).toMatchObject([
    { status: 'toRefund' },
    { status: 'open', providerReference: null },
  ]);
  expect(await bought.subscription()).toMatchObject({ paidUntilDate: '2027-11-21', periodIndex: 0 });
});

test.for([
  ['that was given back since', () => ({ outcome: 'refunded' as const })],
  [
    'that is said to be of another account',
    async () => ({ outcome: 'paid' as const, accountId: (await server.signUp('autre@exemple.fr')).id }),
  ],
] as const)('a charge at another price %s is not told to be given back', async ([_what, answer]) => {
  const bought = await subscribe('2026-11-22');
  const answered = { accountId: bought.account.id, ...(await answer()) };
  provider.chargeRenewal = () => Promise.resolve({ reference: 'charge-lost' });
  provider.findOutcome = ({ id }) =>
    Promise.resolve({ ...answered, paymentId: id, amount: 9_000, customer: 'client-1' });
  await on('2027-11-21');
  expect(await bought.payments()).toMatchObject([{ status: 'open', providerReference: 'charge-lost' }]);
  expect(await toOperator()).toEqual([]);
});
