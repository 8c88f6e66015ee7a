import { composeStories, type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../components/Button/Button.tsx';
import * as dateFieldStories from '../components/DateField/DateField.stories.tsx';
import { DateField } from '../components/DateField/DateField.tsx';
import { Dialog, DialogFooter } from '../components/Dialog/Dialog.tsx';
import { Form } from '../components/Form/Form.tsx';
import * as formStories from '../components/Form/Form.stories.tsx';
import * as menuStories from '../components/Menu/Menu.stories.tsx';
import * as numberFieldStories from '../components/NumberField/NumberField.stories.tsx';
import * as selectStories from '../components/Select/Select.stories.tsx';
import * as sliderStories from '../components/Slider/Slider.stories.tsx';
import * as stepperStories from '../components/Stepper/Stepper.stories.tsx';
import * as tableStories from '../components/Table/Table.stories.tsx';
import * as tabsStories from '../components/Tabs/Tabs.stories.tsx';
import { TextArea } from '../components/TextArea/TextArea.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { showToast, toasts } from '../components/Toast/toasts.ts';
import { ToastRegion } from '../components/Toast/ToastRegion.tsx';
import { LONG_LABEL, LONG_WORD } from '../stories/hostile.ts';
import * as editorStepperStories from '../blocks/EditorStepper/EditorStepper.stories.tsx';
import * as evaluationDialogStories from '../blocks/EvaluationDialog/EvaluationDialog.stories.tsx';
import { hostileScreen, listOverflows } from '../stories/hostile-screen.tsx';

// The sheets of the pieces that suffer most, on a phone of 320 px whose owner reads at 200 %.
// No documentation comment here: Storybook would write it into `parameters`, and forget what stands there.
const meta = {
  title: 'Fondations/Texte à 200 % sur 320 px',
  component: Form,
  decorators: hostileScreen.decorators,
  globals: hostileScreen.globals,
  parameters: hostileScreen.parameters,
} satisfies Meta;
export default meta;
type Story = StoryObj;

const expectNothingLost = () => waitFor(() => expect(listOverflows()).toEqual([]));

const sheetOf = (Sheet: React.ComponentType): Story => ({
  render: () => <Sheet />,
  play: async () => {
    await expect(document.documentElement.clientWidth).toBe(320);
    await expect(getComputedStyle(document.documentElement).fontSize).toBe('32px');
    await expectNothingLost();
  },
});

const { AllStates: DateFieldSheet } = composeStories(dateFieldStories);
const { AllStates: EditorStepperSheet } = composeStories(editorStepperStories);
const { TelephoneUneUnite: EvaluationSheet } = composeStories(evaluationDialogStories);
const { AllStates: FormSheet } = composeStories(formStories);
const { AllStates: MenuSheet } = composeStories(menuStories);
const { AllStates: NumberFieldSheet } = composeStories(numberFieldStories);
const { AllStates: SelectSheet } = composeStories(selectStories);
const { AllStates: SliderSheet } = composeStories(sliderStories);
const { AllStates: StepperSheet } = composeStories(stepperStories);
const { AllStates: TableSheet } = composeStories(tableStories);
const { AllStates: TabsSheet } = composeStories(tabsStories);

export const ChampsDeDate: Story = sheetOf(DateFieldSheet);
export const Editeur: Story = sheetOf(EditorStepperSheet);
export const Evaluation: Story = sheetOf(EvaluationSheet);
export const Formulaire: Story = sheetOf(FormSheet);
export const MenuOuvert: Story = sheetOf(MenuSheet);
export const ChampsNumeriques: Story = sheetOf(NumberFieldSheet);
export const Listes: Story = sheetOf(SelectSheet);
export const Curseurs: Story = sheetOf(SliderSheet);
export const Etapes: Story = sheetOf(StepperSheet);
export const Tableau: Story = sheetOf(TableSheet);
export const Onglets: Story = sheetOf(TabsSheet);

export const CalendrierOuvert: Story = {
  name: 'Calendrier ouvert',
  render: () => <DateField label="Date de réalisation" value="2027-03-15" onChange={() => undefined} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /calendrier/i }));
    await expect(await screen.findByRole('grid')).toBeVisible();
    await expectNothingLost();
  },
};

/** The buttons of a form in a dialog stay under the eyes, whatever the height of what they send. */
export const DialogueAvecFormulaire: Story = {
  name: 'Dialogue avec formulaire',
  render: () => (
    <Dialog isOpen title={LONG_LABEL}>
      <Form onSubmit={(event) => event.preventDefault()}>
        <TextField label={LONG_LABEL} errorMessage="Ce nom est déjà pris&nbsp;: choisissez-en un autre." />
        <TextArea label="Remarques" defaultValue={LONG_WORD} />
        <DialogFooter>
          <Button variant="secondary">Annuler</Button>
          <Button type="submit">Enregistrer et évaluer le suivant</Button>
        </DialogFooter>
      </Form>
    </Dialog>
  ),
  play: async () => {
    const dialogue = await screen.findByRole('dialog');
    await expectNothingLost();
    const enregistrer = screen.getByRole('button', { name: 'Enregistrer et évaluer le suivant' });
    enregistrer.scrollIntoView({ block: 'nearest' });
    await expect(enregistrer.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight + 1);
    await expect(dialogue.scrollWidth).toBeLessThanOrEqual(dialogue.clientWidth);
  },
};

export const Notifications: Story = {
  name: 'Notifications',
  render: () => <ToastRegion />,
  beforeEach: () => () => toasts.clear(),
  play: async () => {
    showToast({ kind: 'error', title: 'Enregistrement impossible', message: `${LONG_LABEL} ${LONG_WORD}` });
    await expect(await screen.findByText('Enregistrement impossible')).toBeVisible();
    await expectNothingLost();
    const fermer = screen.getByRole('button', { name: 'Fermer' });
    await expect(fermer.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};
