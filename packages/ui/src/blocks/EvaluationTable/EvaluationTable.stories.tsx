import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { countReads } from '../../stories/count-reads.ts';
import { waitForRowsBeyond } from '../../stories/rows-beyond.ts';
import { LONG_LABEL, LONG_WORD } from '../../stories/hostile.ts';
import { Ticked } from '../../stories/Ticked.tsx';
import { phone, sheet } from '../../stories/sheet.css.ts';
import type { Cotation } from '../NoteChoice/criteres.ts';
import type { RisqueDeLigne } from './EvaluationRow.tsx';
import { EvaluationRow } from './EvaluationRow.tsx';
import { EvaluationTable, type EvaluationTableProps } from './EvaluationTable.tsx';

const VIDE: Cotation = { evalGravite: null, evalFrequence: null, evalMaitrise: null };
const NOTE: Cotation = { evalGravite: 3, evalFrequence: 2, evalMaitrise: 3 };

const aLigne = (idRisque: string, displayName: string, cotation: Cotation = VIDE) => ({
  risque: { idRisque, displayName, code: '', ...cotation } satisfies RisqueDeLigne,
  situation: 'Sols glissants',
});
const LIGNES = [
  aLigne('r1', 'Glissade sur un sol humide ou fariné', NOTE),
  aLigne('r2', 'Brûlure au contact du four'),
  aLigne('r3', 'Port de sacs de farine'),
];

/** What the application does with what is chosen: keeps it until the line is left. */
function Tableau(args: EvaluationTableProps) {
  const [begun, setBegun] = useState(args.begun);
  const { onChange } = args;
  const handleChange = useCallback(
    (idRisque: string, notes: Partial<Cotation>) => {
      onChange(idRisque, notes);
      setBegun((known) => new Map(known).set(idRisque, { ...(known.get(idRisque) ?? VIDE), ...notes }));
    },
    [onChange],
  );
  return <EvaluationTable {...args} begun={begun} onChange={handleChange} />;
}

const meta = {
  title: 'Blocs/Évaluer/EvaluationTable',
  id: 'blocks-evaluationtable',
  component: EvaluationTable,
  subcomponents: { EvaluationRow },
  args: {
    label: 'Risques de Fournil',
    lignes: LIGNES,
    begun: new Map(),
    onChange: fn(),
    onLeave: fn(),
    onOpen: fn(),
    onPastEnd: fn(),
  },
  render: (args) => <Tableau {...args} />,
} satisfies Meta<typeof EvaluationTable>;
export default meta;
type Story = StoryObj<typeof meta>;

const ligne = (element: HTMLElement, name: string) => within(within(element).getByRole('group', { name }));
const critere = (element: HTMLElement, name: string, label: string) =>
  within(ligne(element, name).getByRole('radiogroup', { name: label }));

/** Three keys a line: the number of each note, and the focus goes on by itself. */
export const AuClavier: Story = {
  name: 'Au clavier',
  play: async ({ canvas, canvasElement, args }) => {
    const four = 'Brûlure au contact du four';
    critere(canvasElement, four, 'Gravité').getByRole('radio', { name: 'Faible' }).focus();
    await userEvent.keyboard('43');
    await expect(ligne(canvasElement, four).getByText('Non évalué')).toBeVisible();
    await expect(ligne(canvasElement, four).getByText('Il manque : Maîtrise')).toBeVisible();
    // Nothing is missing yet in a line that nobody began.
    await expect(canvas.getAllByText(/^Il manque/)).toHaveLength(1);
    await expect(args.onLeave).not.toHaveBeenCalled();
    await userEvent.keyboard('2');
    await expect(ligne(canvasElement, four).getByText('Critique 6,0')).toBeVisible();
    await expect(
      ligne(canvasElement, four).getByText('Critique 6,0').closest('[aria-live="polite"]'),
    ).not.toBeNull();
    await expect(args.onLeave).toHaveBeenCalledOnce();
    await expect(args.onLeave).toHaveBeenCalledWith('r2');
    const sacs = 'Port de sacs de farine';
    await expect(
      critere(canvasElement, sacs, 'Gravité').getByRole('radio', { name: 'Faible' }),
    ).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(
      critere(canvasElement, four, 'Gravité').getByRole('radio', { name: 'Très grave' }),
    ).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(
      critere(canvasElement, sacs, 'Fréquence').getByRole('radio', { name: 'Très rare' }),
    ).toHaveFocus();
    await expect(args.onPastEnd).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPastEnd).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await expect(
      critere(canvasElement, four, 'Gravité').getByRole('radio', { name: 'Très grave' }),
    ).toHaveFocus();
  },
};

