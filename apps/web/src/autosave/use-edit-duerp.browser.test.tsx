import type { DuerpDocument, UniteDeTravail } from '@odu/api-contract';
import {
  ajouterUnites,
  modifierRisque,
  quoteFr,
  renommerUnite,
  supprimerCategorie,
  supprimerRisque,
  supprimerUnite,
} from '@odu/domain';
import type { Edition } from '@odu/domain';
import { Button, Text, toasts } from '@odu/ui';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { written } from '../../test/contract-data.ts';
import { renderScreen } from '../../test/render-screen.tsx';
import { duerpKeys } from '../queries/calls/keys.ts';
import { toRisqueItem } from '../drafts/draft-items.ts';
import { makeDuerp, makeRisque, makeUnite } from './duerp-fixture.test-data.ts';
import { useDuerpAutosave, useEditDuerp } from './use-edit-duerp.ts';

const [FOURNIL, VENTE] = [makeUnite('u1', [makeRisque('r1'), makeRisque('r2')]), makeUnite('u2')];
const DOCUMENT = makeDuerp([FOURNIL, VENTE]);

function Editor({ edition, unite }: { edition: Edition | null; unite?: UniteDeTravail | undefined }) {
  const edit = useEditDuerp('d1');
  const { state, isKept } = useDuerpAutosave('d1');
  return (
    <>
      <Button onPress={() => edit(edition, unite)}>Modifier</Button>
      <Text>{state.kind}</Text>
      <Text>{isKept ? 'sur cet appareil' : 'dans cette page'}</Text>
    </>
  );
}

const renderEditor = (
  edition: Edition | null,
  { unite, isDown = false }: { unite?: UniteDeTravail; isDown?: boolean } = {},
) => {
  const rendered = renderScreen(<Editor edition={edition} unite={unite} />, {
    handlers: {
      'GET /api/duerp/{id}': () => ({ body: DOCUMENT, headers: { ETag: '"1"' } }),
      'POST /api/duerp/{id}/update-list-unitesdetravail': () =>
        isDown ? { status: 503, headers: { 'Retry-After': '60' } } : written(),
      'POST /api/duerp/{id}/update-list-risques': () => written(),
    },
  });
  const { workspace } = rendered;
  if (workspace === null) throw new Error('a visitor');
  const queryKey = duerpKeys.detail('d1');
  const autosave = workspace.autosaves.get('d1');
  workspace.queryClient.setQueryData<DuerpDocument>(queryKey, DOCUMENT);
  return {
    ...rendered,
    drafts: workspace.drafts,
    autosave,
    editMore: (more: Edition | null) => more && workspace.histories.edit('d1', more),
    read: (document: DuerpDocument) =>
      workspace.queryClient.setQueryData(queryKey, autosave.adoptRead({ document, etag: '"2"' })),
    shown: () => workspace.queryClient.getQueryData<DuerpDocument>(queryKey)?.data.unitesDeTravail,
    edit: () => page.getByRole('button', { name: 'Modifier' }).click(),
  };
};

test.for([
  { edition: supprimerUnite(FOURNIL), message: `L'unité ${quoteFr('Unité u1')} a été supprimée.` },
  {
    edition: supprimerRisque(FOURNIL, makeRisque('r1')),
    message: `Le risque ${quoteFr('Risque r1')} a été supprimé.`,
  },
  {
    edition: supprimerCategorie(FOURNIL, {
      idCategorie: 'c1',
      code: '',
      displayName: 'Chutes',
      isUserDefined: true,
    }),
    message: `La catégorie ${quoteFr('Chutes')} a été supprimée.`,
  },
])(
  'a deletion is told for 10 seconds, and can be taken back there: $message',
  async ({ edition, message }) => {
    const { edit, shown } = renderEditor(edition);
    await edit();
    expect(shown()).not.toEqual(DOCUMENT.data.unitesDeTravail);
    await expect.element(page.getByText(message)).toBeVisible();
    expect(toasts.visibleToasts.map(({ timeout }) => timeout)).toEqual([10_000]);
    await page.getByRole('button', { name: 'Annuler' }).click();
    expect(shown()).toEqual(DOCUMENT.data.unitesDeTravail);
    await expect.element(page.getByText(/^Annulé/)).toBeVisible();
    await expect.element(page.getByText('saved')).toBeVisible();
  },
);

test('« Annuler » beside a deletion takes that one back, and not what was done since', async () => {
  const { edit, editMore, shown } = renderEditor(supprimerUnite(VENTE));
  await edit();
  editMore(ajouterUnites(['Bureau'], () => 'u3'));
  await page.getByRole('button', { name: 'Annuler' }).click();
  expect(shown()?.map(({ idUniteDeTravail }) => idUniteDeTravail)).toEqual(['u1', 'u2', 'u3']);
  await expect.element(page.getByText(/^Annulé/)).toBeVisible();
  await expect.element(page.getByText('saved')).toBeVisible();
});

test('an edit of what left the document under its dialog keeps it as the dialog showed it', async () => {
  const edition = modifierRisque(FOURNIL, makeRisque('r1'), { danger: 'Four' });
  const { edit, read, autosave } = renderEditor(edition, { unite: FOURNIL });
  read(makeDuerp([makeUnite('u1', [makeRisque('r2')]), VENTE]));
  await edit();
  await expect.element(page.getByText('conflict')).toBeVisible();
  const [vue] = autosave.getPending().vues;
  expect(vue?.item.risques.map(({ idRisque }) => idRisque)).toEqual(['r1', 'r2']);
});

test('an edit that the device has no room for is said to be in this page alone, while another one waits', async () => {
  const { edit, editMore } = renderEditor(renommerUnite(FOURNIL, 'Fournil'), { isDown: true });
  await edit();
  await expect.element(page.getByText('retrying')).toBeVisible();
  await expect.element(page.getByText('sur cet appareil')).toBeVisible();
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  onTestFinished(() => full.mockRestore());
  editMore(renommerUnite(VENTE, 'Boutique'));
  await expect.element(page.getByText('dans cette page')).toBeVisible();
});

test('an addition is not told', async () => {
  const { edit, calls } = renderEditor(ajouterUnites(['Bureau'], () => 'u3'));
  await edit();
  await expect.element(page.getByText('saved')).toBeVisible();
  expect(calls.filter(({ name }) => name.startsWith('POST'))).toHaveLength(1);
  await expect.element(page.getByRole('button', { name: 'Annuler' })).not.toBeInTheDocument();
});

test('an edit of nothing sends nothing', async () => {
  const { edit, calls, shown } = renderEditor(null);
  await edit();
  expect(calls).toEqual([]);
  expect(shown()).toEqual(DOCUMENT.data.unitesDeTravail);
});

test('a deletion forgets what was typed about it, and nothing else; « Annuler » gives it back', async () => {
  const { edit, drafts } = renderEditor(supprimerRisque(FOURNIL, makeRisque('r1')));
  for (const id of ['r1', 'r2']) drafts.save('d1', toRisqueItem(id), { danger: 'Four' });
  await edit();
  expect(Object.keys(localStorage).filter((key) => key.startsWith('odu.draft'))).toEqual([
    'odu.draft:claire:d1:risque:r2',
  ]);
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect.poll(() => drafts.read('d1', toRisqueItem('r1'))).toEqual({ danger: 'Four' });
});
