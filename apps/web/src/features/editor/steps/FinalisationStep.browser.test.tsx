import type { DuerpDocument, Version } from '@odu/api-contract';
import { renommerUnite } from '@odu/domain';
import type { ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { makeVersion, written } from '../../../../test/contract-data.ts';
import type { FakeHandlers } from '../../../../test/fake-api.ts';
import { findToast } from '../../../../test/find-toast.ts';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { makeDuerp, makeRisque } from '../../../autosave/duerp-fixture.test-data.ts';
import { duerpKeys } from '../../../queries/calls/keys.ts';
import { LoadedDuerp } from '../../../queries/duerp/LoadedDuerp.tsx';
import type { Place } from '../../../place/place.ts';
import { PlaceKeeper } from '../place-keeper.test-data.tsx';
import { COMPLETE } from '../complete-duerp.test-data.ts';
import FinalisationStep from './FinalisationStep.tsx';

const GENERATE = 'POST /api/duerp/{id}/generate';
const EDIT = 'POST /api/duerp/{id}/update-list-unitesdetravail';

const open = (
  duerp: DuerpDocument,
  handlers: FakeHandlers = {},
  place: (step: ReactNode) => ReactNode = (step) => step,
) => {
  const onGenerated = vi.fn<(versionId: string) => void>();
  const rendered = renderScreen(
    <LoadedDuerp duerpId="d1">
      {(loaded) => place(<FinalisationStep duerp={loaded} onGenerated={onGenerated} />)}
    </LoadedDuerp>,
    {
      handlers: {
        'GET /api/duerp/{id}': () => ({ body: duerp, headers: { ETag: '"1"' } }),
        ...handlers,
      },
    },
  );
  return { ...rendered, onGenerated };
};
const openDialog = () => page.getByRole('button', { name: 'Générer une version' }).click();
const dialog = page.getByRole('dialog', { name: 'Générer une version' });
const notes = dialog.getByRole('textbox', { name: /Notes de version/ });
const generate = () => dialog.getByRole('button', { name: 'Générer la version' }).click();

/** An edit that is not sent yet when the version is asked for. */
const edit = ({ workspace }: ReturnType<typeof open>) => {
  const [unite] = COMPLETE.data.unitesDeTravail;
  const edition = unite && renommerUnite(unite, 'Fournil');
  if (edition) workspace?.autosaves.edit('d1', edition);
};

test('what is missing is listed with the way to it, and no version can be made', async () => {
  open(makeDuerp());
  await expect.element(page.getByText(/à compléter avant de générer une version/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: "Les informations de l'entreprise ne sont pas renseignées." }))
    .toHaveAttribute('href', '/duerps/d1/edit?step=2');
  await expect.element(page.getByRole('button', { name: 'Générer une version' })).toBeDisabled();
});

test('several risks of the interactive view are evaluated at once', async () => {
  const unitesDeTravail = COMPLETE.data.unitesDeTravail.map((unite) => ({
    ...unite,
    risques: [...unite.risques, makeRisque('r2')],
  }));
  const { workspace } = open(
    { ...COMPLETE, data: { ...COMPLETE.data, unitesDeTravail }, hasFullAccess_Derivated: true },
    { 'POST /api/duerp/{id}/update-risque': () => new Promise(() => {}) },
  );
  await page.getByRole('button', { name: 'Aperçu', exact: true }).click();
  await page.getByRole('tab', { name: 'Vue interactive' }).click();
  await page.getByRole('button', { name: 'Sélectionner plusieurs risques' }).click();
  await page.getByText('Tous ces risques').click();
  await page.getByRole('button', { name: 'Autres', exact: true }).click();
  await page.getByRole('button', { name: 'Évaluer…' }).click();
  const evaluation = page.getByRole('dialog', { name: /^Évaluer \d+ risques$/ });
  await evaluation.getByRole('radiogroup', { name: 'Maîtrise' }).getByText('Absente').click();
  await evaluation.getByRole('button', { name: 'Appliquer' }).click();
  await expect.element(findToast('info', /risques évalués\.$/)).toBeVisible();
  const shown = workspace?.queryClient.getQueryData<DuerpDocument>(duerpKeys.detail('d1'));
  const risques = shown?.data.unitesDeTravail.flatMap((unite) => unite.risques);
  expect(new Set(risques?.map(({ evalMaitrise }) => evalMaitrise))).toEqual(new Set([4]));
});

test('the preview is open at the search of the address, and tells it of another', async () => {
  const places: Place[] = [];
  const [unite] = COMPLETE.data.unitesDeTravail;
  const risques = [makeRisque('r8', { displayName: 'Pétrin', code: 'BRU-LES-01' }), makeRisque('r9')];
  const data = { ...COMPLETE.data, unitesDeTravail: unite ? [{ ...unite, risques }] : [] };
  open({ ...COMPLETE, data, hasFullAccess_Derivated: true }, {}, (step) => (
    <PlaceKeeper initial={{ famille: 'BRU' }} onMove={(place) => places.push(place)}>
      {step}
    </PlaceKeeper>
  ));
  await expect.element(page.getByText('1 risque trouvé').first()).toBeVisible();
  await page.getByRole('searchbox', { name: 'Rechercher un risque' }).fill('asphalte');
  await expect.element(page.getByText('Aucun risque ne correspond à votre recherche.')).toBeVisible();
  expect(places.at(-1)).toMatchObject({ q: 'asphalte', famille: 'BRU' });
});

