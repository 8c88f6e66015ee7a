import type { CaptchaChallenge } from '@odu/api-contract';
import { INTERFACE_VERSION } from '@odu/domain';
import { Button, Form } from '@odu/ui';
import { FormikProvider, useFormik } from 'formik';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderScreen } from '../../test/render-screen.tsx';
import { CreateAccountScreen } from '../features/auth/CreateAccountScreen.tsx';
import Captcha from './Captcha.tsx';

// The widget itself, over challenges that cost nothing: its states are its own, and the form waits for some of them.

const MISSING = 'Veuillez valider la vérification anti-robot';
// The widget works for half a second at least, on a machine that has other things to do.
const PATIENT = { timeout: 10_000 };
const sent = vi.fn<(captchaToken: string) => void>();
/** What the server was asked for, the oldest first. */
let asked: Request[] = [];
/** What it answers; the challenges of one test differ by their nonce. */
let answer: (index: number) => Response | Promise<Response>;

const toChallenge = (index: number, expiresAt = Date.now() + 600_000): CaptchaChallenge => ({
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    nonce: `0${index}`,
    salt: 'a3b4c5',
    cost: 1,
    keyLength: 32,
    keyPrefix: '',
    expiresAt: Math.ceil(expiresAt / 1000),
  },
  signature: 'signature',
});
const readNonce = (token: string) =>
  (JSON.parse(atob(token)) as { challenge: CaptchaChallenge }).challenge.parameters.nonce;

beforeEach(() => {
  sent.mockClear();
  asked = [];
  answer = (index) => Response.json(toChallenge(index));
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    asked.push(new Request(input, init));
    return Promise.resolve(answer(asked.length));
  });
});
afterEach(() => vi.unstubAllGlobals());

function Screen() {
  const formik = useFormik({
    initialValues: { captchaToken: '' },
    validate: ({ captchaToken }) => (captchaToken === '' ? { captchaToken: MISSING } : {}),
    onSubmit: ({ captchaToken }) => sent(captchaToken),
  });
  return (
    <FormikProvider value={formik}>
      <Form onSubmit={() => void formik.submitForm()}>
        <Captcha />
        <Button type="submit">Envoyer</Button>
      </Form>
    </FormikProvider>
  );
}

const send = () => page.getByRole('button', { name: 'Envoyer' }).click();
const listSent = () => sent.mock.calls.map(([token]) => readNonce(token));
const stateOf = () => document.querySelector('[data-state]')?.getAttribute('data-state');
async function settle(state: string) {
  await expect.poll(stateOf, PATIENT).toBe(state);
}
const message = page.getByText(MISSING);

test('the challenge is asked for as every call is, and its proof is sent', async () => {
  renderScreen(<Screen />, { accountId: null });
  await send();
  await expect.poll(listSent, PATIENT).toEqual(['01']);
  expect(asked.map(({ url }) => new URL(url).pathname)).toEqual(['/api/public/captcha/challenge']);
  expect(asked[0]?.headers.get('Content-Type')).toBe('application/json');
  expect(asked[0]?.headers.get('x-frontendversion')).toBe(INTERFACE_VERSION);
});

/** The widget says so ten minutes after the challenge was made. */
const lapse = () =>
  document
    .querySelector('altcha-widget')
    ?.dispatchEvent(new CustomEvent('statechange', { detail: { state: 'expired', payload: null } }));

test('a proof that lapses while a form is filled in is replaced by itself', async () => {
  renderScreen(<Screen />, { accountId: null });
  await settle('verified');
  lapse();
  await expect.poll(() => asked.length, PATIENT).toBe(2);
  await settle('verified');
  await send();
  await expect.poll(listSent, PATIENT).toEqual(['02']);
});

test('by a clock that is ahead, one challenge is asked for, and its proof sent', async () => {
  answer = (index) => Response.json(toChallenge(index, Date.now() - 3_600_000));
  renderScreen(<Screen />, { accountId: null });
  await settle('verified');
  await send();
  await expect.poll(listSent, PATIENT).toEqual(['01']);
  expect(asked).toHaveLength(1);
});

