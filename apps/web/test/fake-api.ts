import { createApiClient } from '@odu/api-contract';
import type { ApiClient, paths, Problem, Session } from '@odu/api-contract';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

type Operation<Path extends keyof paths, Verb extends Method> = Verb extends keyof paths[Path]
  ? Exclude<paths[Path][Verb], undefined>
  : never;

/** A call of the contract: `GET /api/duerp/{id}`. */
export type CallName = {
  [Path in keyof paths]: {
    [Verb in Method]: [Operation<Path, Verb>] extends [never] ? never : `${Uppercase<Verb>} ${Path}`;
  }[Method];
}[keyof paths];

type BodyOf<Answers, Status extends number> = Status extends keyof Answers
  ? Answers[Status] extends { content: infer Content }
    ? Content[keyof Content]
    : undefined
  : never;

type SuccessOf<Name extends CallName> = Name extends `${infer Verb} ${infer Path}`
  ? Path extends keyof paths
    ? Operation<Path, Lowercase<Verb> & Method> extends { responses: infer Answers }
      ? BodyOf<Answers, 200 | 201 | 202>
      : never
    : never
  : never;

/** What the client sent. */
export type FakeCall = {
  readonly name: string;
  readonly path: string;
  /** The values of the `{…}` of the path, in their order. */
  readonly params: readonly string[];
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly body: unknown;
};

/** What the server answers: a body of the contract, only a status (204, or a refusal with its words), or nothing at all. */
export type FakeAnswer<Name extends CallName = CallName> =
  | { body: SuccessOf<Name>; status?: 200 | 201 | 202; headers?: Record<string, string> }
  | { status: number; problem?: Partial<Problem>; headers?: Record<string, string> }
  | 'no network';

export type FakeHandlers = {
  [Name in CallName]?: (call: FakeCall) => FakeAnswer<Name> | Promise<FakeAnswer<Name>>;
};

type AnyHandler = (call: FakeCall) => FakeAnswer | Promise<FakeAnswer>;

const toPattern = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`);

/** Finds the handler of a call; a path without parameters comes before one with. */
function findHandler(handlers: FakeHandlers, method: string, path: string) {
  const found = Object.entries(handlers).flatMap(([name, handler]) => {
    const [verb = '', template = ''] = name.split(' ');
    const match = verb === method ? toPattern(template).exec(path) : null;
    return match === null ? [] : [{ name, handler: handler as AnyHandler, params: match.slice(1) }];
  });
  return found.toSorted((one, other) => one.params.length - other.params.length)[0];
}

function toResponse(answer: Exclude<FakeAnswer, 'no network'>): Response {
  const { headers = {} } = answer;
  if ('body' in answer) {
    const body = answer.body instanceof Blob ? answer.body : JSON.stringify(answer.body);
    return new Response(body, { status: answer.status ?? 200, headers });
  }
  if (answer.status < 400) return new Response(null, { status: answer.status, headers });
  const problem = { type: 'about:blank', title: '', status: answer.status, ...answer.problem };
  return new Response(JSON.stringify(problem), { status: answer.status, headers });
}

export type FakeApi = {
  readonly api: ApiClient;
  /** What was sent, the oldest first. */
  readonly calls: readonly FakeCall[];
  readonly callsTo: (name: CallName) => FakeCall[];
  /** Calls that no handler answers: a test must not have any. */
  readonly unexpected: readonly string[];
};

/** The production client over handlers instead of a server; `handlers` may be changed while the test runs. */
export function createFakeApi(session: Session, handlers: FakeHandlers): FakeApi {
  const calls: FakeCall[] = [];
  const unexpected: string[] = [];
  async function fakeFetch(request: Request): Promise<Response> {
    const { pathname: path, searchParams: query } = new URL(request.url);
    const found = findHandler(handlers, request.method, path);
    if (found === undefined) {
      unexpected.push(`${request.method} ${path}`);
      return new Response(null, { status: 501 });
    }
    const text = await request.text();
    const { name, params, handler } = found;
    const call = {
      name,
      path,
      params,
      query,
      headers: request.headers,
      body: text === '' ? undefined : JSON.parse(text),
    };
    calls.push(call);
    const answer = await handler(call);
    if (answer === 'no network') throw new TypeError('Failed to fetch');
    return toResponse(answer);
  }
  const api = createApiClient({
    session,
    frontendVersion: 'test',
    baseUrl: location.origin,
    fetch: fakeFetch,
  });
  return { api, calls, callsTo: (name) => calls.filter((call) => call.name === name), unexpected };
}