test('the preview of a demonstration ticks nothing, and leads to the plans with the document', async () => {
  open(COMPLETE);
  await page.getByRole('button', { name: 'Aperçu (démonstration)' }).click();
  await expect
    .element(page.getByRole('link', { name: 'Choisir une formule' }).first())
    .toHaveAttribute('href', '/choose-plan?duerpid=d1');
  await page.getByRole('tab', { name: 'Vue interactive' }).click();
  await expect.element(page.getByText(/formule/).last()).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Sélectionner plusieurs risques' }))
    .not.toBeInTheDocument();
});

test('a document that lacks nothing is told to be ready', async () => {
  open(COMPLETE);
  await expect.element(page.getByText('Votre DUERP est prêt')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Générer une version' })).toBeEnabled();
});

test('a document that is ready and has no action is told what the law asks, with its article and the way to it', async () => {
  const unitesDeTravail = COMPLETE.data.unitesDeTravail.map((unite) => ({
    ...unite,
    papripactActionsPreventives: [],
  }));
  open({ ...COMPLETE, data: { ...COMPLETE.data, isPapripactEnabled: false, unitesDeTravail } });
  await expect.element(page.getByText('Votre DUERP est prêt')).toBeVisible();
  const card = page.getByRole('region', { name: 'Contrôle de conformité' });
  await expect.element(card.getByText(/ne contient aucune action prévue/)).toBeVisible();
  await expect
    .element(card.getByRole('link', { name: 'Étape 6\u00A0: PAPRIPACT' }).first())
    .toHaveAttribute('href', '/duerps/d1/edit?step=6');
  await expect
    .element(card.getByRole('link', { name: /4121-3-1, III/ }).first())
    .toHaveAttribute('href', expect.stringContaining('legifrance.gouv.fr'));
  await expect.element(page.getByRole('button', { name: 'Générer une version' })).toBeEnabled();
});

test.for([
  ['not told', [], 1],
  ['told', [{ type: 'SPST' }], 0],
] as const)(
  'whether the last version reached the service is %s by its follow-up',
  async ([, entrees, times]) => {
    open(
      { ...COMPLETE, versions: [makeVersion()] },
      {
        'GET /api/duerp/{id}/suivi': () => ({
          body: entrees.map((entree) => ({
            id: 'e1',
            versionId: 'v1',
            date: '2026-11-22',
            destinataire: 'SPST du Rhône',
            moyen: 'portail',
            corrige: null,
            createdAt: '2026-11-22T09:00:00.000Z',
            auteur: 'camille@exemple.fr',
            ...entree,
          })),
        }),
      },
    );
    const card = page.getByRole('region', { name: 'Contrôle de conformité' });
    await expect.element(card).toBeVisible();
    await expect
      .poll(() => card.getByText(/Dernière version non transmise au SPST/).elements())
      .toHaveLength(times);
  },
);

describe('a version', () => {
  test('is made with its notes; the page is covered while it is', async () => {
    let answer = (_version: Version) => {};
    const { onGenerated, callsTo } = open(COMPLETE, {
      [GENERATE]: () =>
        new Promise((resolve) => {
          answer = (body) => resolve({ body });
        }),
    });
    await openDialog();
    await notes.fill('Nouveau four');
    await generate();
    const progress = page.getByRole('alertdialog', { name: 'Génération de votre DUERP' });
    await expect.element(progress.getByRole('progressbar')).toBeVisible();
    await expect.poll(() => callsTo(GENERATE).length).toBe(1);
    answer(makeVersion());
    await expect.poll(() => onGenerated.mock.calls).toEqual([['v1']]);
    expect(callsTo(GENERATE)[0]?.body).toMatchObject({
      notesDeVersion: 'Nouveau four',
      motif: 'PREMIERE_VERSION',
    });
    expect(callsTo(GENERATE)[0]?.headers.get('If-Match')).toBe('"1"');
  });

  test('that fails says why, and keeps the notes for another try', async () => {
    const { onGenerated } = open(COMPLETE, {
      [GENERATE]: () => ({ status: 503, problem: { message: 'Le PDF n’a pas pu être fait.' } }),
    });
    await openDialog();
    await notes.fill('Nouveau four');
    await generate();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('Le PDF n’a pas pu être fait.');
    await expect.element(notes).toHaveValue('Nouveau four');
    expect(onGenerated).not.toHaveBeenCalled();
  });

  test('waits for the edits that are on their way, and is made of what they made', async () => {
    let answer = () => {};
    const rendered = open(COMPLETE, {
      [EDIT]: () =>
        new Promise((resolve) => {
          answer = () => resolve(written());
        }),
      [GENERATE]: () => ({ body: makeVersion() }),
    });
    await openDialog();
    edit(rendered);
    await generate();
    await expect.element(page.getByRole('progressbar')).toBeVisible();
    expect(rendered.callsTo(GENERATE)).toEqual([]);
    answer();
    await expect.poll(() => rendered.onGenerated.mock.calls.length).toBe(1);
    expect(rendered.callsTo(GENERATE)[0]?.headers.get('If-Match')).toBe('"2"');
  });

  test('is not made when they cannot be saved, and says so', async () => {
    const rendered = open(COMPLETE, { [EDIT]: () => ({ status: 503 }) });
    await openDialog();
    edit(rendered);
    await generate();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent(/la version ne les contiendrait pas/);
    expect(rendered.callsTo(GENERATE)).toEqual([]);
  });
});
