import type { DuerpDocument } from '@odu/api-contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { MASTER_DATA, written } from '../../../../test/contract-data.ts';
import { findToast } from '../../../../test/find-toast.ts';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { makeDuerp, makeRisque, makeUnite } from '../../../autosave/duerp-fixture.test-data.ts';
import { duerpKeys } from '../../../queries/calls/keys.ts';
import { LoadedDuerp } from '../../../queries/duerp/LoadedDuerp.tsx';
import { ConflictDialog } from '../../../autosave/screens/ConflictDialog.tsx';
import { PlaceKeeper } from '../place-keeper.test-data.tsx';
import RisquesStep from '../steps/RisquesStep.tsx';

const FAMILLES = 'POST /api/duerp/{id}/update-familles';

// The family of the only category of the master data.
const CPP = { idFamille: 'f1', displayName: 'Chutes de plain-pied', code: 'CPP' };

const BRUIT = { ...makeRisque('r2'), code: 'BRU-IMP-01' };

const open = (duerp: DuerpDocument) => {
  let version = 2;
  const sent: unknown[] = [];
  let answer = { body: duerp, headers: { ETag: '"1"' } };
  const { workspace } = renderScreen(
    <PlaceKeeper>
      <LoadedDuerp duerpId="d1">
        {(loaded) => (
          <>
            <RisquesStep duerp={loaded} />
            <ConflictDialog duerp={loaded} />
          </>
        )}
      </LoadedDuerp>
    </PlaceKeeper>,
    {
      path: '/duerps/d1/edit',
      handlers: {
        'GET /api/duerp/{id}': () => answer,
        'GET /api/duerpmasterdata/risques': () => ({ body: { ...MASTER_DATA, familleDeRisques: [CPP] } }),
        [FAMILLES]: ({ body }) => {
          sent.push(body);
          return written(`"${(version += 1)}"`);
        },
      },
    },
  );
  return {
    sent,
    undo: () => workspace?.histories.undo('d1'),
    /** What a colleague made of the document is read. */
    readAnew: async (changed: DuerpDocument) => {
      answer = { body: changed, headers: { ETag: '"2"' } };
      await workspace?.queryClient.refetchQueries({ queryKey: duerpKeys.detail('d1') });
    },
  };
};
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const count = (text: string) => page.getByRole('button', { name: text, exact: true });

test('a family is set aside, with a reason when one is given, and taken back; the count follows', async () => {
  const { sent } = open(makeDuerp([makeUnite('u1', [BRUIT])]));
  await count('1 famille sur 22 examinée').click();
  await expect.element(page.getByRole('button', { name: 'Non concernée\u00A0: Rayonnements' })).toBeVisible();
  // There is no other unit for which it could be set aside.
  expect(page.getByRole('button', { name: /^Non concernée pour toutes les unités/ }).query()).toBeNull();
  await press('Non concernée\u00A0: Rayonnements');
  await expect.element(count('2 familles sur 22 examinées')).toBeVisible();
  await press('Préciser la raison\u00A0: Rayonnements');
  await page.getByRole('textbox', { name: 'Raison (facultative)' }).fill(' Aucune source ');
  await press('Enregistrer la raison');
  await expect.element(page.getByText('Aucune source', { exact: true })).toBeVisible();
  await press('Remettre à examiner\u00A0: Rayonnements');
  await expect.element(count('1 famille sur 22 examinée')).toBeVisible();
  await expect
    .poll(() => sent)
    .toEqual([
      { idUniteDeTravail: 'u1', famillesNonConcernees: [{ code: 'RAY', motif: '' }] },
      { idUniteDeTravail: 'u1', famillesNonConcernees: [{ code: 'RAY', motif: 'Aucune source' }] },
      { idUniteDeTravail: 'u1', famillesNonConcernees: [] },
    ]);
});