/** The notes of the line above in one key or one press; nothing to copy where it has none. */
export const Copier: Story = {
  name: "Copier l'évaluation du dessus",
  play: async ({ canvasElement, args }) => {
    const four = 'Brûlure au contact du four';
    const sacs = 'Port de sacs de farine';
    const copier = (name: string) =>
      ligne(canvasElement, name).queryByRole('button', { name: "Copier l'évaluation du dessus" });
    await expect(copier(sacs)).toBeNull();
    critere(canvasElement, sacs, 'Gravité').getByRole('radio', { name: 'Faible' }).focus();
    await userEvent.keyboard('c');
    await expect(args.onChange).not.toHaveBeenCalled();
    critere(canvasElement, four, 'Gravité').getByRole('radio', { name: 'Faible' }).focus();
    // The browser's own: to copy what is selected, a menu.
    for (const held of ['Control', 'Meta', 'Alt']) await userEvent.keyboard(`{${held}>}c{/${held}}`);
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('c');
    await expect(args.onChange).toHaveBeenLastCalledWith('r2', NOTE);
    await expect(ligne(canvasElement, four).getByText('Important 4,5')).toBeVisible();
    // The focus went on to the next line; the key is the same in capitals.
    await userEvent.keyboard('C');
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await expect(copier(sacs)).toHaveAttribute('aria-keyshortcuts', 'C');
    await userEvent.click(copier(sacs) as HTMLElement);
    await expect(args.onChange).toHaveBeenLastCalledWith('r3', NOTE);
    await expect(ligne(canvasElement, sacs).getByText('Important 4,5')).toBeVisible();
  },
};

/** A line is left at the release of the press that leaves it: what its edit moves must not take the press away from the next note. */
export const QuitterALaSouris: Story = {
  name: 'Quitter une ligne à la souris',
  play: async ({ canvasElement, args }) => {
    const grave = critere(canvasElement, 'Brûlure au contact du four', 'Gravité').getByRole('radio', {
      name: 'Grave',
    });
    const faible = critere(canvasElement, 'Port de sacs de farine', 'Gravité').getByRole('radio', {
      name: 'Faible',
    });
    const mouse = userEvent.setup();
    await mouse.click(grave);
    // A note that is pressed keeps the focus: only its number goes on.
    await expect(grave).toHaveFocus();
    await mouse.pointer({ keys: '[MouseLeft>]', target: faible });
    await expect(faible).toHaveFocus();
    await expect(args.onLeave).not.toHaveBeenCalled();
    await mouse.pointer({ keys: '[/MouseLeft]', target: faible });
    await expect(args.onLeave).toHaveBeenCalledOnce();
    await expect(args.onLeave).toHaveBeenCalledWith('r2');
    await expect(faible).toBeChecked();
  },
};

/** Each line has its box; the keyboard of the notes stays as it is. */
export const Selectionner: Story = {
  name: 'Sélectionner',
  tags: ['picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <Ticked ids={['r1']}>
      <Tableau {...args} />
    </Ticked>
  ),
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('checkbox', { name: /^Sélectionner Glissade/ })).toBeChecked();
    const four = canvas.getByRole('checkbox', { name: 'Sélectionner Brûlure au contact du four' });
    four.focus();
    await userEvent.keyboard(' ');
    await expect(four).toBeChecked();
    await userEvent.keyboard('4');
    await expect(args.onChange).not.toHaveBeenCalled();
    const brulure = critere(canvasElement, 'Brûlure au contact du four', 'Gravité');
    brulure.getByRole('radio', { name: 'Faible' }).focus();
    await userEvent.keyboard('4');
    await expect(args.onChange).toHaveBeenCalledWith('r2', { evalGravite: 4 });
  },
};

