import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { LONG_WORD } from '../../stories/hostile.ts';
import { SaveStatus } from '../SaveStatus/SaveStatus.tsx';
import { EditorBottomBar } from './EditorBottomBar.tsx';
import { EditorMobileBar } from './EditorMobileBar.tsx';
import { EtapesSheet } from './EtapesSheet.tsx';
import { EditorStepper, type EtapeDeLEditeur } from './EditorStepper.tsx';

const ETAPES: EtapeDeLEditeur[] = [
  { step: 1, status: 'done' },
  { step: 2, status: 'warning', hint: 'Il manque le numéro SIRET' },
  { step: 3, status: 'done', hint: '3 unités de travail' },
  { step: 4, status: 'done' },
  { step: 5, status: 'todo', hint: '12 risques évalués sur 31' },
  { step: 6, status: 'todo' },
  { step: 7, status: 'todo', isDisabled: true },
];

const meta = {
  title: 'Blocs/Évaluer/EditorStepper',
  id: 'blocks-editorstepper',
  component: EditorStepper,
  subcomponents: { EditorBottomBar, EditorMobileBar, EtapesSheet },
  args: {
    Etapes: EtapesSheet,
    etapes: ETAPES,
    currentStep: 5,
    onSelectStep: fn(),
    onPrevious: fn(),
    onNext: fn(),
    onQuit: fn(),
    saveStatus: <SaveStatus state="saved" savedAt="2026-11-21T13:32:00Z" />,
    children: (
      <Stack>
        <Heading level={1}>Évaluation des risques</Heading>
        <Text isProse>
          Donnez trois notes à chaque risque&nbsp;: sa gravité, sa fréquence, et la maîtrise que vous en avez
          déjà.
        </Text>
      </Stack>
    ),
  },
} satisfies Meta<typeof EditorStepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bureau: Story = {
  name: 'Bureau',
  play: async ({ canvas, args }) => {
    const etapes = canvas.getByRole('navigation', { name: 'Étapes du DUERP' });
    await expect(within(etapes).getByRole('button', { name: /Étape 5\u00A0: Évaluation/ })).toHaveAttribute(
      'aria-current',
      'step',
    );
    await userEvent.click(within(etapes).getByRole('button', { name: /Étape 2\u00A0.*\(à compléter\)/ }));
    await expect(args.onSelectStep).toHaveBeenCalledWith(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Précédent' }));
    await expect(args.onPrevious).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Suivant' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: 'Quitter' })).toBeNull();
  },
};

export const MenuFerme: Story = {
  name: 'Menu fermé',
  tags: ['picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    const bouton = canvas.getByRole('button', { name: 'Masquer les étapes' });
    await expect(bouton).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(bouton);
    await expect(canvas.queryByRole('navigation', { name: 'Étapes du DUERP' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Afficher les étapes' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('navigation', { name: 'Étapes du DUERP' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('navigation', { name: 'Étapes du DUERP' })).toBeNull();
  },
};

export const PremiereEtape: Story = {
  name: 'Première étape',
  args: {
    currentStep: 1,
    etapes: ETAPES.map((etape) => ({ ...etape, isDisabled: etape.step > 1, status: 'todo' })),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Quitter' }));
    await expect(args.onQuit).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: 'Précédent' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Suivant' })).toBeEnabled();
  },
};

export const Telephone: Story = {
  name: 'Téléphone',
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Étape 5 sur 7')).toBeVisible();
    await expect(canvas.getByText('Ensuite : PAPRIPACT')).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Étapes' }));
    const feuille = await screen.findByRole('dialog', { name: 'Étapes du DUERP' });
    await userEvent.click(within(feuille).getByRole('button', { name: /Étape 3\u00A0: Unités de travail/ }));
    await expect(args.onSelectStep).toHaveBeenCalledWith(3);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const TelephoneNomLong: Story = {
  name: 'Téléphone, nom long',
  globals: { viewport: { value: 'mobile1' } },
  args: { currentStep: 1 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("Ensuite : Informations de l'entreprise")).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Étapes' })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const DerniereEtape: Story = {
  name: 'Dernière étape',
  tags: ['picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: ({ etapes, onQuit, onPrevious }) => (
    <EditorStepper
      etapes={etapes}
      currentStep={7}
      onQuit={onQuit}
      Etapes={EtapesSheet}
      {...(onPrevious && { onPrevious })}
    >
      <Heading level={1}>Finalisation</Heading>
    </EditorStepper>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Dernière étape')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Suivant' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Précédent' })).toBeVisible();
  },
};

export const TextesLongs: Story = {
  name: 'Textes longs',
  tags: ['picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  args: {
    currentStep: 1,
    saveStatus: <SaveStatus state="failed" onRetry={fn()} />,
    etapes: ETAPES.map((etape) => ({ ...etape, hint: LONG_WORD })),
    children: <Heading level={1}>Introduction {LONG_WORD}</Heading>,
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
};
