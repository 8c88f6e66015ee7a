import type { PlanId } from '@odu/api-contract';
import { computePeriode, PLAN_LABELS, toParisDay } from '@odu/domain';
import { type Command, Option } from 'commander';
import type { Deps } from '../../../deps.ts';
import { receiveEvent } from '../../../payment/receive-event.ts';
import { selectActive } from '../../../payment/read-plan.ts';
import { refundAtSandbox } from '../../../payment/sandbox/decide.ts';
import { replaceStandards } from '../../../payment/settle-first.ts';
import { lockAccount } from '../../../repositories/account/account-repository.ts';
import { findDuerp } from '../../../repositories/duerp/duerp-repository.ts';
import { findPayment } from '../../../repositories/billing/payment-repository.ts';
import {
  findSubscription,
  giveBackReplaced,
  insertSubscription,
  listSubscriptionRows,
  type SubscriptionRow,
  updateSubscription,
} from '../../../repositories/billing/subscription-repository.ts';
import { OperatorError } from '../../operator-error.ts';
import { parseDay } from '../../arguments/parse-day.ts';
import { printRows } from '../../print-rows.ts';
import { requireAccount } from '../../require-account.ts';
import { withDeps } from '../../with-deps.ts';

type Output = { json: boolean };
type Grant = Output & { plan: 'standard' | 'premium'; duerp?: string; until?: string };

const TITLES = {
  id: 'Abonnement',
  plan: 'Formule',
  duerpDocumentId: 'DUERP',
  startDate: 'Du',
  paidUntilDate: 'Au',
  isActive: 'Actif',
  isAutoRenew: 'Renouvelé',
  provider: 'Payé par',
};

async function print(deps: Deps, accountId: string, output: Output) {
  const rows = await listSubscriptionRows(deps.database.queries, accountId);
  const active = selectActive(rows, toParisDay(deps.clock.now().toISOString()));
  const toRow = (row: SubscriptionRow) => ({
    id: row.id,
    plan: PLAN_LABELS[row.plan],
    duerpDocumentId: row.duerpDocumentId,
    startDate: row.startDate,
    paidUntilDate: row.paidUntilDate,
    isActive: active.includes(row),
    isAutoRenew: row.isAutoRenew === 1,
    provider: row.provider ?? 'accordé',
  });
  printRows(rows.map(toRow), TITLES, output);
}

async function requireDuerp({ database }: Deps, accountId: string, id: string | undefined) {
  if (id === undefined)
    throw new OperatorError('La formule Standard demande le DUERP\u00A0: --duerp <identifiant>.');
  if ((await findDuerp(database.queries, { id, accountId })) === undefined)
    throw new OperatorError(`Ce compte n'a pas de DUERP ${id}.`);
  return id;
}

/** Given without a payment: it has no price to give back, and does not renew. A premium takes over from no standard that was paid for longer, which would end with it. */
async function grant(deps: Deps, email: string, { plan, duerp, until, json }: Grant) {
  const { id: accountId } = await requireAccount(deps, email);
  const planId: PlanId = plan === 'premium' ? 'SUBPLAN_PREMIUM' : 'SUBPLAN_STANDARD';
  if (planId === 'SUBPLAN_PREMIUM' && duerp !== undefined)
    throw new OperatorError('La formule Premium couvre tous les DUERP du compte\u00A0: retirez --duerp.');
  const duerpDocumentId = planId === 'SUBPLAN_STANDARD' ? await requireDuerp(deps, accountId, duerp) : null;
  const now = deps.clock.now().toISOString();
  const firstDay = toParisDay(now);
  const paidUntilDate = until ?? computePeriode(firstDay, 0).paidUntilDate;
  if (paidUntilDate < firstDay) throw new OperatorError(`Le ${paidUntilDate} est déjà passé.`);
  await deps.database.transaction(async (queries) => {
    // As events do: a payment that is counted meanwhile is seen.
    await lockAccount(queries, deps.database.engine, accountId);
    const id = deps.makeId();
    if (planId === 'SUBPLAN_PREMIUM')
      await replaceStandards(queries, deps, { accountId, subscriptionId: id, until: paidUntilDate });
    const period = { startDate: firstDay, firstDay, paidUntilDate };
    await insertSubscription(queries, {
      id,
      accountId,
      plan: planId,
      duerpDocumentId,
      ...period,
      createdAt: now,
    });
  });
  await print(deps, accountId, { json });
}