/** The table that comes by a choice takes the focus, where its first line goes on: at the first note that is missing. */
export const FocusALArrivee: Story = {
  name: "Focus à l'arrivée",
  args: {
    lignes: [
      aLigne('r2', 'Brûlure au contact du four', { ...NOTE, evalFrequence: null }),
      ...LIGNES.slice(2),
    ],
    shouldFocusFirst: () => true,
  },
  play: async ({ canvasElement }) => {
    await expect(
      critere(canvasElement, 'Brûlure au contact du four', 'Fréquence').getByRole('radio', {
        name: 'Très rare',
      }),
    ).toHaveFocus();
  },
};

export const Ouvrir: Story = {
  name: 'Ouvrir',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Port de sacs de farine/ }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(args.onOpen).toHaveBeenCalledWith('r3');
  },
};

// Only a line reads the number of a risk.
const { counter, watch } = countReads<RisqueDeLigne>('code');
const DEUX_MILLE = Array.from({ length: 2000 }, (_, index) => {
  const { risque, situation } = aLigne(`r${index}`, `Risque numéro ${index + 1}`);
  return { risque: watch(risque), situation };
});

/** A key draws its own line, and the one below when it can now be copied: no other, however many there are. */
export const DeuxMille: Story = {
  name: 'Deux mille',
  args: { lignes: DEUX_MILLE },
  play: async ({ canvas, canvasElement, args }) => {
    await canvas.findByText('Risque numéro 1');
    await waitForRowsBeyond(canvasElement);
    await expect(counter.reads).toBeGreaterThanOrEqual(canvas.getAllByRole('listitem').length);
    await expect(document.querySelectorAll('*').length).toBeLessThanOrEqual(1500);
    critere(canvasElement, 'Risque numéro 1', 'Gravité').getByRole('radio', { name: 'Faible' }).focus();
    counter.reads = 0;
    const before = new Set(canvas.getAllByRole('listitem'));
    // A line that became lower, or the focus that went down, may have brought others into sight.
    const countCome = () => canvas.getAllByRole('listitem').filter((item) => !before.has(item)).length;
    await userEvent.keyboard('2');
    await expect(counter.reads).toBe(1 + countCome());
    await userEvent.keyboard('2');
    await expect(counter.reads).toBe(2 + countCome());
    await userEvent.keyboard('2');
    await expect(counter.reads).toBe(4 + countCome());
    await expect(countCome()).toBeLessThanOrEqual(2);
    await expect(args.onLeave).toHaveBeenCalledOnce();
    await expect(args.onLeave).toHaveBeenCalledWith('r0');
    await expect(
      critere(canvasElement, 'Risque numéro 2', 'Gravité').getByRole('radio', { name: 'Faible' }),
    ).toHaveFocus();
    // The line below is there for the keyboard, wherever the page was scrolled to.
    window.scrollTo(0, 100_000);
    await waitFor(() => expect(canvas.queryByText('Risque numéro 6')).toBeNull());
    await userEvent.keyboard('{ArrowDown}');
    const troisieme = critere(canvasElement, 'Risque numéro 3', 'Gravité').getByRole('radio', {
      name: 'Faible',
    });
    await expect(troisieme).toHaveFocus();
    await waitFor(async () => {
      const { top, bottom } = troisieme.getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(0);
      await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    });
    window.scrollTo(0, 0);
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  args: {
    lignes: [
      ...LIGNES,
      aLigne('r4', LONG_LABEL, { evalGravite: 4, evalFrequence: 4, evalMaitrise: 4 }),
      aLigne('r5', LONG_WORD, { evalGravite: 1, evalFrequence: 1, evalMaitrise: 1 }),
    ],
    begun: new Map([['r2', { ...VIDE, evalGravite: 2 }]]),
  },
  render: (args) => (
    <div className={sheet}>
      <Tableau {...args} />
      <div className={phone}>
        <Tableau {...args} label="Risques de Fournil sur un téléphone" />
      </div>
    </div>
  ),
};
