import type { DuerpDocument, Risque, UpdateRisqueRequest } from '@odu/api-contract';
import { mergeRisque } from '@odu/domain';
import { useQuery } from '@tanstack/react-query';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FakeHandlers } from '../../../../test/fake-api.ts';
import { written } from '../../../../test/contract-data.ts';
import { findToast } from '../../../../test/find-toast.ts';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { useApp } from '../../../app-context.tsx';
import { makeDuerp, makeRisque, makeUnite } from '../../../autosave/duerp-fixture.test-data.ts';
import { ConflictDialog } from '../../../autosave/screens/ConflictDialog.tsx';
import { duerpQuery } from '../../../queries/duerp/duerps.ts';
import type { Place } from '../../../place/place.ts';
import { PlaceKeeper } from '../place-keeper.test-data.tsx';
import { duerpKeys } from '../../../queries/calls/keys.ts';
import { useWorkspace } from '../../../workspace/workspace-context.tsx';
import EvaluationStep from './EvaluationStep.tsx';

const FOURNIL = makeUnite('u1', [makeRisque('r1', { displayName: 'Brûlure' }), makeRisque('r2')]);

const MASTER_DATA = {
  unitesDeTravail: [],
  familleDeRisques: [],
  categorieDeRisques: [],
  risques: [],
  secteurs: [],
  secteursReconnus: [],
};

// A desk; what a phone shows says so.
beforeEach(() => page.viewport(1280, 800));

type At = { initial?: Place; onMove?: (place: Place) => void };

/** The step of the document that the server holds, and the questions about it. */
function Step({ at = {} }: { at?: At }) {
  const { api } = useApp();
  const { autosaves } = useWorkspace();
  const { data } = useQuery(duerpQuery(api, autosaves, 'd1'));
  return (
    data && (
      <PlaceKeeper {...at}>
        <EvaluationStep duerp={data} />
        <ConflictDialog duerp={data} />
      </PlaceKeeper>
    )
  );
}

const openStep = (document: DuerpDocument = makeDuerp([FOURNIL]), at: At = {}) => {
  const server = { document, version: 1 };
  const handlers: FakeHandlers = {
    // It keeps what it is sent: the page may read the document again at any time.
    'POST /api/duerp/{id}/update-risque': ({ body }) => {
      const write = body as UpdateRisqueRequest;
      const unitesDeTravail = server.document.data.unitesDeTravail.map((unite) => ({
        ...unite,
        risques: unite.risques.map((risque) =>
          risque.idRisque === write.idRisque ? mergeRisque(write, risque) : risque,
        ),
      }));
      server.version += 1;
      server.document = { ...server.document, data: { ...server.document.data, unitesDeTravail } };
      return written(`"${server.version}"`);
    },
    'GET /api/duerp/{id}': () => ({ body: server.document, headers: { ETag: `"${server.version}"` } }),
    'GET /api/duerpmasterdata/risques': () => ({ body: MASTER_DATA }),
  };
  const { workspace, callsTo, unmount } = renderScreen(<Step at={at} />, { handlers });
  /** Somebody deletes all the units, and this page reads the document again. */
  const deleteElsewhere = async () => {
    Object.assign(server, { document: makeDuerp([]), version: server.version + 1 });
    await workspace?.queryClient.refetchQueries({ queryKey: duerpKeys.detail('d1') });
  };
  return { deleteElsewhere, callsTo, unmount };
};

const dialog = page.getByRole('dialog', { name: /Brûlure|évaluation|évaluer/i });

test('what is typed in an evaluation outlives the deletion of its unit by somebody else, and is asked about', async () => {
  const { deleteElsewhere } = openStep();
  await page.getByRole('button', { name: /^Brûlure/ }).click();
  await dialog.getByRole('textbox', { name: /Danger/ }).fill('Four à 250 °C');
  for (const name of [/Gravité/, /Fréquence/, /Maîtrise/]) {
    (dialog.getByRole('slider', { name }).element() as HTMLElement).focus();
    await userEvent.keyboard('{End}');
  }
  await deleteElsewhere();
  await expect.element(dialog.getByRole('textbox', { name: /Danger/ })).toHaveValue('Four à 250 °C');
  await dialog.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  const question = page.getByRole('dialog', { name: /Unité u1.*a été supprimée/ });
  await expect.element(question.getByText('Four à 250 °C')).toBeVisible();
  await expect
    .element(question.getByRole('button', { name: 'La recréer avec mes modifications' }))
    .toBeVisible();
});

