import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { FakeAnswer, FakeHandlers } from '../../../test/fake-api.ts';
import { PUBLIC_CONFIG } from '../../../test/public-config.ts';
import { makeTokens } from '../../../test/make-tokens.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { isReloadHeld } from '../../drafts/hold-reload.ts';
import { LoginScreen } from './LoginScreen.tsx';

const FIND = 'POST /api/public/account/info';
const SIGN_IN = 'POST /api/public/token/new';
const EMAIL = 'claire@boulangerie.example';

const open = (handlers: FakeHandlers, initialEmail = '') => {
  const onSignedIn = vi.fn<() => void>();
  const onAccountMissing = vi.fn<(email: string) => void>();
  const rendered = renderScreen(
    <LoginScreen initialEmail={initialEmail} onSignedIn={onSignedIn} onAccountMissing={onAccountMissing} />,
    { accountId: null, handlers },
  );
  return { ...rendered, onSignedIn, onAccountMissing };
};
const email = page.getByRole('textbox', { name: 'Adresse email' });
const password = page.getByLabelText('Mot de passe', { exact: true });
const submitEmail = async () => {
  await email.fill(` ${EMAIL} `);
  await page.getByRole('button', { name: 'Continuer' }).click();
};
const submitPassword = async () => {
  await password.fill('Mot de passe 1!');
  await page.getByRole('button', { name: 'Se connecter' }).click();
};

test('says what the product is, with the way to the home page that the operator chose', async () => {
  renderScreen(
    <LoginScreen initialEmail="" onSignedIn={() => undefined} onAccountMissing={() => undefined} />,
    {
      accountId: null,
      handlers: {},
      config: { ...PUBLIC_CONFIG, marketingUrl: 'https://prevention.example/' },
    },
  );
  await expect
    .element(page.getByRole('link', { name: /^Découvrir/ }))
    .toHaveAttribute('href', 'https://prevention.example/');
});

describe('the address', () => {
  test('of an account leads to its password, and signs in', async () => {
    const { onSignedIn, callsTo, session } = open({
      [FIND]: () => ({ body: { isAllowed: true, isSetup: true } }),
      [SIGN_IN]: () => ({ body: makeTokens('claire') }),
    });
    await submitEmail();
    await submitPassword();
    await expect.poll(() => onSignedIn.mock.calls.length).toBe(1);
    expect(callsTo(FIND)[0]?.body).toEqual({ emailAddress: EMAIL });
    expect(callsTo(SIGN_IN)[0]?.body).toEqual({ emailAddress: EMAIL, password: 'Mot de passe 1!' });
    expect(session.getAccountId()).toBe('claire');
  });

  test('that is not allowed is told so', async () => {
    const { onAccountMissing } = open({ [FIND]: () => ({ body: { isAllowed: false, isSetup: false } }) });
    await submitEmail();
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Votre adresse email ne fait partie des adresses autorisées.');
    expect(onAccountMissing).not.toHaveBeenCalled();
  });

  test('without an account leads to the creation of one', async () => {
    const { onAccountMissing } = open({ [FIND]: () => ({ body: { isAllowed: true, isSetup: false } }) });
    await submitEmail();
    await expect.poll(() => onAccountMissing.mock.calls).toEqual([[EMAIL]]);
  });

  test('that is missing is told beside the field, and not sent', async () => {
    const { callsTo } = open({});
    await page.getByRole('button', { name: 'Continuer' }).click();
    await expect.element(page.getByText("L'adresse email est requise")).toBeVisible();
    expect(callsTo(FIND)).toEqual([]);
  });

  test.for([
    [{ status: 429 }, /^\(429\) Trop de requêtes/],
    [
      { status: 500 },
      /^Une erreur est survenue lors de la vérification de votre compte\.\s*\(500\) Le serveur/,
    ],
    [{ status: 503 }, /lors de la vérification de votre compte/],
    [
      'no network',
      /^Une erreur est survenue lors de la vérification de votre compte\.\s*Il semble y avoir un problème de connexion avec le serveur…$/,
    ],
  ] as const satisfies [FakeAnswer<typeof FIND>, RegExp | string][])(
    'answered by %j says why',
    async ([answer, text]) => {
      open({ [FIND]: () => answer });
      await submitEmail();
      await expect.element(page.getByRole('alert')).toHaveTextContent(text);
      await expect.element(page.getByRole('button', { name: 'Continuer' })).toBeEnabled();
    },
  );
});

describe('the password', () => {
  test('has the focus once its address is known', async () => {
    open({ [FIND]: () => ({ body: { isAllowed: true, isSetup: true } }) });
    await submitEmail();
    await expect.element(password).toHaveFocus();
  });

  test('that is missing is told beside the field, and not sent', async () => {
    const { callsTo } = open({}, EMAIL);
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await expect.element(page.getByText('Le mot de passe est requis')).toBeVisible();
    expect(callsTo(SIGN_IN)).toEqual([]);
  });

  test('on its way is told on the button, as the address is', async () => {
    const { unmount } = open({ [FIND]: () => new Promise(() => {}) });
    await submitEmail();
    await expect.element(page.getByRole('button', { name: 'Vérification...' })).toBeVisible();
    unmount();
    open({ [SIGN_IN]: () => new Promise(() => {}) }, EMAIL);
    await submitPassword();
    await expect.element(page.getByRole('button', { name: 'Connexion en cours…' })).toBeVisible();
  });

  test.for([
    [{ status: 401 }, 'Email ou mot de passe invalide.'],
    [{ status: 429 }, /^\(429\) Trop de requêtes/],
    [{ status: 503 }, /^\(503\) Le serveur est actuellement indisponible/],
    ['no network', /problème de connexion/],
  ] as const satisfies [FakeAnswer<typeof SIGN_IN>, RegExp | string][])(
    'answered by %j says why, and can be written again',
    async ([answer, text]) => {
      const { onSignedIn } = open({ [SIGN_IN]: () => answer }, EMAIL);
      await submitPassword();
      await expect.element(page.getByRole('alert')).toHaveTextContent(text);
      await expect.element(page.getByRole('button', { name: 'Se connecter' })).toBeEnabled();
      await expect.element(password).toHaveValue('Mot de passe 1!');
      expect(onSignedIn).not.toHaveBeenCalled();
    },
  );

  test('that is forgotten has a way out as high as a button: it stands alone on its line', async () => {
    open({}, EMAIL);
    const link = page.getByRole('link', { name: /^Mot de passe oublié/ });
    await expect.element(link).toBeVisible();
    expect(link.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  });

  test('can be left for another address', async () => {
    open({}, EMAIL);
    await page.getByRole('button', { name: "Changer d'adresse email" }).click();
    await expect.element(page.getByRole('button', { name: 'Continuer' })).toBeVisible();
    await expect.element(email).toHaveValue(EMAIL);
    await expect.element(email).toHaveFocus();
  });
});

test.for([
  ['an address', '', email],
  ['a password', EMAIL, password],
] as const)('%s that is typed holds the page: nothing keeps it', async ([, initialEmail, field]) => {
  const { unmount } = open({}, initialEmail);
  await expect.element(field).toBeVisible();
  expect(isReloadHeld()).toBe(false);
  await field.fill('Mot de passe 1!');
  await expect.poll(isReloadHeld).toBe(true);
  unmount();
  expect(isReloadHeld()).toBe(false);
});