/** It covers the rest of the day, so that nothing made today is lost. What a premium that was granted took over covers again. */
async function end(deps: Deps, id: string, output: Output) {
  const subscription = await findSubscription(deps.database.queries, id);
  if (subscription === undefined) throw new OperatorError(`Aucun abonnement ne porte l'identifiant ${id}.`);
  const today = toParisDay(deps.clock.now().toISOString());
  await deps.database.transaction(async (queries) => {
    // The price of one that was paid had their unused days taken off (decision C1): its refund gives them back.
    if (subscription.provider === null) await giveBackReplaced(queries, id);
    await updateSubscription(queries, id, {
      isAutoRenew: 0,
      ...(today < subscription.paidUntilDate && { paidUntilDate: today }),
    });
  });
  await print(deps, subscription.accountId, output);
}

async function noteRefund(deps: Deps, paymentId: string, output: Output) {
  const payment = await findPayment(deps.database.queries, paymentId);
  if (payment === undefined || (payment.status !== 'paid' && payment.status !== 'toRefund'))
    throw new OperatorError(`Le paiement ${paymentId} n'existe pas, ou n'est pas à rendre.`);
  if (payment.provider !== deps.payment.name)
    throw new OperatorError(`Ce paiement est passé par ${payment.provider}, pas par ${deps.payment.name}.`);
  if (payment.provider === 'sandbox' && payment.providerReference !== null)
    await refundAtSandbox(deps, payment.providerReference);
  // Where the provider told it by itself, this changes nothing more.
  await receiveEvent(deps, {
    eventId: `noted:${paymentId}`,
    paymentId,
    accountId: payment.accountId,
    outcome: 'refunded',
    amount: payment.totalTTC,
    customer: null,
  });
  await print(deps, payment.accountId, output);
}

/** Adds `subscriptions list`, `grant`, `end` and `refund`. */
export function addSubscriptionsCommands(program: Command, environment: NodeJS.ProcessEnv): void {
  const subscriptions = program.command('subscriptions').description("les abonnements d'un compte");
  const add = (name: string, description: string) =>
    subscriptions.command(name).description(description).option('--json', 'sortie JSON', false);

  add('list', "liste les abonnements d'un compte, ceux qui sont finis aussi")
    .argument('<email>')
    .action((email: string, output: Output) =>
      withDeps(environment, async (deps) => print(deps, (await requireAccount(deps, email)).id, output)),
    );
  add('grant', 'accorde un abonnement sans paiement, qui ne se renouvelle pas')
    .argument('<email>')
    .addOption(new Option('--plan <formule>').choices(['standard', 'premium']).makeOptionMandatory())
    .option('--duerp <identifiant>', 'le DUERP que couvre la formule Standard')
    .option('--until <jour>', 'le dernier jour couvert (sinon un an)', parseDay)
    .action((email: string, options: Grant) => withDeps(environment, (deps) => grant(deps, email, options)));
  add('end', "met fin à un abonnement ce soir\u00A0: ce qu'il a couvert le reste")
    .argument('<abonnement>')
    .action((id: string, output: Output) => withDeps(environment, (deps) => end(deps, id, output)));
  add('refund', "note qu'un paiement a été rendu en entier\u00A0: avoir, et fin de l'abonnement")
    .argument('<paiement>')
    .action((id: string, output: Output) => withDeps(environment, (deps) => noteRefund(deps, id, output)));
}
