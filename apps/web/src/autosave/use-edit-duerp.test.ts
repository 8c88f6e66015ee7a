import type { DuerpDocument } from '@odu/api-contract';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { addUnites, deleteCategorie, deleteRisque, deleteUnite } from '../features/editor/model/edits.ts';
import { duerpKeys } from '../queries/keys.ts';
import { applyWrite } from './apply-write.ts';
import type { AutosaveRegistry } from './autosave-registry.ts';
import { toActionItem, toNewActionItem, toRisqueItem } from './draft-items.ts';
import { createDraftStore } from './draft-store.ts';
import { makeDuerp, makeRisque, makeUnite } from './duerp-fixture.test-data.ts';
import type { EditorWrite } from './editor-write.ts';
import { MemoryStorage } from './memory-storage.test-data.ts';
import { editDuerp } from './use-edit-duerp.ts';

test('deleting a risk, an action or a unit forgets what was typed about it, and nothing else', () => {
  const storage = new MemoryStorage();
  const drafts = createDraftStore({ storage, getAccountId: () => 'claire' });
  const queryClient = new QueryClient();
  const queryKey = duerpKeys.detail('d1');
  const edit = (_id: string, write: EditorWrite) =>
    void queryClient.setQueryData<DuerpDocument>(queryKey, (from) => from && applyWrite(from, write));
  const workspace = { autosaves: { edit } as AutosaveRegistry, drafts, queryClient };
  const action = {
    idAction: 'a1',
    idUniteDeTravail: 'u2',
    idRisqueAssocie: 'r3',
    descriptionDeLaMesure: 'Sol antidérapant',
    responsable: '',
    budget: '',
    date: '2027-01-01',
    statut: 'En cours' as const,
  };
  const unites = [
    makeUnite('u1', [makeRisque('r1'), makeRisque('r2')]),
    makeUnite('u2', [makeRisque('r3')], [action, { ...action, idAction: 'a2' }]),
  ];
  queryClient.setQueryData(queryKey, makeDuerp(unites));
  const listItems = () => Object.keys(storage).map((key) => key.replace('odu.draft:claire:d1:', ''));
  const items = [
    ...['r1', 'r2', 'r3'].map(toRisqueItem),
    ...['a1', 'a2'].map(toActionItem),
    ...['u1', 'u2'].map(toNewActionItem),
  ];
  for (const item of items) drafts.save('d1', item, { danger: 'Four' });

  editDuerp(workspace, 'd1', addUnites(['Vente']));
  expect(listItems()).toEqual(items);
  editDuerp(workspace, 'd1', deleteRisque('u1', 'r1'));
  editDuerp(workspace, 'd1', () => ({
    kind: 'deleteAction',
    body: { idAction: 'a1', idUniteDeTravail: 'u2' },
  }));
  expect(listItems()).toEqual(['risque:r2', 'risque:r3', 'action:a2', 'action:new:u1', 'action:new:u2']);
  editDuerp(workspace, 'd1', deleteUnite('u2'));
  expect(listItems()).toEqual(['risque:r2', 'action:new:u1']);
  editDuerp(workspace, 'd1', deleteCategorie('u1', 'c1'));
  expect(listItems()).toEqual(['action:new:u1']);
});
