import type { DuerpDocument, Risque } from '@odu/api-contract';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Locator } from 'vitest/browser';
import { MASTER_DATA, written } from '../../test/contract-data.ts';
import type { FakeCall } from '../../test/fake-api.ts';
import { findToast } from '../../test/find-toast.ts';
import { renderScreen } from '../../test/render-screen.tsx';
import { makeDuerp, makeRisque, makeUnite } from '../autosave/duerp-fixture.test-data.ts';
import { ConflictDialog } from '../autosave/screens/ConflictDialog.tsx';
import { PlaceKeeper } from '../features/editor/place-keeper.test-data.tsx';
import EvaluationStep from '../features/editor/steps/EvaluationStep.tsx';
import { duerpKeys } from '../queries/calls/keys.ts';
import { LoadedDuerp } from '../queries/duerp/LoadedDuerp.tsx';

const SOL = makeRisque('r1', { displayName: 'Brûlure au sol' });
const FOUR = makeRisque('r2', { displayName: 'Brûlure au four' });
const GRILL = makeRisque('r3', { displayName: 'Brûlure au grill' });
const GRAVE: Partial<Risque> = { evalGravite: 4, evalFrequence: 1, evalMaitrise: 1, isRisqueEvalue: true };
const BEFORE = makeDuerp([makeUnite('u1', [SOL, FOUR]), makeUnite('u2', [GRILL])]);

/** Step 5 without a network, while somebody else makes `theirs` of the document; `connect` brings both together. */
const openOffline = (theirs: DuerpDocument, before = BEFORE) => {
  let isOffline = true;
  let etag = 2;
  const sent: unknown[] = [];
  const write = ({ headers, body }: FakeCall) => {
    if (isOffline) return 'no network' as const;
    if (headers.get('If-Match') !== `"${etag}"`) return { status: 409 };
    sent.push(body);
    return written(`"${(etag += 1)}"`);
  };
  let reads = 0;
  const { workspace } = renderScreen(
    <PlaceKeeper initial={{ q: 'brulure' }}>
      <LoadedDuerp duerpId="d1">
        {(loaded) => (
          <>
            <EvaluationStep duerp={loaded} />
            <ConflictDialog duerp={loaded} />
          </>
        )}
      </LoadedDuerp>
    </PlaceKeeper>,
    {
      path: '/duerps/d1/edit',
      handlers: {
        'GET /api/duerp/{id}': () => {
          reads += 1;
          return reads === 1
            ? { body: before, headers: { ETag: '"1"' } }
            : { body: theirs, headers: { ETag: `"${etag}"` } };
        },
        'GET /api/duerpmasterdata/risques': () => ({ body: MASTER_DATA }),
        'POST /api/duerp/{id}/update-list-risques': write,
        'POST /api/duerp/{id}/update-risque': write,
        'POST /api/duerp/{id}/upsert-action-preventive-papripact': write,
      },
    },
  );
  const saving = () => workspace?.autosaves.get('d1').getState().kind;
  return {
    sent,
    /** The page reads what somebody else made, as it does when it is looked at again. */
    read: () => workspace?.queryClient.refetchQueries({ queryKey: duerpKeys.detail('d1') }),
    connect: async () => {
      await expect.poll(saving).toBe('retrying');
      expect(sent).toEqual([]);
      isOffline = false;
      dispatchEvent(new Event('online'));
    },
    expectJoined: async () => {
      await expect.element(findToast('info', 'ont été réunies')).toBeVisible();
      expect(saving()).toBe('saved');
    },
    shown: () =>
      workspace?.queryClient
        .getQueryData<DuerpDocument>(duerpKeys.detail('d1'))
        ?.data.unitesDeTravail.map(({ risques }) =>
          risques.map(({ idRisque, evalGravite }) => [idRisque, evalGravite]),
        ),
  };
};
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const choose = async (name: string) => {
  await press('Autres');
  await press(name);
};
const tickAll = async () => {
  await press('Sélectionner plusieurs risques');
  await page.getByText('Tous les risques trouvés').click();
};
const focus = async (locator: Locator) => {
  await expect.element(locator).toBeInTheDocument();
  (locator.element() as HTMLElement).focus();
};
const question = page.getByRole('dialog', {
  name: /deux valeurs différentes|a été supprimée|a changé depuis/,
});
const answer = async (...texts: [...string[], string]) => {
  for (const text of texts.slice(0, -1)) await expect.element(question).toHaveTextContent(text);
  await question.getByRole('button', { name: texts.at(-1) ?? '', exact: true }).click();
};

