import type { Odu } from '../fixtures.ts';

type Demo = { emailAddress: string; password: string; id: string };

/** Makes the documents of `odu demo` and signs their account in: one of the documents, and what a browser keeps of the session. */
export async function signInToDemo(odu: Odu): Promise<{ id: string; tokens: Record<string, string> }> {
  const [demo] = JSON.parse(await odu.command('demo', '--json')) as Demo[];
  if (demo === undefined) throw new Error('odu demo made no document');
  const answer = await fetch(`${odu.url}/api/public/token/new`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ emailAddress: demo.emailAddress, password: demo.password }),
  });
  const { accessToken, refreshToken } = (await answer.json()) as {
    accessToken: string;
    refreshToken: string;
  };
  return { id: demo.id, tokens: { token: accessToken, refreshToken } };
}
