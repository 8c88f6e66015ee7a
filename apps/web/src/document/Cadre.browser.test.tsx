import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderScreen } from '../../test/render-screen.tsx';
import { makeDuerp, makeUnite } from '../autosave/duerp-fixture.test-data.ts';
import { DetailDocument } from '../features/duerp-detail/DetailDocument.tsx';

const article = page.getByText(/^Ne pas transcrire ou ne pas mettre à jour/);

test('the regulatory framework is fetched once the page is used, and stands in the folded document for its paper', async () => {
  renderScreen(
    <DetailDocument
      duerp={makeDuerp([makeUnite('u1', [])], { hasFullAccess_Derivated: true })}
      choosePlanHref="#"
    />,
  );
  const title = page.getByRole('button', { name: 'Cadre réglementaire' });
  await expect.element(title).toBeVisible();
  await expect.element(article).not.toBeInTheDocument();
  await userEvent.keyboard('{Shift}');
  await expect.element(article).toBeInTheDocument();
  await title.click();
  await expect.element(article).toBeVisible();
});
