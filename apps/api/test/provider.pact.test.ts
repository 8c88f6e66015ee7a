import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ProviderStateHandlers } from '@odu/api-contract/provider-states';
import { Verifier, type VerifierOptions } from '@pact-foundation/pact';
import { expect, test } from 'vitest';
import { useTestServer } from './build-app.ts';
import { makeAccessStates } from './provider-states/access-states.ts';
import { makeCompteStates } from './provider-states/compte-states.ts';
import { makeDuerpStates } from './provider-states/duerp-states.ts';
import { makeSuiviStates } from './provider-states/suivi-states.ts';
import { emptyDatabase } from './provider-states/empty-database.ts';
import { makeFacturationStates } from './provider-states/facturation-states.ts';
import { makePaiementStates } from './provider-states/paiement-states.ts';

const PACTS_FOLDER = join(import.meta.dirname, '../../../pacts');
const CLIENT_IP = '127.0.0.1';

const server = useTestServer();

test('the server keeps every pact of the web application', { timeout: 300_000 }, async () => {
  const pactUrls = readdirSync(PACTS_FOLDER)
    .filter((file) => file.endsWith('.json'))
    .map((file) => join(PACTS_FOLDER, file));
  expect(pactUrls.length).toBeGreaterThan(0);

  const { deps, app } = server;
  const stateHandlers: ProviderStateHandlers = {
    ...makeCompteStates(deps, CLIENT_IP),
    ...makeAccessStates(deps),
    ...makePaiementStates(deps),
    ...makeDuerpStates(deps),
    ...makeSuiviStates(deps),
    ...makeFacturationStates(deps),
  };
  const providerBaseUrl = await app.listen({ port: 0, host: CLIENT_IP });
  await new Verifier({
    provider: 'odu-api',
    providerBaseUrl,
    pactUrls,
    logLevel: 'error',
    // The library knows states by name only; the type above is what checks their parameters and values.
    stateHandlers: stateHandlers as unknown as NonNullable<VerifierOptions['stateHandlers']>,
    async beforeEach() {
      deps.config.allowedEmails.length = 0;
      await emptyDatabase(deps.database.queries);
    },
  }).verifyProvider();
});
