import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ACCOUNT } from '../../../test/contract-data.ts';
import type { FakeAnswer } from '../../../test/fake-api.ts';
import { findToast } from '../../../test/find-toast.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { accountKeys } from '../../queries/calls/keys.ts';
import type { Workspace } from '../../workspace/create-workspace.ts';
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx';

const RESET = 'POST /api/public/resetpwd/reset';
const PASSWORD = 'Nouveau mot de passe 1!';

const reset = async (
  answer: FakeAnswer<typeof RESET>,
  {
    token = 'jeton',
    accountId = null,
    prepare,
  }: { token?: string; accountId?: string | null; prepare?: (workspace: Workspace) => void } = {},
) => {
  const onReset = vi.fn<() => void>();
  const rendered = renderScreen(
    <ResetPasswordScreen email="claire@boulangerie.example" token={token} onReset={onReset} />,
    { accountId, handlers: { [RESET]: () => answer } },
  );
  if (rendered.workspace !== null) prepare?.(rendered.workspace);
  await page.getByLabelText('Nouveau mot de passe', { exact: true }).fill(PASSWORD);
  await page.getByLabelText(/^Confirm/).fill(PASSWORD);
  await page.getByRole('button', { name: 'Modifier mon mot de passe' }).click();
  return { ...rendered, onReset };
};

test('a new password is set, told, and leads on', async () => {
  const { onReset, callsTo } = await reset({ status: 204 });
  // The secret is of this address, and of no other.
  await expect.element(page.getByRole('textbox', { name: 'Adresse email' })).toHaveAttribute('readonly');
  await expect
    .element(
      findToast('success', 'Mot de passe modifié avec succès\u202F! Vous pouvez à présent vous connecter.'),
    )
    .toBeVisible();
  expect(onReset).toHaveBeenCalledOnce();
  expect(callsTo(RESET)[0]?.body).toEqual({
    resetPasswordToken: 'jeton',
    emailAddress: 'claire@boulangerie.example',
    newPassword: PASSWORD,
  });
});

test('who is signed in here, and whose session ends with it, is asked to sign in and told of no other end', async () => {
  const { onReset, session, onForcedLogout } = await reset({ status: 204 }, { accountId: 'claire' });
  await expect.poll(() => onReset.mock.calls).toHaveLength(1);
  expect(session.isSignedIn()).toBe(false);
  expect(onForcedLogout).not.toHaveBeenCalled();
});

test('what the page holds of the account whose sessions end is not there for who signs in next', async () => {
  const { onReset, workspace } = await reset(
    { status: 204 },
    {
      accountId: 'claire',
      prepare: ({ queryClient }) => queryClient.setQueryData(accountKeys.info, ACCOUNT),
    },
  );
  await expect.poll(() => onReset.mock.calls).toHaveLength(1);
  expect(workspace?.queryClient.getQueryData(accountKeys.info)).toBeUndefined();
});

test('a refused reset leaves who is signed in as they are', async () => {
  const { session } = await reset(
    { status: 400, problem: { message: 'Ce lien a expiré.' } },
    { accountId: 'claire' },
  );
  await expect.element(page.getByRole('alert')).toHaveTextContent('Ce lien a expiré.');
  expect(session.isSignedIn()).toBe(true);
});

test.for([
  [{ status: 400, problem: { message: 'Ce lien a expiré.' } }, /^Erreur.: Ce lien a expiré\.$/],
  [
    { status: 500 },
    /^Une erreur est survenue lors de la réinitialisation du mot de passe. Veuillez réessayer.\s*\(500\) Le serveur/,
  ],
  [{ status: 503 }, /erreur est survenue lors de la réinitialisation/],
  [
    'no network',
    /^Une erreur est survenue lors de la réinitialisation du mot de passe\. Veuillez réessayer\.\s*Il semble y avoir un problème de connexion avec le serveur…$/,
  ],
] as const satisfies [FakeAnswer<typeof RESET>, RegExp][])(
  '%j is told as a failure',
  async ([answer, text]) => {
    const { onReset } = await reset(answer);
    await expect.element(page.getByRole('alert')).toHaveTextContent(text);
    expect(onReset).not.toHaveBeenCalled();
  },
);

test('a link that is used up is told as no field to correct, and still is once something is typed', async () => {
  const message = "Ce lien de réinitialisation n'est plus valable\u00A0: demandez-en un nouveau.";
  await reset({ status: 422, problem: { message, errors: [{ path: '/resetPasswordToken', message }] } });
  const alert = page.getByRole('alert');
  await expect.element(alert).toHaveTextContent(/n'est plus valable.*demandez-en un nouveau/);
  await page.getByLabelText(/^Confirm/).fill(`${PASSWORD}x`);
  await expect.element(page.getByLabelText(/^Confirm/)).toHaveValue(`${PASSWORD}x`);
  await expect.element(alert).toHaveTextContent(/n'est plus valable/);
  await expect.element(alert).not.toHaveTextContent(/à corriger/);
});

test('a link without its secret sends nothing', async () => {
  const alert = page.getByRole('alert').first();
  const { unmount } = renderScreen(
    <ResetPasswordScreen email="claire@boulangerie.example" token="" onReset={() => {}} />,
    { accountId: null },
  );
  await expect.element(alert).toHaveTextContent('Token de réinitialisation manquant');
  unmount();
  const { callsTo } = await reset({ status: 204 }, { token: '' });
  await expect.element(alert).toHaveTextContent('Token de réinitialisation manquant');
  await expect.element(page.getByText(/à corriger/)).not.toBeInTheDocument();
  expect(page.getByText('Token de réinitialisation manquant').elements()).toHaveLength(1);
  expect(callsTo(RESET)).toEqual([]);
});

test('a link without its address says so under the address that it lacks', async () => {
  renderScreen(<ResetPasswordScreen email="" token="jeton" onReset={() => {}} />, { accountId: null });
  await page.getByLabelText('Nouveau mot de passe', { exact: true }).fill(PASSWORD);
  await page.getByLabelText(/^Confirm/).fill(PASSWORD);
  await page.getByRole('button', { name: 'Modifier mon mot de passe' }).click();
  await expect
    .element(page.getByRole('textbox', { name: 'Adresse email' }))
    .toHaveAccessibleDescription(/Veuillez entrer une adresse email valide/);
});
