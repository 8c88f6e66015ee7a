import { MatchersV3, PactV4 } from '@pact-foundation/pact';
import { createMemoryStorage, makeAccessToken, NOW } from '../../test/fake-session.ts';
import { createApiClient, type ApiClient } from '../../src/create-api-client.ts';
import type { ProviderStateName, ProviderStates } from '../../src/provider-states.ts';
import { createSession } from '../../src/session.ts';
import { ACCESS_TOKEN, ETAG, REFRESH_TOKEN } from './examples.ts';
import { PACTS_FOLDER } from './pacts-folder.ts';

const { fromProviderState, like, string } = MatchersV3;

const FRONTEND_VERSION = 'ODU-v0.8.0';

type Headers = Record<string, string | ReturnType<typeof string>>;

/** One state of the server with its parameters. */
export type GivenState = {
  [Name in ProviderStateName]: [name: Name, params: ProviderStates[Name]['params']];
}[ProviderStateName];

export interface Interaction {
  states: GivenState[];
  /** What the user does. */
  description: string;
  /** How the call is signed: with the token of 'a signed-in user', with one that is worth nothing, or not at all. */
  token?: 'valid' | 'invalid' | 'none';
  request: {
    method: string;
    path: string;
    query?: Record<string, string>;
    headers?: Headers;
    body?: unknown;
  };
  answer: { status: number; headers?: Headers; body?: unknown };
}

/** Fresh for the client, and signed by nobody. */
const INVALID_TOKEN = makeAccessToken('invalid', 600);

/** The token that the state's handler gives, in the place of the example. */
export const accessTokenOfState = fromProviderState('${accessToken}', ACCESS_TOKEN);
export const refreshTokenOfState = fromProviderState('${refreshToken}', REFRESH_TOKEN);
/** The current ETag of the state's document. */
export const etagOfState = fromProviderState('${etag}', ETAG);

/** A problem with a French sentence to show. */
export function problem(status: number, more: Record<string, unknown> = {}) {
  return { status, body: { status, message: string('Une phrase en français.'), ...more } };
}

const authorizationHeader = (token: Interaction['token']): Headers => {
  if (token === 'none') return {};
  if (token === 'invalid') return { Authorization: `Bearer ${INVALID_TOKEN}` };
  return { Authorization: fromProviderState('Bearer ${accessToken}', `Bearer ${ACCESS_TOKEN}`) };
};

/** The production client against the mock, with the example's session; an invalid token has nothing to refresh it. */
function createPactClient(baseUrl: string, token: Interaction['token']): ApiClient {
  const entries =
    token === 'invalid' ? { token: INVALID_TOKEN } : { token: ACCESS_TOKEN, refreshToken: REFRESH_TOKEN };
  const session = createSession({
    storage: createMemoryStorage(entries),
    locks: undefined,
    onForcedLogout: () => {},
    onOtherAccount: () => {},
    now: () => NOW,
  });
  return createApiClient({ session, frontendVersion: FRONTEND_VERSION, baseUrl });
}

/** The error of a call that must fail. */
export async function catchError(call: Promise<unknown>): Promise<unknown> {
  try {
    await call;
  } catch (error) {
    return error;
  }
  throw new Error('the call did not fail');
}

/** One pact file: the interactions of the web application with one resource of the server. */
export function createResourcePact(resource: string) {
  const pact = new PactV4({
    consumer: 'odu-web',
    provider: `odu-api-${resource}`,
    dir: PACTS_FOLDER,
    logLevel: 'error',
  });

  /** Plays one interaction through the production client, and gives what the client made of the answer. */
  return async function play<Result>(
    { states, description, token, request, answer }: Interaction,
    call: (api: ApiClient) => Promise<Result>,
  ): Promise<Result> {
    const interaction = pact.addInteraction();
    for (const [name, params] of states) interaction.given(name, params);
    const isProblem = answer.status >= 400;
    const result = await interaction
      .uponReceiving(description)
      .withRequest(request.method, request.path, (builder) => {
        if (request.query) builder.query(request.query);
        builder.headers({
          'Content-Type': 'application/json',
          'x-frontendversion': string(FRONTEND_VERSION),
          ...authorizationHeader(token),
          ...request.headers,
        });
        if (request.body !== undefined) builder.jsonBody(request.body);
      })
      .willRespondWith(answer.status, (builder) => {
        const contentType = isProblem ? 'application/problem+json' : 'application/json';
        const hasBody = answer.body !== undefined;
        builder.headers({ ...(hasBody && { 'Content-Type': contentType }), ...answer.headers });
        if (hasBody) builder.jsonBody(isProblem ? answer.body : like(answer.body));
      })
      .executeTest(async (mock) => ({ value: await call(createPactClient(mock.url, token)) }));
    if (result === undefined) throw new Error('the pact library ran nothing');
    return result.value;
  };
}
