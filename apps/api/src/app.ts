import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import type { Config } from './config.ts';
import { makeAuthenticate } from './contract/authenticate.ts';
import { readContract } from '@odu/api-contract/document';
import { registerContract } from './contract/plugin.ts';
import { sendProblem } from './contract/problem.ts';
import type { Deps } from './deps.ts';
import { registerApiReference } from './http/reference/api-reference.ts';
import { registerCalendar } from './http/calendar.ts';
import { registerCompression } from './http/compression/compression.ts';
import { registerDevMail } from './http/pages/dev-mail.ts';
import { boundDatabaseWaits } from './http/limits/database-waits.ts';
import { registerHealth } from './http/health.ts';
import type { Metrics } from './http/metrics/metrics.ts';
import { AT_ONCE, MAX_WAITING, registerOwnLines } from './http/limits/own-lines.ts';
import { makeUnreadAnswers, registerUnreadAnswers } from './http/limits/unread-answers.ts';
import { registerPacedCalls } from './http/limits/paced-calls.ts';
import { boundConnections } from './http/connections/bound-connections.ts';
import { computeMaxConnections } from './http/connections/max-connections.ts';
import { answerProtocolErrors, refuseConnection, refuseOddRequests } from './http/protocol-errors.ts';
import { logAnswer, logCut, REQUEST_ID } from './http/request-log.ts';
import { registerSecurityHeaders } from './http/security-headers.ts';
import { registerStaticPages } from './http/pages/static-pages.ts';
import { registerStopReminders } from './http/pages/stop-reminders.ts';
import { registerWebApp } from './http/web/web-app.ts';
import { makeHandlers } from './operations/handlers.ts';
import { makeHandlersWithoutBilling } from './operations/paiement/without-billing.ts';
import { PATIENCE, type PatienceLimits } from './services/pacing/patience.ts';
import { makeLines } from './services/pacing/lines.ts';
import { receiveEvent } from './payment/receive-event.ts';
import { registerSandboxPages } from './payment/sandbox/sandbox-pages.ts';
import { registerStripeWebhook } from './payment/stripe/stripe-webhook.ts';

/** Fastify believes no number by itself; `hop` is 0 for who opened the connection. */
const toTrust = (trusted: Config['trustProxy']) =>
  typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted;

type Options = {
  /** In tests: every answer is compared with the contract. */
  checkResponses?: boolean;
  metrics?: Metrics;
  /** In tests: how long who asks for a file waits. */
  patience?: PatienceLimits;
};

/** Builds the whole server without listening. Its database must be migrated. */
export async function buildApp(
  deps: Deps,
  { checkResponses = false, metrics, patience = PATIENCE }: Options = {},
) {
  const app = Fastify({
    loggerInstance: deps.log as FastifyBaseLogger,
    // Fastify's own lines hold the URL with its query: logAnswer writes ours.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: toTrust(deps.config.trustProxy),
    genReqId: () => randomUUID(),
    requestTimeout: 60_000,
    // Nothing goes in or out: more than any call waits, and is worked for, without an answer (`PATIENCE`).
    connectionTimeout: 120_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    ...answerProtocolErrors(deps.config),
  });
  const connections = boundConnections(app.server, {
    max: computeMaxConnections(),
    refuse: (socket) => refuseConnection(deps.config, socket),
  });
  app.setErrorHandler(sendProblem);
  app.addHook('onClose', () => deps.reports.close());
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    connections.stop();
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    // Fastify ends the connections that are idle now: one that becomes so with this answer would keep the process.
    if (isClosing) void reply.header('connection', 'close');
    done();
  });
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header(REQUEST_ID, request.id);
    reply.raw.once('close', () => logCut(request, reply));
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    logAnswer(request, reply);
    metrics?.observe(request, reply);
    done();
  });
  boundDatabaseWaits(app);
  registerSecurityHeaders(app, deps.config);
  refuseOddRequests(app, deps.config);
  // Before the compression, which sends a stream of unknown length.
  registerPacedCalls(app, deps.pacing);
  const unread = makeUnreadAnswers();
  // Before a place is given on: who has it next finds counted what was answered.
  registerUnreadAnswers(app, unread);
  registerOwnLines(app);
  await registerCompression(app);
  const handlers = {
    ...makeHandlers(deps),
    ...(deps.config.billing === 'off' && makeHandlersWithoutBilling()),
  };
  const contract = readContract();
  registerContract(app, {
    document: contract,
    handlers,
    authenticate: makeAuthenticate(deps.sessions),
    checkResponses,
    pacing: deps.pacing,
    unread,
    lines: {
      calls: makeLines({ atOnce: AT_ONCE.calls, maxWaiting: MAX_WAITING, beside: deps.pacing }),
      files: makeLines({ atOnce: AT_ONCE.files, maxWaiting: MAX_WAITING }),
      pdfs: makeLines({ atOnce: AT_ONCE.pdfs, maxWaiting: MAX_WAITING }),
    },
    patience,
  });
  registerHealth(app, deps);
  registerDevMail(app, deps);
  registerStopReminders(app, deps);
  registerCalendar(app, deps, unread);
  registerSandboxPages(app, deps);
  if (deps.config.stripe) {
    const { webhookSecret } = deps.config.stripe;
    registerStripeWebhook(app, {
      ...deps,
      webhookSecret,
      countEvent: async (event) => void (await receiveEvent(deps, event)),
    });
  }
  registerStaticPages(app, deps.config);
  registerApiReference(app, deps.config, contract);
  await registerWebApp(app, deps);
  return app;
}

export type App = Awaited<ReturnType<typeof buildApp>>;
