import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '../../deps.ts';
import { layOutPage } from '../../http/page-layout.ts';
import { readInvoicePdf } from '../../invoices/invoice-pdf.ts';
import { listInvoices } from '../../invoices/list-invoices.ts';
import {
  findSandboxCheckout,
  findSandboxCustomer,
  findSandboxManagePage,
  listSandboxCheckouts,
} from '../../repositories/sandbox-repository.ts';
import { writeCheckout, writeEnd } from './checkout-page.ts';
import { type Decision, decide, keepCard } from './decide.ts';
import { acceptForms, readForm } from './form-guard.ts';
import { writeManagePage } from './manage-page.ts';
import { readSandboxOutcome } from './sandbox-outcome.ts';
import { MANAGE_PATH, SANDBOX_PATH } from './sandbox-provider.ts';
import { readCard } from './test-cards.ts';

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

  void app.register(async (pages) => {
    acceptForms(pages);

    pages.get<Route>(`${SANDBOX_PATH}/:reference`, async ({ params, query }, reply) => {
      const checkout = await findSandboxCheckout(database.queries, params.reference);
      // The charge of a renewal has no page.
      if (checkout === undefined || checkout.successUrl === '') return sendNotFound(reply);
      const outcome = readSandboxOutcome(checkout, clock.now());
      const token = sandboxEvents.makeFormToken(checkout.reference);
      const wasRefused = query['carte'] === 'refusee';
      return send(
        reply,
        'Paiement',
        outcome ? writeEnd(checkout, outcome) : writeCheckout(checkout, { token, wasRefused }),
      );
    });

    pages.post<Route>(`${SANDBOX_PATH}/:reference`, async (request, reply) => {
      const { reference } = request.params;
      const fields = readForm(request, deps, reference);
      const checkout = await findSandboxCheckout(database.queries, reference);
      if (checkout === undefined || checkout.successUrl === '') return sendNotFound(reply);
      const decision = readDecision(fields);
      if (await decide(deps, checkout, decision))
        return back(reply, decision.kind === 'pay' ? checkout.successUrl : checkout.cancelUrl);
      const isOpen = readSandboxOutcome(checkout, clock.now()) === null;
      return back(reply, `${SANDBOX_PATH}/${reference}${isOpen ? '?carte=refusee' : ''}`);
    });

    pages.get<Route>(`${MANAGE_PATH}/:reference`, async ({ params, query }, reply) => {
      const { queries } = database;
      const page = await findSandboxManagePage(queries, params.reference, clock.now().toISOString());
      if (page === undefined) return sendNotFound(reply);
      const { accountId } = page;
      const main = writeManagePage({
        page,
        card: (await findSandboxCustomer(queries, accountId))?.card,
        payments: await listSandboxCheckouts(queries, accountId),
        invoices: await listInvoices(queries, accountId),
        token: sandboxEvents.makeFormToken(page.reference),
        wasSaved: query['carte'] === 'enregistree',
      });
      return send(reply, 'Moyen de paiement et factures', main);
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
      const fields = readForm(request, deps, reference);
      const page = await findSandboxManagePage(database.queries, reference, clock.now().toISOString());
      if (page === undefined) return sendNotFound(reply);
      const card = readCard(fields.get('card'));
      if (card === undefined) return back(reply, `${MANAGE_PATH}/${reference}`);
      await keepCard(deps, page.accountId, card);
      return back(reply, `${MANAGE_PATH}/${reference}?carte=enregistree`);
    });
  });
}