test('a reason that is typed for a unit waits there, and stands in no other one', async () => {
  const famillesNonConcernees = [{ code: 'RAY' as const, motif: '' }];
  open(
    makeDuerp([
      { ...makeUnite('u1'), famillesNonConcernees },
      { ...makeUnite('u2'), famillesNonConcernees },
    ]),
  );
  const reason = page.getByRole('textbox', { name: 'Raison (facultative)' });
  const give = page.getByRole('button', { name: 'Préciser la raison\u00A0: Rayonnements' });
  const goTo = async (name: RegExp) => {
    await page.getByRole('tab', { name }).click();
    await count('1 famille sur 22 examinée').click();
  };
  await count('1 famille sur 22 examinée').click();
  await give.click();
  await reason.fill('Aucune source');
  await goTo(/^Unité u2/);
  await expect.element(give).toBeVisible();
  expect(reason.query()).toBeNull();
  await goTo(/^Unité u1/);
  await expect.element(reason).toHaveValue('Aucune source');
});

test('for all units: one that has such a risk keeps it, one that gave a reason too', async () => {
  const said = {
    ...makeUnite('u3'),
    famillesNonConcernees: [{ code: 'BRU' as const, motif: 'Atelier fermé' }],
  };
  const { sent, undo } = open(makeDuerp([makeUnite('u1'), makeUnite('u2', [BRUIT]), said, makeUnite('u4')]));
  await count('0 famille sur 22 examinée').click();
  await press('Non concernée pour toutes les unités\u00A0: Bruit');
  await expect
    .element(
      findToast(
        'info',
        'La famille «\u202fBruit\u202f» est non concernée pour 2 unités. 1 unité garde ses risques de cette famille.',
      ),
    )
    .toBeVisible();
  await expect
    .poll(() => sent)
    .toEqual(
      ['u1', 'u4'].map((idUniteDeTravail) => ({
        idUniteDeTravail,
        famillesNonConcernees: [{ code: 'BRU', motif: '' }],
      })),
    );
  undo();
  await expect
    .element(findToast('info', 'Annulé\u00A0: famille «\u202fBruit\u202f» non concernée pour 2 unités.'))
    .toBeVisible();
});

test('« Ajouter des risques » opens the examples on the family', async () => {
  open(makeDuerp([makeUnite('u1')]));
  await count('0 famille sur 22 examinée').click();
  await press('Ajouter des risques\u00A0: Chutes de plain-pied');
  const dialog = page.getByRole('dialog');
  await expect
    .element(dialog.getByRole('button', { name: 'Chutes de plain-pied' }))
    .toHaveAttribute('aria-expanded', 'true');
});

test.for([
  ['the last unit', []],
  ['a unit', [makeUnite('u2')]],
] as const)(
  'the examples stay with what is ticked when a colleague deletes %s under them',
  async ([, left]) => {
    const { readAnew } = open(makeDuerp([makeUnite('u1'), ...left]));
    await count('0 famille sur 22 examinée').click();
    await press('Ajouter des risques\u00A0: Chutes de plain-pied');
    const dialog = page.getByRole('dialog');
    await expect.element(dialog).toBeVisible();
    await readAnew(makeDuerp([...left]));
    await expect
      .element(page.getByRole('tab', { name: 'Unité u1', includeHidden: true }))
      .not.toBeInTheDocument();
    await expect.element(dialog).toBeVisible();
  },
);

test('a reason that a colleague gave meanwhile is asked about, not written over', async () => {
  const says = (motif: string) =>
    makeDuerp([{ ...makeUnite('u1'), famillesNonConcernees: [{ code: 'RAY' as const, motif }] }]);
  const { sent, readAnew } = open(says(''));
  await count('1 famille sur 22 examinée').click();
  await press('Préciser la raison\u00A0: Rayonnements');
  await page.getByRole('textbox', { name: 'Raison (facultative)' }).fill('Aucune source');
  await readAnew(says('Vu avec le CSE'));
  await press('Enregistrer la raison');
  const question = page.getByRole('dialog');
  await expect.element(question).toHaveTextContent('Vu avec le CSE');
  await expect.element(question).toHaveTextContent('Aucune source');
  expect(sent).toEqual([]);
});