test('each tab says how many risks of its unit are evaluated', async () => {
  const evalue = makeRisque('r3', {
    evalGravite: 2,
    evalFrequence: 2,
    evalMaitrise: 2,
    isRisqueEvalue: true,
  });
  openStep(makeDuerp([FOURNIL, makeUnite('u2', [evalue, makeRisque('r4'), makeRisque('r5')])]));
  await expect.element(page.getByRole('tab', { name: /Unité u1/ })).toHaveTextContent(/0 \/ 2$/);
  await expect.element(page.getByRole('tab', { name: /Unité u2/ })).toHaveTextContent(/1 \/ 3$/);
});

describe('a draft that is taken up again, typed on what the risk said then', () => {
  const EVALUE = { evalGravite: 2, evalFrequence: 2, evalMaitrise: 2 } as const;
  const typed = (danger: string) => {
    localStorage.setItem(
      'odu.draft:claire:d1:risque:r1',
      JSON.stringify({ base: { danger: 'Four' }, values: { danger } }),
    );
  };
  const holding = (fields: Partial<Risque>) =>
    makeDuerp([makeUnite('u1', [makeRisque('r1', { displayName: 'Brûlure', ...EVALUE, ...fields })])]);
  const saveDraft = async () => {
    await page.getByRole('button', { name: /^Brûlure/ }).click();
    await expect.element(dialog.getByText('Votre saisie non enregistrée a été reprise.')).toBeVisible();
    await expect.element(dialog.getByRole('textbox', { name: /Danger/ })).toHaveValue('Four à 250 °C');
    await dialog.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  };

  test('asks when somebody wrote something else in the same field meanwhile', async () => {
    typed('Four à 250 °C');
    const { callsTo } = openStep(holding({ danger: 'Four, plaques' }));
    await saveDraft();
    const question = page.getByRole('dialog', { name: /deux valeurs différentes/ });
    await expect.element(question.getByText('Four, plaques')).toBeVisible();
    expect(callsTo('POST /api/duerp/{id}/update-risque')).toEqual([]);
    await question.getByRole('button', { name: 'Garder ma valeur' }).click();
    await expect
      .poll(() => callsTo('POST /api/duerp/{id}/update-risque').map(({ body }) => body))
      .toMatchObject([{ danger: 'Four à 250 °C' }]);
  });

  test('is joined with what somebody wrote in another field, without a question', async () => {
    typed('Four à 250 °C');
    const { callsTo } = openStep(holding({ danger: 'Four', remarques: 'Vu mardi' }));
    await saveDraft();
    await expect
      .poll(() => callsTo('POST /api/duerp/{id}/update-risque').map(({ body }) => body))
      .toMatchObject([{ danger: 'Four à 250 °C', remarques: 'Vu mardi' }]);
  });

  test('that is given up leaves the value of the other person, and what is typed then is made on it', async () => {
    typed('Four à 250 °C');
    const { callsTo } = openStep(holding({ danger: 'Four, plaques' }));
    await page.getByRole('button', { name: /^Brûlure/ }).click();
    await dialog.getByRole('button', { name: 'Abandonner cette saisie' }).click();
    const danger = dialog.getByRole('textbox', { name: /Danger/ });
    await expect.element(danger).toHaveValue('Four, plaques');
    await danger.fill('Plaques');
    await dialog.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect
      .poll(() => callsTo('POST /api/duerp/{id}/update-risque').map(({ body }) => body))
      .toMatchObject([{ danger: 'Plaques' }]);
  });
});