test('notes of three risks, one of which somebody else noted: it alone is asked about, the others are sent', async () => {
  const { connect, sent, shown, expectJoined } = openOffline(
    makeDuerp([makeUnite('u1', [SOL, { ...FOUR, ...GRAVE }]), makeUnite('u2', [GRILL])]),
  );
  await tickAll();
  await choose('Évaluer…');
  const dialog = page.getByRole('dialog', { name: 'Évaluer 3 risques' });
  await focus(dialog.getByRole('radiogroup', { name: 'Gravité' }).getByRole('radio').first());
  await userEvent.keyboard('2');
  await dialog.getByRole('button', { name: 'Appliquer' }).click();
  await expect.element(findToast('info', '3 risques évalués.')).toBeVisible();
  await connect();
  await answer('Gravité', 'Unité u1', 'Brûlure au four', 'Garder ma valeur');
  await expectJoined();
  expect(sent).toMatchObject(['r1', 'r2', 'r3'].map((idRisque) => ({ idRisque, evalGravite: 2 })));
  expect(shown()).toEqual([
    [
      ['r1', 2],
      ['r2', 2],
    ],
    [['r3', 2]],
  ]);
});

test('an action for risks of two units, one of which is gone: given up there, it stands in the other', async () => {
  const { connect, sent, expectJoined } = openOffline(makeDuerp([makeUnite('u1', [SOL, FOUR])]));
  await tickAll();
  await press('Ajouter une action');
  const dialog = page.getByRole('dialog', { name: 'Ajouter une action à 3 risques' });
  await dialog.getByRole('textbox', { name: 'Description de la mesure' }).fill('Fournir des gants');
  await dialog.getByRole('textbox', { name: 'Responsable' }).fill('Claire');
  await focus(dialog.getByRole('spinbutton').first());
  await userEvent.keyboard('15032027');
  await dialog.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect.element(findToast('info', 'Action ajoutée à 3 risques.')).toBeVisible();
  await connect();
  await answer('Unité u2', 'Fournir des gants', 'Abandonner mes modifications');
  await expectJoined();
  expect(sent).toMatchObject(
    ['r1', 'r2'].map((idRisqueAssocie) => ({ idUniteDeTravail: 'u1', idRisqueAssocie })),
  );
});

test('several are deleted, one of which somebody else noted: kept, it stays and the others go', async () => {
  const { connect, shown, expectJoined } = openOffline(
    makeDuerp([makeUnite('u1', [SOL, { ...FOUR, ...GRAVE }]), makeUnite('u2', [GRILL])]),
  );
  await tickAll();
  await choose('Supprimer');
  await expect.element(findToast('info', '3 risques supprimés.')).toBeVisible();
  expect(shown()).toEqual([[], []]);
  await connect();
  await answer('Brûlure au four', 'Garder');
  await expectJoined();
  expect(shown()).toEqual([[['r2', 4]], []]);
});

test('notes that somebody gives under the dialog are asked about, as those that were given without the page knowing', async () => {
  const { connect, read, shown } = openOffline(
    makeDuerp([makeUnite('u1', [SOL, { ...FOUR, ...GRAVE }]), makeUnite('u2', [GRILL])]),
  );
  await tickAll();
  await choose('Évaluer…');
  const dialog = page.getByRole('dialog', { name: 'Évaluer 3 risques' });
  await focus(dialog.getByRole('radiogroup', { name: 'Gravité' }).getByRole('radio').first());
  await userEvent.keyboard('2');
  await read();
  expect(shown()?.[0]?.[1]).toEqual(['r2', 4]);
  await dialog.getByRole('button', { name: 'Appliquer' }).click();
  await connect();
  await answer('Gravité', 'Unité u1', 'Brûlure au four', "Prendre l'autre valeur");
  expect(shown()?.[0]).toEqual([
    ['r1', 2],
    ['r2', 4],
  ]);
});

test('what somebody writes under the question of a deletion is asked about', async () => {
  const noted = { ...FOUR, ...GRAVE };
  const { read, shown } = openOffline(
    makeDuerp([makeUnite('u1', [SOL, { ...noted, danger: 'Four' }]), makeUnite('u2', [GRILL])]),
    makeDuerp([makeUnite('u1', [SOL, noted]), makeUnite('u2', [GRILL])]),
  );
  await tickAll();
  await choose('Supprimer');
  const asked = page.getByRole('alertdialog');
  await expect.element(asked).toHaveTextContent(/^Supprimer 3 risques/);
  await read();
  await asked.getByRole('button', { name: 'Supprimer' }).click();
  await answer('Brûlure au four', 'Garder');
  await expect.poll(shown).toEqual([[['r2', 4]], []]);
});
