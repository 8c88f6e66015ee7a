import type { ActionPreventive } from '@odu/api-contract';
import { ENTREPRISE_VIDE } from '@odu/domain';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { written } from '../../../../test/contract-data.ts';
import type { FakeHandlers } from '../../../../test/fake-api.ts';
import { findToast } from '../../../../test/find-toast.ts';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { untilDrawn } from '../../../../test/until-drawn.ts';
import { makeDuerp, makeRisque, makeUnite } from '../../../autosave/duerp-fixture.test-data.ts';
import { open, press, WITH_RISQUE } from '../open-editor.test-data.tsx';
import { PlaceKeeper } from '../place-keeper.test-data.tsx';
import PapripactStep from './PapripactStep.tsx';

describe('step 6', () => {
  const toggle = page.getByRole('switch', { name: 'Ajouter un PAPRIPACT à mon DUERP' });

  test('the card of the programme draws the eye for 3 seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    renderScreen(
      <PlaceKeeper>
        <PapripactStep duerp={WITH_RISQUE} />
      </PlaceKeeper>,
    );
    await untilDrawn(() => toggle.query() !== null);
    const isHighlighted = () => toggle.element().closest('[data-highlighted]') !== null;
    vi.advanceTimersByTime(2_999);
    await new Promise(requestAnimationFrame);
    expect(isHighlighted()).toBe(true);
    vi.advanceTimersByTime(1);
    await untilDrawn(() => !isHighlighted());
  });

  test('a PAPRIPACT that the server refuses goes back, and is told as a failure', async () => {
    open(6, WITH_RISQUE, { 'POST /api/duerp/{id}/update-toggle-papripact': () => ({ status: 403 }) });
    await page.getByText('Ajouter un PAPRIPACT à mon DUERP').click();
    await expect.element(findToast('error', /^\(403\)/)).toBeVisible();
    await expect.element(toggle).not.toBeChecked();
    await expect.element(page.getByText(/^Enregistré à/)).not.toBeInTheDocument();
  });

  test("from 50 employees the programme's resources are asked for, and saved by their button", async () => {
    const sent: unknown[] = [];
    const duerp = makeDuerp([makeUnite('u1', [makeRisque('r1')])]);
    const entreprise = { ...ENTREPRISE_VIDE, nombreEmployes: 50 };
    open(
      6,
      { ...duerp, data: { ...duerp.data, entreprise, ressourcesPapripact: '' } },
      {
        'POST /api/duerp/{id}/update-toggle-papripact': ({ body }) => {
          sent.push(body);
          return { status: 403 };
        },
      },
    );
    const field = page.getByRole('textbox', { name: /^Ressources de l'entreprise/ });
    await field.fill('Un mi-temps');
    await press('Enregistrer les ressources');
    await expect
      .poll(() => sent)
      .toEqual([{ isPapripactEnabled: false, ressourcesPapripact: 'Un mi-temps' }]);
  });

  test("the programme's resources are saved when the reader goes on, without their button", async () => {
    const sent: unknown[] = [];
    const duerp = makeDuerp([makeUnite('u1', [makeRisque('r1')])]);
    const entreprise = { ...ENTREPRISE_VIDE, nombreEmployes: 50 };
    const { steps } = open(
      6,
      { ...duerp, data: { ...duerp.data, entreprise, ressourcesPapripact: '' } },
      {
        'POST /api/duerp/{id}/update-toggle-papripact': ({ body }) => {
          sent.push(body);
          return written();
        },
      },
    );
    const field = page.getByRole('textbox', { name: /^Ressources de l'entreprise/ });
    await field.fill('Un mi-temps');
    await press('Suivant');
    await expect.poll(() => steps).toEqual([7]);
    await expect
      .poll(() => sent)
      .toEqual([{ isPapripactEnabled: false, ressourcesPapripact: 'Un mi-temps' }]);
  });

  test('a space at the end of the resources, left and typed after, is no value of somebody else', async () => {
    const sent: unknown[] = [];
    const duerp = makeDuerp([makeUnite('u1', [makeRisque('r1')])]);
    const entreprise = { ...ENTREPRISE_VIDE, nombreEmployes: 50 };
    open(
      6,
      { ...duerp, data: { ...duerp.data, entreprise, ressourcesPapripact: 'Un mi-temps' } },
      {
        'POST /api/duerp/{id}/update-toggle-papripact': ({ body }) => {
          sent.push(body);
          return written();
        },
      },
    );
    const field = page.getByRole('textbox', { name: /^Ressources de l'entreprise/ });
    await field.fill('Un mi-temps ');
    await press('Enregistrer les ressources');
    await field.fill('Un mi-temps et un budget');
    await press('Enregistrer les ressources');
    await expect
      .poll(() => sent)
      .toEqual([{ isPapripactEnabled: false, ressourcesPapripact: 'Un mi-temps et un budget' }]);
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  test.for([
    ['nothing asks for them', {}, 0],
    ['they are there with the programme', { isPapripactEnabled: true }, 1],
    ['those that were written stay in sight', { ressourcesPapripact: 'Un mi-temps' }, 1],
  ] as const)('below 50 employees %s', async ([, fields, times]) => {
    const duerp = makeDuerp([makeUnite('u1', [makeRisque('r1')])]);
    const entreprise = { ...ENTREPRISE_VIDE, nombreEmployes: 49 };
    open(6, { ...duerp, data: { ...duerp.data, entreprise, ...fields } });
    await expect.element(toggle).toBeVisible();
    await expect
      .poll(() => page.getByRole('textbox', { name: /^Ressources de l'entreprise/ }).elements())
      .toHaveLength(times);
  });

  describe('an action that the server refuses is told in its own words', () => {
    const ACTION: ActionPreventive = {
      idAction: 'a1',
      idUniteDeTravail: 'u1',
      idRisqueAssocie: 'r1',
      descriptionDeLaMesure: 'Poser un tapis',
      responsable: 'Claire',
      budget: '',
      date: '2027-01-15',
      statut: 'À planifier',
    };
    const openWithAction = (handlers: FakeHandlers) =>
      open(6, makeDuerp([makeUnite('u1', [makeRisque('r1')], [ACTION])]), handlers);

    test('when it is saved', async () => {
      openWithAction({
        'POST /api/duerp/{id}/upsert-action-preventive-papripact': () => ({ status: 422 }),
      });
      await press('Modifier Poser un tapis');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: /^Responsable/ }).fill('Paul');
      await dialog.getByRole('button', { name: 'Enregistrer', exact: true }).click();
      await expect
        .element(findToast('error', "Erreur lors de la sauvegarde de l'action préventive"))
        .toBeVisible();
    });

    test('when it is deleted', async () => {
      openWithAction({
        'DELETE /api/duerp/{id}/delete-action-preventive-papripact': () => ({ status: 422 }),
      });
      await press('Supprimer Poser un tapis');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
      await expect
        .element(findToast('error', "Erreur lors de la suppression de l'action préventive"))
        .toBeVisible();
    });
  });

  test('an action is shown with its own risk; deleted, it leaves the focus to the one beside it, the last to what adds one', async () => {
    const makeAction = (idAction: string, idRisqueAssocie: string, measure: string): ActionPreventive => ({
      idAction,
      idUniteDeTravail: 'u1',
      idRisqueAssocie,
      descriptionDeLaMesure: measure,
      responsable: 'Claire',
      budget: '',
      date: '2027-01-15',
      statut: 'À planifier',
    });
    const risques = [
      makeRisque('r1', { displayName: 'Glissade' }),
      makeRisque('r2', { displayName: 'Brûlure' }),
    ];
    const actions = [makeAction('a1', 'r2', 'Fournir des gants'), makeAction('a2', 'r1', 'Poser un tapis')];
    open(6, makeDuerp([makeUnite('u1', risques, actions)]), {
      'DELETE /api/duerp/{id}/delete-action-preventive-papripact': () => new Promise(() => {}),
    });
    const gants = page.getByRole('article', { name: 'Fournir des gants' });
    await expect.element(gants).toHaveTextContent('Brûlure');
    await expect.element(page.getByRole('article', { name: 'Poser un tapis' })).toHaveTextContent('Glissade');
    const remove = async (measure: string) => {
      await press(`Supprimer ${measure}`);
      await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
    };
    await remove('Fournir des gants');
    await expect.element(gants).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Modifier Poser un tapis' })).toHaveFocus();
    await remove('Poser un tapis');
    await expect.element(page.getByRole('button', { name: 'Ajouter une action préventive' })).toHaveFocus();
  });

  test('each tab counts the actions of its unit, whatever became of them', async () => {
    const makeAction = (idAction: string, statut: ActionPreventive['statut']): ActionPreventive => ({
      idAction,
      idUniteDeTravail: 'u1',
      idRisqueAssocie: 'r1',
      descriptionDeLaMesure: 'Poser un tapis',
      responsable: 'Claire',
      budget: '',
      date: '2027-01-15',
      statut,
    });
    const risques = ['r1', 'r2', 'r3'].map((id) => makeRisque(id));
    const actions = [makeAction('a1', 'À planifier'), makeAction('a2', 'Annulé')];
    open(6, makeDuerp([makeUnite('u1', risques, actions), makeUnite('u2', [makeRisque('r4')])]));
    await expect.element(page.getByRole('tab', { name: /^Unité u1/ })).toHaveTextContent(/2\sactions$/);
    await expect.element(page.getByRole('tab', { name: /^Unité u2/ })).toHaveTextContent(/0\saction$/);
  });

  test('an action whose unit has no risk any more can still be seen and edited', async () => {
    const action: ActionPreventive = {
      idAction: 'a1',
      idUniteDeTravail: 'u1',
      idRisqueAssocie: null,
      descriptionDeLaMesure: 'Poser un tapis',
      responsable: 'Claire',
      budget: '',
      date: '2027-01-15',
      statut: 'À planifier',
    };
    open(6, makeDuerp([makeUnite('u1', [], [action])]));
    await expect.element(page.getByRole('button', { name: 'Modifier Poser un tapis' })).toBeVisible();
  });

  test('a unit without an action says so; one without a risk says what is first', async () => {
    open(6, WITH_RISQUE);
    await expect
      .element(page.getByText('Aucune action préventive pour cette unité de travail.'))
      .toBeVisible();
    await page.getByRole('tab', { name: /^Unité u2/ }).click();
    await expect.element(page.getByText("Cette unité de travail n'a pas encore de risque.")).toBeVisible();
  });
});
