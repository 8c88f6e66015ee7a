import type { DuerpDocument } from '@odu/api-contract';
import { ENTREPRISE_VIDE } from '@odu/domain';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { makeDuerp, makeRisque, makeUnite } from '../../../autosave/duerp-fixture.test-data.ts';
import { LoadedDuerp } from '../../../queries/duerp/LoadedDuerp.tsx';
import { writtenAnew } from '../open-editor.test-data.tsx';
import { RessourcesPapripact } from '../actions/RessourcesPapripact.tsx';
import { AnnexeDesExpositions } from './AnnexeDesExpositions.tsx';

const BEFORE = makeDuerp([makeUnite('u1', [makeRisque('r1', { code: 'ORG-NUI-01' })])]);
const DUERP: DuerpDocument = {
  ...BEFORE,
  data: { ...BEFORE.data, entreprise: ENTREPRISE_VIDE, ressourcesPapripact: '' },
};

/** The two forms that are saved when they are left, and what each sends. */
const open = () => {
  const sent: unknown[] = [];
  const answer = ({ body }: { body: unknown }) => {
    sent.push(body);
    return writtenAnew();
  };
  const rendered = renderScreen(
    <LoadedDuerp duerpId="d1">
      {(duerp) => (
        <>
          <AnnexeDesExpositions duerp={duerp} />
          <RessourcesPapripact duerpId="d1" saved={duerp.data.ressourcesPapripact ?? ''} />
        </>
      )}
    </LoadedDuerp>,
    {
      handlers: {
        'GET /api/duerp/{id}': () => ({ body: DUERP, headers: { ETag: '"1"' } }),
        'POST /api/duerp/{id}/update-expositions': answer,
        'POST /api/duerp/{id}/update-toggle-papripact': answer,
      },
    },
  );
  return { ...rendered, sent };
};
const donnees = page.getByRole('textbox', { name: /^Données collectives/ });
const ressources = page.getByRole('textbox', { name: /^Ressources de l'entreprise/ });
const NUIT = {
  expositions: [{ facteur: 'nuit', donneesCollectives: 'Fournil', nombreAuDela: null }],
};

test.for([
  ['the annex', donnees, 'Fournil', NUIT],
  [
    'the resources',
    ressources,
    'Un mi-temps',
    { isPapripactEnabled: false, ressourcesPapripact: 'Un mi-temps' },
  ],
] as const)(
  '%s: what is typed is saved once when its screen goes with the focus in the field',
  async ([, field, text, body]) => {
    const { sent, unmount, workspace } = open();
    await page.getByRole('button', { name: 'Travail de nuit' }).click();
    await field.fill(text);
    await expect.element(field).toHaveFocus();
    expect(sent).toEqual([]);
    unmount();
    await expect.poll(() => sent).toEqual([body]);
    await expect.poll(() => workspace?.autosaves.hasUnsaved()).toBe(false);
    expect(sent).toHaveLength(1);
  },
);

test('and when the page is hidden, where the text stays under the cursor; a field that was left before is not sent again', async () => {
  const { sent, unmount, workspace } = open();
  await page.getByRole('button', { name: 'Travail de nuit' }).click();
  await donnees.fill('Fournil');
  const visibility = vi.spyOn(document, 'visibilityState', 'get');
  onTestFinished(() => visibility.mockRestore());
  visibility.mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => sent).toEqual([NUIT]);
  await expect.element(donnees).toHaveFocus();
  await expect.element(donnees).toHaveValue('Fournil');
  await ressources.click();
  unmount();
  await expect.poll(() => workspace?.autosaves.hasUnsaved()).toBe(false);
  expect(sent).toEqual([NUIT]);
});

test('what another visit left in the field is not sent before somebody has looked at it', async () => {
  const first = open();
  first.workspace?.drafts.save('d1', 'annexe:nuit', {
    base: { donneesCollectives: '' },
    values: { donneesCollectives: 'Fournil' },
  });
  first.unmount();
  const { sent, unmount } = open();
  await page.getByRole('button', { name: 'Travail de nuit' }).click();
  await expect.element(donnees).toHaveValue('Fournil');
  unmount();
  await new Promise((resolve) => {
    setTimeout(resolve, 50);
  });
  expect(sent).toEqual([]);
});
