import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PUBLIC_CONFIG } from '../../test/public-config.ts';
import { renderScreen } from '../../test/render-screen.tsx';
import { SiteNavbar } from './SiteNavbar.tsx';

// The links of a phone are in a dialog.
beforeEach(() => page.viewport(1280, 800));
afterEach(() => page.viewport(414, 896));

const LOGOUT = 'POST /api/myaccount/logout';
const open = () =>
  renderScreen(<SiteNavbar />, { path: '/my-account', handlers: { [LOGOUT]: () => ({ status: 204 }) } });
const signOut = () => page.getByRole('button', { name: 'Déconnexion' }).click();
const question = page.getByRole('alertdialog', { name: /^Se déconnecter sans avoir tout enregistré/ });
const listKept = () => Object.keys(localStorage).filter((key) => key.startsWith('odu.'));

test.for([
  [{ ...PUBLIC_CONFIG, hasBilling: true }, 1],
  [{ ...PUBLIC_CONFIG, hasBilling: false }, 0],
  [null, 0],
] as const)(
  'the plans are led to only where there are some, and not before that is known: %#',
  async ([config, times]) => {
    renderScreen(<SiteNavbar />, { path: '/my-account', config });
    await expect.element(page.getByRole('button', { name: 'Déconnexion' })).toBeVisible();
    await expect
      .poll(() =>
        page
          .getByRole('link')
          .elements()
          .filter((link) => link.getAttribute('href') === '/choose-plan'),
      )
      .toHaveLength(times);
  },
);

test('the bar has the name that the operator gave to the product', async () => {
  renderScreen(<SiteNavbar />, {
    accountId: null,
    config: { ...PUBLIC_CONFIG, productName: 'Prévention Plus' },
  });
  await expect.element(page.getByRole('banner')).toHaveTextContent('Prévention Plus');
});

test('who has saved everything is signed out without a question, and led away', async () => {
  const { router, session, callsTo } = open();
  await signOut();
  await expect.poll(() => router.state.location.pathname).toBe('/');
  expect(session.isSignedIn()).toBe(false);
  expect(callsTo(LOGOUT)).toHaveLength(1);
});

test('a text that is not saved asks first: who stays keeps it, who leaves all the same gives it up', async () => {
  const { router, session, callsTo, workspace } = open();
  workspace?.drafts.save('d1', 'risque:r1', { danger: 'Four' });
  await signOut();
  await question.getByRole('button', { name: 'Rester connecté' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(session.isSignedIn()).toBe(true);
  expect(listKept()).toHaveLength(1);
  await signOut();
  expect(callsTo(LOGOUT)).toEqual([]);
  await question.getByRole('button', { name: 'Se déconnecter' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/');
  expect(session.isSignedIn()).toBe(false);
  expect(listKept()).toEqual([]);
});