describe('a risk is found', () => {
  const PORTE = makeRisque('r3', {
    displayName: 'Porte vitrée',
    evalGravite: 4,
    evalFrequence: 4,
    evalMaitrise: 4,
  });
  const DOCUMENT = makeDuerp([FOURNIL, makeUnite('u2', [PORTE])]);
  const cards = page.getByRole('list', { name: 'Risques trouvés' }).getByRole('article');

  test('in every unit, by words that the address keeps, and opens from there', async () => {
    const places: Place[] = [];
    openStep(DOCUMENT, { onMove: (place) => places.push(place) });
    await page.getByRole('searchbox', { name: 'Rechercher un risque' }).fill('portes vitrees');
    await expect.element(cards).toHaveTextContent('Porte vitrée');
    await expect.element(cards).toHaveTextContent('Unité u2');
    expect(places.at(-1)).toMatchObject({ q: 'portes vitrees' });
    await page.getByRole('button', { name: /^Porte vitrée/ }).click();
    await expect.element(page.getByRole('dialog', { name: /Porte vitrée/ })).toBeVisible();
    expect(places.at(-1)).toMatchObject({ unite: 'u2', risque: 'r3', q: 'portes vitrees' });
  });

  test('by what it lacks, as a link asks', async () => {
    openStep(DOCUMENT, { initial: { filtre: 'critiques' } });
    await expect.element(cards).toHaveTextContent('Porte vitrée');
    await expect.element(page.getByText('1 risque trouvé').first()).toBeInTheDocument();
  });

  test('by its unit and its family, which come when they are asked for and which the address keeps', async () => {
    const bruit = makeRisque('r4', { displayName: 'Pétrin', code: 'BRU-LES-01' });
    const alarme = makeRisque('r5', { displayName: 'Alarme', code: 'BRU-LES-02' });
    const document = makeDuerp([makeUnite('u1', [bruit]), makeUnite('u2', [PORTE, alarme])]);
    const places: Place[] = [];
    openStep(document, { onMove: (place) => places.push(place) });
    const select = (name: RegExp) => page.getByRole('button', { name });
    const choose = async (field: RegExp, option: string) => {
      await select(field).click();
      await page.getByRole('option', { name: option, exact: true }).click();
    };
    await expect.element(page.getByRole('tab', { name: /Unité u1/ })).toBeVisible();
    await expect.element(select(/Famille/)).not.toBeInTheDocument();
    await select(/Plus de filtres/).click();
    await choose(/Famille/, 'Bruit');
    await expect.element(page.getByText('2 risques trouvés').first()).toBeInTheDocument();
    await choose(/Unité$/, 'Unité u2');
    await expect.element(cards).toHaveTextContent('Alarme');
    expect(places.at(-1)).toMatchObject({ dans: 'u2', famille: 'BRU' });
    await choose(/Afficher/, 'Critiques');
    await page.getByRole('button', { name: 'Afficher tous les risques' }).click();
    await expect.element(page.getByRole('tab', { name: /Unité u1/ })).toBeVisible();
    expect(places.at(-1)).toEqual({});
    await expect.element(select(/Famille/)).toHaveTextContent('Toutes');
  });

  test('by the unit and the family of a link: their fields are open', async () => {
    const alarme = makeRisque('r5', { displayName: 'Alarme', code: 'BRU-LES-02' });
    openStep(makeDuerp([FOURNIL, makeUnite('u2', [PORTE, alarme])]), {
      initial: { dans: 'u2', famille: 'BRU' },
    });
    await expect.element(cards).toHaveTextContent('Alarme');
    await expect.element(page.getByRole('button', { name: /Famille/ })).toHaveTextContent('Bruit');
    await expect.element(page.getByRole('button', { name: /Unité$/ })).toHaveTextContent('Unité u2');
  });

  test('or not: the way back is there', async () => {
    openStep(DOCUMENT, { initial: { q: 'asphalte' } });
    await page.getByRole('button', { name: 'Afficher tous les risques' }).click();
    await expect.element(page.getByRole('tab', { name: /Unité u1/ })).toBeVisible();
  });

  test('by the link of a colleague, which opens it in its unit', async () => {
    openStep(DOCUMENT, { initial: { unite: 'u2', risque: 'r3' } });
    await expect.element(page.getByRole('dialog', { name: /Porte vitrée/ })).toBeVisible();
  });

  test('no more, when the link is of another time: the step is there', async () => {
    openStep(DOCUMENT, {
      initial: { unite: 'gone', risque: 'gone', filtre: 'toString', dans: 'gone', famille: 'gone' },
    });
    await expect
      .element(page.getByRole('tab', { name: /Unité u1/ }))
      .toHaveAttribute('aria-selected', 'true');
  });
});

