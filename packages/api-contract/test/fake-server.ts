export interface ReceivedCall {
  method: string;
  path: string;
  authorization: string | null;
  headers: Headers;
  body: unknown;
}

export type FakeAnswer = { status: number; body?: unknown; headers?: Record<string, string> } | 'no network';

/** A fetch that records what the client sends and answers what the test says. */
export function createFakeServer(answer: (call: ReceivedCall) => FakeAnswer | Promise<FakeAnswer>) {
  const calls: ReceivedCall[] = [];
  async function fakeFetch(request: Request): Promise<Response> {
    const text = await request.text();
    const call: ReceivedCall = {
      method: request.method,
      path: new URL(request.url).pathname,
      authorization: request.headers.get('Authorization'),
      headers: request.headers,
      body: text === '' ? undefined : JSON.parse(text),
    };
    calls.push(call);
    const given = await answer(call);
    if (given === 'no network') throw new TypeError('fetch failed');
    const body = given.body === undefined ? null : JSON.stringify(given.body);
    return new Response(body, { status: given.status, headers: given.headers ?? {} });
  }
  const callsTo = (path: string) => calls.filter((call) => call.path === path);
  return { fetch: fakeFetch, calls, callsTo };
}
