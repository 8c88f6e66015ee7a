import type { DuerpDocument } from '@odu/api-contract';
import { ajouterUnites, quoteFr, supprimerCategorie, supprimerRisque, supprimerUnite } from '@odu/domain';
import type { Edition } from '@odu/domain';
import { Button, Text, toasts } from '@odu/ui';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { written } from '../../test/contract-data.ts';
import { renderScreen } from '../../test/render-screen.tsx';
import { duerpKeys } from '../queries/calls/keys.ts';
import { toRisqueItem } from '../drafts/draft-items.ts';
import { makeDuerp, makeRisque, makeUnite } from './duerp-fixture.test-data.ts';
import { useDuerpAutosave, useEditDuerp } from './use-edit-duerp.ts';

const [FOURNIL, VENTE] = [makeUnite('u1', [makeRisque('r1'), makeRisque('r2')]), makeUnite('u2')];
const DOCUMENT = makeDuerp([FOURNIL, VENTE]);

function Editor({ edition }: { edition: Edition | null }) {
  const edit = useEditDuerp('d1');
  const { state } = useDuerpAutosave('d1');
  return (
    <>
      <Button onPress={() => edit(edition)}>Modifier</Button>
      <Text>{state.kind}</Text>
    </>
  );
}

const renderEditor = (edition: Edition | null) => {
  const rendered = renderScreen(<Editor edition={edition} />, {
    handlers: {
      'GET /api/duerp/{id}': () => ({ body: DOCUMENT, headers: { ETag: '"1"' } }),
      'POST /api/duerp/{id}/update-list-unitesdetravail': () => written(),
      'POST /api/duerp/{id}/update-list-risques': () => written(),
    },
  });
  const { workspace } = rendered;
  if (workspace === null) throw new Error('a visitor');
  const queryKey = duerpKeys.detail('d1');
  workspace.queryClient.setQueryData<DuerpDocument>(queryKey, DOCUMENT);
  return {
    ...rendered,
    drafts: workspace.drafts,
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