describe('in the table', () => {
  const updates = (callsTo: ReturnType<typeof openStep>['callsTo']) =>
    callsTo('POST /api/duerp/{id}/update-risque').map(({ body }) => body);
  const line = (name: string) => page.getByRole('group', { name, exact: true });
  const note = (name: string, critere: string, label: string) =>
    line(name).getByRole('radiogroup', { name: critere }).getByRole('radio', { name: label, exact: true });

  const noteAll = async (name: string) => {
    for (const [critere, label] of [
      ['Gravité', 'Faible'],
      ['Fréquence', 'Très rare'],
      ['Maîtrise', 'Forte'],
    ] as const)
      await note(name, critere, label).click();
  };

  // Thirty risks in three minutes are at most four keys each: it is three here, one where the line above is the same.
  test('twelve risks of two units are evaluated with fewer than four keys each, one call a line', async () => {
    const make = (unite: number, count: number) =>
      makeUnite(
        `u${unite}`,
        Array.from({ length: count }, (_, index) => makeRisque(`${unite}-${index}`)),
      );
    const { callsTo } = openStep(makeDuerp([make(1, 7), make(2, 5)]), { initial: { vue: 'tableau' } });
    await expect.element(line('Risque 1-0')).toBeVisible();
    (note('Risque 1-0', 'Gravité', 'Faible').element() as HTMLElement).focus();
    // The next unit begins where « Entrée » leaves the last line of this one.
    await userEvent.keyboard(`${'432'.repeat(7)}{Enter}`);
    await expect.element(note('Risque 2-0', 'Gravité', 'Faible')).toHaveFocus();
    // « C »: as the line above.
    await userEvent.keyboard('143cccc');
    const keys = 3 * 7 + 1 + 3 + 4;
    await expect.element(page.getByText('12 risques évalués sur 12').first()).toBeVisible();
    expect(keys).toBeLessThanOrEqual(4 * 12);
    await expect.poll(() => updates(callsTo).length).toBe(12);
    expect(updates(callsTo)[0]).toMatchObject({
      idRisque: '1-0',
      evalGravite: 4,
      evalFrequence: 3,
      evalMaitrise: 2,
    });
    expect(updates(callsTo).at(-1)).toMatchObject({
      idRisque: '2-4',
      evalGravite: 1,
      evalFrequence: 4,
      evalMaitrise: 3,
    });
  });

  test('is chosen, and the address keeps it', async () => {
    const places: Place[] = [];
    openStep(makeDuerp([FOURNIL]), { onMove: (place) => places.push(place) });
    await page.getByText('Tableau', { exact: true }).click();
    await expect.element(line('Brûlure')).toBeVisible();
    expect(places.at(-1)).toMatchObject({ vue: 'tableau' });
    await page.getByText('Cartes', { exact: true }).click();
    await expect.element(page.getByRole('article').first()).toBeVisible();
    expect(places.at(-1)?.vue).toBeUndefined();
  });

  test('a line that is evaluated stays among those that were not, until the search changes', async () => {
    const { callsTo } = openStep(makeDuerp([FOURNIL]), {
      initial: { vue: 'tableau', filtre: 'non-evalues' },
    });
    await note('Brûlure', 'Gravité', 'Grave').click();
    await note('Brûlure', 'Fréquence', 'Rare').click();
    await note('Brûlure', 'Maîtrise', 'Faible').click();
    await expect.element(line('Brûlure').getByText('Important 4,5')).toBeVisible();
    expect(updates(callsTo)).toEqual([]);
    const { top } = line('Risque r2').element().getBoundingClientRect();
    await note('Risque r2', 'Gravité', 'Faible').click();
    await expect.poll(() => updates(callsTo)).toMatchObject([{ idRisque: 'r1', evalGravite: 3 }]);
    await expect.element(page.getByText('1 risque trouvé').first()).toBeInTheDocument();
    await expect.element(line('Brûlure')).toBeVisible();
    // What is begun says what it waits for, and the page before it too.
    await expect.element(line('Risque r2').getByText(/^Il manque/)).toBeVisible();
    // The first risk of the document that is evaluated moves nothing under the hand that goes on.
    expect(line('Risque r2').element().getBoundingClientRect().top).toBe(top);
  });

  test('a line that is begun goes on in its dialog, and back', async () => {
    const { callsTo } = openStep(makeDuerp([FOURNIL]), { initial: { vue: 'tableau' } });
    await note('Brûlure', 'Gravité', 'Grave').click();
    await line('Brûlure')
      .getByRole('button', { name: /^Brûlure/ })
      .click();
    await expect.element(dialog.getByText('Votre saisie non enregistrée a été reprise.')).toBeVisible();
    for (const name of [/Fréquence/, /Maîtrise/]) {
      (dialog.getByRole('slider', { name }).element() as HTMLElement).focus();
      await userEvent.keyboard('{End}');
    }
    await dialog.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect
      .poll(() => updates(callsTo))
      .toMatchObject([{ evalGravite: 3, evalFrequence: 4, evalMaitrise: 4 }]);
    await expect.element(line('Brûlure').getByText('Critique 15,0')).toBeVisible();
    await expect.element(line('Brûlure').getByRole('button', { name: /^Brûlure/ })).toHaveFocus();
  });

  test('what is complete is saved when the page is left', async () => {
    const { callsTo, unmount } = openStep(makeDuerp([FOURNIL]), { initial: { vue: 'tableau' } });
    await noteAll('Brûlure');
    expect(updates(callsTo)).toEqual([]);
    unmount();
    await expect.poll(() => updates(callsTo)).toMatchObject([{ idRisque: 'r1', evalMaitrise: 1 }]);
  });

  test('what is complete is saved when the page is hidden, which may be its end, and not when it shows', async () => {
    const { callsTo } = openStep(makeDuerp([FOURNIL]), { initial: { vue: 'tableau' } });
    await noteAll('Brûlure');
    const kept = () => localStorage.getItem('odu.draft:claire:d1:risque:r1');
    await expect.poll(kept).toContain('evalMaitrise');
    const visibility = vi.spyOn(document, 'visibilityState', 'get');
    onTestFinished(() => visibility.mockRestore());
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(kept()).not.toBeNull();
    visibility.mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(kept()).toBeNull();
    await expect.poll(() => updates(callsTo)).toMatchObject([{ idRisque: 'r1', evalMaitrise: 1 }]);
  });
});

