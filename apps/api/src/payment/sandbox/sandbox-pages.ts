import { API_ERROR_MESSAGES } from '@odu/domain';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { logFault, type Problem, toProblem } from '../../contract/problem.ts';
import type { SandboxCard } from '../../db/schema/sandbox.ts';
import type { Deps } from '../../deps.ts';
import { layOutPage } from '../../http/pages/page-layout.ts';
import { readInvoicePdf } from '../../invoices/invoice-pdf.ts';
import { listInvoices } from '../../invoices/list-invoices.ts';
import {
  findSandboxCheckout,
  findSandboxCustomer,
  findSandboxManagePage,
  listSandboxCheckouts,
  type SandboxCheckoutRow,
  type SandboxManagePageRow,
} from '../../repositories/billing/sandbox-repository.ts';
import { CARD_REFUSED, writeCheckout, writeEnd } from './checkout-page.ts';
import { type Decision, decide, keepCard } from './decide.ts';
import { acceptForms, readForm } from './form-guard.ts';
import { writeManagePage } from './manage-page.ts';
import { readSandboxOutcome } from './sandbox-outcome.ts';
import { MANAGE_PATH, SANDBOX_PATH } from './sandbox-provider.ts';
import { readCard, writeAlert } from './test-cards.ts';

type Route = { Params: { reference: string }; Querystring: Record<string, string | undefined> };

type InvoiceRoute = { Params: Route['Params'] & { invoiceId: string } };

const NOT_FOUND =
  "<p>Cette page de paiement n'existe pas, ou n'est plus valable.</p><p><a href=\"/\">Revenir à l'accueil</a></p>";

function readDecision(fields: URLSearchParams): Decision {
  const kind = fields.get('decision');
  if (kind === 'refuse' || kind === 'cancel') return { kind };
  // What names no card of ours pays nothing.
  return { kind: 'pay', card: readCard(fields.get('card')) ?? 'refused' };
}

/** Serves the sandbox's hosted pages. Who holds their unguessable address may use them, as at a real provider. */
export function registerSandboxPages(app: FastifyInstance, deps: Deps): void {
  const { config, database, clock, sandboxEvents } = deps;
  if (config.billing !== 'sandbox') return;
  const send = (reply: FastifyReply, title: string, main: string) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .send(layOutPage({ title, main }, config));
  const sendNotFound = (reply: FastifyReply) => send(reply.code(404), 'Page introuvable', NOT_FOUND);
  const back = (reply: FastifyReply, path: string) =>
    reply.header('cache-control', 'no-store').redirect(path, 303);

  const showCheckout = (
    reply: FastifyReply,
    checkout: SandboxCheckoutRow,
    shown: { alert?: string | undefined; card?: SandboxCard | undefined } = {},
  ) => {
    const outcome = readSandboxOutcome(checkout, clock.now());
    const token = sandboxEvents.makeFormToken(checkout.reference);
    const main = outcome ? writeEnd(checkout, outcome) : writeCheckout(checkout, { token, ...shown });
    return send(reply, 'Paiement', main);
  };
  const showManagePage = async (
    reply: FastifyReply,
    page: SandboxManagePageRow,
    shown: { wasSaved: boolean; alert?: string | undefined; chosen?: SandboxCard | undefined },
  ) => {
    const { queries } = database;
    const { accountId, reference } = page;
    const main = writeManagePage({
      page,
      card: (await findSandboxCustomer(queries, accountId))?.card,
      payments: await listSandboxCheckouts(queries, accountId),
      invoices: await listInvoices(queries, accountId),
      token: sandboxEvents.makeFormToken(reference),
      ...shown,
    });
    return send(reply, 'Moyen de paiement et factures', main);
  };

  void app.register(async (pages) => {
    acceptForms(pages);
    // Who is here reads pages: a failure is one too.
    pages.setErrorHandler<FastifyError | Problem>((error, request, reply) => {
      const problem = toProblem(error);
      logFault(error, problem, request);
      const sentence = problem.userMessage ?? API_ERROR_MESSAGES[500] ?? '';
      return send(
        reply.code(problem.status).headers(problem.headers),
        'Paiement',
        `${writeAlert(sentence)}<p><a href="/">Revenir à l'accueil</a></p>`,
      );
    });

    pages.get<Route>(`${SANDBOX_PATH}/:reference`, async ({ params, query }, reply) => {
      const checkout = await findSandboxCheckout(database.queries, params.reference);
      // The charge of a renewal has no page.
      if (checkout === undefined || checkout.successUrl === '') return sendNotFound(reply);
      return showCheckout(reply, checkout, query['carte'] === 'refusee' ? { alert: CARD_REFUSED } : {});
    });

    pages.post<Route>(`${SANDBOX_PATH}/:reference`, async (request, reply) => {
      const { reference } = request.params;
      const { fields, refusal } = readForm(request, deps, reference);
      const checkout = await findSandboxCheckout(database.queries, reference);
      if (checkout === undefined || checkout.successUrl === '') return sendNotFound(reply);
      if (refusal !== undefined)
        return showCheckout(reply.code(403), checkout, {
          alert: refusal,
          card: readCard(fields.get('card')),
        });
      const decision = readDecision(fields);
      if (await decide(deps, checkout, decision))
        return back(reply, decision.kind === 'pay' ? checkout.successUrl : checkout.cancelUrl);
      const isOpen = readSandboxOutcome(checkout, clock.now()) === null;
      return back(reply, `${SANDBOX_PATH}/${reference}${isOpen ? '?carte=refusee' : ''}`);
    });

    pages.get<Route>(`${MANAGE_PATH}/:reference`, async ({ params, query }, reply) => {
      const page = await findSandboxManagePage(database.queries, params.reference, clock.now().toISOString());
      if (page === undefined) return sendNotFound(reply);
      return showManagePage(reply, page, { wasSaved: query['carte'] === 'enregistree' });
    });

    pages.get<InvoiceRoute>(`${MANAGE_PATH}/:reference/factures/:invoiceId`, async ({ params }, reply) => {
      const now = clock.now().toISOString();
      const page = await findSandboxManagePage(database.queries, params.reference, now);
      if (page === undefined) return sendNotFound(reply);
      const file = await readInvoicePdf(deps, { id: params.invoiceId, accountId: page.accountId });
      if (file === undefined) return sendNotFound(reply);
      return reply
        .type('application/pdf')
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="${file.filename}"`)
        .send(Buffer.from(file.bytes));
    });

    pages.post<Route>(`${MANAGE_PATH}/:reference`, async (request, reply) => {
      const { reference } = request.params;
      const { fields, refusal } = readForm(request, deps, reference);
      const page = await findSandboxManagePage(database.queries, reference, clock.now().toISOString());
      if (page === undefined) return sendNotFound(reply);
      const card = readCard(fields.get('card'));
      if (refusal !== undefined)
        return showManagePage(reply.code(403), page, { wasSaved: false, alert: refusal, chosen: card });
      if (card === undefined) return back(reply, `${MANAGE_PATH}/${reference}`);
      await keepCard(deps, page.accountId, card);
      return back(reply, `${MANAGE_PATH}/${reference}?carte=enregistree`);
    });
  });
}
