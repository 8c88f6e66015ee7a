import type { CaptchaChallenge } from '@odu/api-contract';
import { randomInt } from 'altcha-lib';
import { expect, test, vi } from 'vitest';
import { useTestServer } from '../build-app.ts';
import { solveCaptcha } from '../support/solve-captcha.ts';

vi.mock(import('altcha-lib'), async (importOriginal) => {
  const original = await importOriginal();
  return { ...original, randomInt: vi.fn<typeof original.randomInt>(original.randomInt) };
});
const server = useTestServer();

type Solved = { solution: { counter: number } };

test('a challenge asks for 500 to 1,500 tries of 500 rounds each, drawn for each of them', async () => {
  for (const drawn of [500, 1_500]) {
    vi.mocked(randomInt).mockClear().mockReturnValueOnce(drawn);
    const challenge = (
      await server.request({ url: '/api/public/captcha/challenge' })
    ).json<CaptchaChallenge>();
    expect(challenge.parameters).toMatchObject({ algorithm: 'PBKDF2/SHA-256', cost: 500 });
    expect(vi.mocked(randomInt).mock.calls).toEqual([[1_500, 500]]);
    const token = await solveCaptcha(challenge);
    const { solution } = JSON.parse(Buffer.from(token, 'base64').toString()) as Solved;
    expect(solution.counter).toBe(drawn);
  }
});