describe('one risk after another', () => {
  const DONE = { evalGravite: 2, evalFrequence: 2, evalMaitrise: 2 } as const;
  const DOCUMENT = makeDuerp([
    makeUnite('u1', [makeRisque('r1', { displayName: 'Brûlure', ...DONE }), makeRisque('r2', DONE)]),
    makeUnite('u2', [makeRisque('r3', DONE)]),
  ]);
  const title = (name: string) => page.getByRole('dialog', { name });

  test('all evaluated, each can be gone through, over the units; what changes is saved on the way', async () => {
    const { callsTo } = openStep(DOCUMENT, { initial: { risque: 'r1' } });
    await expect.element(title('Brûlure').getByText('Risque 1 sur 3')).toBeVisible();
    await expect.element(title('Brûlure').getByRole('button', { name: 'Précédent' })).toBeDisabled();
    await title('Brûlure').getByRole('button', { name: 'Suivant', exact: true }).click();
    (title('Risque r2').getByRole('slider', { name: 'Gravité' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{End}');
    await title('Risque r2').getByRole('button', { name: 'Suivant', exact: true }).click();
    await expect.element(title('Risque r3').getByText('Risque 3 sur 3')).toBeVisible();
    await expect
      .element(title('Risque r3').getByRole('button', { name: 'Suivant', exact: true }))
      .toBeDisabled();
    await expect
      .poll(() => callsTo('POST /api/duerp/{id}/update-risque').map(({ body }) => body))
      .toMatchObject([{ idRisque: 'r2', evalGravite: 4 }]);
    await title('Risque r3').getByRole('button', { name: 'Précédent' }).click();
    await expect.element(title('Risque r2').getByText('Important 4,0')).toBeVisible();
  });

  test.for([
    ['among those that are found', { filtre: 'non-evalues' }],
    ['in the table', { vue: 'tableau' }],
  ] as const)('the one that was shown last has the focus once it is closed, %s', async ([, place]) => {
    openStep(makeDuerp([FOURNIL]), { initial: { ...place, risque: 'r1' } });
    await title('Brûlure').getByRole('button', { name: 'Suivant', exact: true }).click();
    await title('Risque r2').getByRole('button', { name: 'Annuler' }).click();
    await expect.element(page.getByRole('button', { name: /^Risque r2/ })).toHaveFocus();
  });

  test('what is not complete waits on the device, and says so', async () => {
    const { callsTo } = openStep(makeDuerp([FOURNIL]), { initial: { risque: 'r1' } });
    await title('Brûlure')
      .getByRole('textbox', { name: /Danger/ })
      .fill('Four à 250 °C');
    await title('Brûlure').getByRole('button', { name: 'Suivant', exact: true }).click();
    await expect.element(page.getByText(/^Le risque précédent n'est pas encore enregistré/)).toBeVisible();
    await title('Risque r2').getByRole('button', { name: 'Précédent' }).click();
    await expect
      .element(title('Brûlure').getByRole('textbox', { name: /Danger/ }))
      .toHaveValue('Four à 250 °C');
    expect(callsTo('POST /api/duerp/{id}/update-risque')).toEqual([]);
  });

  test('what is not complete stays under the eyes of its author when the device has no room for it', async () => {
    openStep(makeDuerp([FOURNIL]), { initial: { risque: 'r1' } });
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    onTestFinished(() => full.mockRestore());
    const danger = title('Brûlure').getByRole('textbox', { name: /Danger/ });
    await danger.fill('Four à 250 °C');
    await title('Brûlure').getByRole('button', { name: 'Suivant', exact: true }).click();
    await expect.element(findToast('warning', /n'a pas pu garder votre saisie/)).toBeVisible();
    await expect.element(danger).toHaveValue('Four à 250 °C');
  });
});

describe('on a phone', () => {
  const dialogOf = (name: string) => page.getByRole('dialog', { name });

  test('each risk has a screen: large buttons, the next one, another unit', async () => {
    await page.viewport(360, 640);
    const { callsTo } = openStep(
      makeDuerp([FOURNIL, makeUnite('u2', [makeRisque('r3', { displayName: 'Porte vitrée' })])]),
      { initial: { vue: 'tableau' } },
    );
    await expect.element(page.getByRole('radiogroup', { name: 'Présentation' })).not.toBeInTheDocument();
    // There is no room for the table that the address asks for.
    await expect.element(page.getByRole('article').filter({ hasText: 'Brûlure' })).toBeVisible();
    await page.getByRole('button', { name: 'Évaluer un par un' }).click();
    await expect.element(dialogOf('Brûlure').getByText('1 sur 3', { exact: true })).toBeVisible();
    for (const note of ['Grave', 'Rare', 'Forte'])
      await dialogOf('Brûlure').getByText(note, { exact: true }).click();
    await dialogOf('Brûlure').getByRole('button', { name: 'Suivant', exact: true }).click();
    await expect.element(dialogOf('Risque r2').getByText('2 sur 3', { exact: true })).toBeVisible();
    await expect
      .poll(() => callsTo('POST /api/duerp/{id}/update-risque').map(({ body }) => body))
      .toMatchObject([{ idRisque: 'r1', evalGravite: 3, evalFrequence: 2, evalMaitrise: 1 }]);
    await dialogOf('Risque r2')
      .getByRole('button', { name: /Unité de travail/ })
      .click();
    await page.getByRole('option', { name: 'Unité u2' }).click();
    await expect.element(dialogOf('Porte vitrée').getByText('3 sur 3', { exact: true })).toBeVisible();
  });

  // 360 x 640, and 1280 x 1024 at 400 %: WCAG 2.2, 2.4.11.
  test.for([
    [360, 640],
    [320, 256],
  ] as const)('what has the focus is in sight at %d x %d', async ([width, height]) => {
    await page.viewport(width, height);
    openStep(makeDuerp([FOURNIL, makeUnite('u2', [makeRisque('r3')])]), { initial: { risque: 'r1' } });
    // The dialog takes presses: until it does, no point of it is found.
    await dialogOf('Brûlure').getByText('1 sur 3', { exact: true }).hover();
    const controls = dialogOf('Brûlure').element().querySelectorAll<HTMLElement>('input, textarea, button');
    expect(controls.length).toBeGreaterThan(20);
    for (const control of controls) {
      // What is out of the way of the Tab key, or there for the browser only.
      if (control.tabIndex < 0 || control.closest('[aria-hidden="true"]') !== null) continue;
      control.focus();
      if (document.activeElement !== control) continue;
      const { left, top, width: wide, height: high } = control.getBoundingClientRect();
      const seen = document.elementFromPoint(left + wide / 2, top + Math.min(high / 2, 20));
      expect(control.contains(seen), `${control.tagName} ${control.getAttribute('name')}`).toBe(true);
    }
  });
});