test('a proof that lapses again and again is made anew three times, and then for whoever sends the form', async () => {
  renderScreen(<Screen />, { accountId: null });
  for (const calls of [2, 3, 4]) {
    await settle('verified');
    lapse();
    await expect.poll(() => asked.length, PATIENT).toBe(calls);
  }
  await settle('verified');
  lapse();
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(asked).toHaveLength(4);
  await send();
  await expect.poll(listSent, PATIENT).toEqual(['05']);
});

test('a check that fails is told at each press, which tries again', async () => {
  answer = () => new Response(null, { status: 503 });
  renderScreen(<Screen />, { accountId: null });
  await settle('error');
  // From then on the widget is put back by a press elsewhere.
  await new Promise((resolve) => setTimeout(resolve, 700));
  await send();
  await expect.element(message, PATIENT).toBeVisible();
  expect(asked).toHaveLength(2);
  await send();
  await expect.poll(() => asked.length, PATIENT).toBe(3);
  await expect.element(message, PATIENT).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
  await settle('error');
  answer = (index) => Response.json(toChallenge(index));
  await send();
  await expect.poll(listSent, PATIENT).toEqual(['04']);
  await expect.element(message).not.toBeInTheDocument();
});

test('a proof that was given up by hand is made anew once the form is sent', async () => {
  renderScreen(<Screen />, { accountId: null });
  await settle('verified');
  page.getByRole('checkbox').element().focus();
  await userEvent.keyboard(' ');
  await settle('unverified');
  await send();
  await expect.poll(listSent, PATIENT).toEqual(['02']);
});

test('who sends too early reads of what they left out, not of the check: it is asked of them where nothing else is', async () => {
  answer = () => new Promise(() => {});
  renderScreen(<CreateAccountScreen initialEmail="" onCreated={vi.fn<() => void>()} />, { accountId: null });
  await settle('verifying');
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect.element(page.getByRole('link', { name: /adresse email valide/ })).toBeVisible();
  expect(message.query()).toBeNull();
});

const TOO_COMMON = 'Ce mot de passe est trop courant';

/** A form that the server refuses, with the bot check that is asked for anew after each failure. */
async function sendRefused() {
  const { callsTo } = renderScreen(
    <CreateAccountScreen initialEmail="claire@a.example" onCreated={vi.fn<() => void>()} />,
    {
      accountId: null,
      handlers: {
        'POST /api/public/account/create': () => ({
          status: 422,
          problem: { errors: [{ path: '/newPassword', message: TOO_COMMON }] },
        }),
      },
    },
  );
  await page.getByLabelText('Mot de passe', { exact: true }).fill('Password1!');
  await page.getByLabelText('Confirmation du mot de passe', { exact: true }).fill('Password1!');
  await settle('verified');
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect.element(page.getByRole('link', { name: TOO_COMMON })).toBeVisible();
  return callsTo;
}

test('what the server says of a field stays while the bot check is passed anew, and nothing else is asked for', async () => {
  const told: string[] = [];
  const watch = new MutationObserver(() => told.push(document.body.textContent));
  watch.observe(document.body, { childList: true, subtree: true });
  await sendRefused();
  await expect.poll(() => asked.length, PATIENT).toBe(2);
  await settle('verified');
  watch.disconnect();
  expect(told.filter((text) => text.includes(MISSING))).toEqual([]);
  await expect.element(page.getByRole('link', { name: TOO_COMMON })).toBeVisible();
  expect(document.activeElement?.textContent).toContain(TOO_COMMON);
});

test('who corrects a refused field before the bot check is passed anew is asked for nothing else, and sends the new proof', async () => {
  const callsTo = await sendRefused();
  await page.getByLabelText('Mot de passe', { exact: true }).fill('Croissant.au.beurre.26!');
  await page.getByLabelText('Confirmation du mot de passe', { exact: true }).fill('Croissant.au.beurre.26!');
  await expect.element(message).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  const listTokens = () =>
    callsTo('POST /api/public/account/create').map(({ body }) =>
      readNonce((body as { captchaToken: string }).captchaToken),
    );
  await expect.poll(listTokens, PATIENT).toEqual(['01', '02']);
});
