import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { FakeHandlers } from '../../../test/fake-api.ts';
import { makeTokens } from '../../../test/make-tokens.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { DelegateLoginScreen } from './DelegateLoginScreen.tsx';

const SIGN_IN = 'POST /api/public/token/delegate';

const open = (handlers: FakeHandlers = {}) => {
  const onSignedIn = vi.fn<() => void>();
  const rendered = renderScreen(<DelegateLoginScreen onSignedIn={onSignedIn} />, {
    accountId: null,
    handlers,
  });
  return { ...rendered, onSignedIn };
};
const field = (name: string) => page.getByLabelText(name, { exact: true });
const submit = () => page.getByRole('button', { name: 'Se connecter' }).click();
const fill = async () => {
  await field('EM').fill('claire@boulangerie.example');
  await field('DMK').fill('cle-du-cabinet');
  await field('DUT').fill('autorisation-du-compte');
};

test('the three fields are required', async () => {
  open();
  await submit();
  for (const name of ['EM', 'DMK', 'DUT'])
    await expect.element(field(name)).toHaveAccessibleDescription('Champ requis');
});

test('three keys that hold sign the delegate in', async () => {
  const { onSignedIn, callsTo, session } = open({ [SIGN_IN]: () => ({ body: makeTokens('claire') }) });
  await fill();
  await submit();
  await expect.poll(() => onSignedIn.mock.calls.length).toBe(1);
  expect(callsTo(SIGN_IN)[0]?.body).toEqual({
    em: 'claire@boulangerie.example',
    dmk: 'cle-du-cabinet',
    dut: 'autorisation-du-compte',
  });
  expect(session.getAccountId()).toBe('claire');
});

test('a refusal is told as the server says it, and what was typed stays', async () => {
  const { onSignedIn } = open({
    [SIGN_IN]: () => ({
      status: 401,
      problem: { message: 'Les informations de connexion sont invalides.' },
    }),
  });
  await fill();
  await submit();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Les informations de connexion sont invalides.');
  await expect.element(field('DMK')).toHaveValue('cle-du-cabinet');
  expect(onSignedIn).not.toHaveBeenCalled();
});
