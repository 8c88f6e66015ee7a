import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { VirtualList } from '../../components/VirtualList/VirtualList.tsx';
import { SUIVI } from '../../stories/duerp-samples.ts';
import { LONG_LABEL, LONG_WORD } from '../../stories/hostile.ts';
import { phone, sheet } from '../../stories/sheet.css.ts';
import { RisqueCard } from './RisqueCard.tsx';

const EVALUE = {
  idRisque: 'r1',
  displayName: 'Glissade sur un sol humide ou fariné',
  code: 'CPP-SOL-04',
  danger: 'Farine répandue devant le pétrin, carrelage lisse.',
  evalGravite: 3,
  evalFrequence: 2,
  evalMaitrise: 3,
} as const;
const A_EVALUER = {
  ...EVALUE,
  idRisque: 'r2',
  displayName: 'Brûlure au contact du four',
  code: 'THE-01',
  danger: '',
  evalGravite: null,
} as const;

const meta = {
  title: 'Blocs/Évaluer/RisqueCard',
  id: 'blocks-risquecard',
  component: RisqueCard,
  args: { risque: EVALUE, categorieName: 'Sols glissants', nombreDActions: 2, onEvaluate: fn() },
} satisfies Meta<typeof RisqueCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Evalue: Story = {
  name: 'Évalué',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('CPP-SOL-04 · Sols glissants · 2 actions préventives')).toBeVisible();
    await expect(canvas.getByText('Important 4,5')).toBeVisible();
    await expect(canvas.getByText('Grave')).toBeVisible();
    await expect(canvas.getByText(EVALUE.danger)).toBeVisible();
    await userEvent.tab();
    await expect(
      canvas.getByRole('button', { name: `${EVALUE.displayName} (modifier l'évaluation)` }),
    ).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onEvaluate).toHaveBeenCalledWith('r1');
  },
};

export const AEvaluer: Story = {
  name: 'À évaluer',
  args: { risque: A_EVALUER, nombreDActions: 0 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Non évalué')).toBeVisible();
    await expect(canvas.queryByText('Gravité')).toBeNull();
    // No action is not counted.
    await expect(canvas.getByText('THE-01 · Sols glissants')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Brûlure au contact du four (à évaluer)' }));
    await expect(args.onEvaluate).toHaveBeenCalledWith('r2');
  },
};

/** Where a press does something else than evaluate, its name says so; what the risk was before stands under its level. */
export const AutreGeste: Story = {
  name: 'Autre geste, déjà évalué avant',
  args: {
    openLabel: 'ajouter une action',
    risque: { ...EVALUE, ...SUIVI },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: `${EVALUE.displayName} (ajouter une action)` }),
    ).toBeVisible();
    await expect(canvas.getByText('était Critique 20,0 le 3 mars 2026')).toBeVisible();
  },
};

export const AvecAction: Story = {
  name: 'Avec une action à ajouter',
  args: { onAddAction: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: `Ajouter une action pour ${EVALUE.displayName}` }),
    );
    await expect(args.onAddAction).toHaveBeenCalledWith('r1');
    await expect(args.onEvaluate).not.toHaveBeenCalled();
  },
};

export const DeuxMille: Story = {
  name: 'Deux mille',
  render: ({ onEvaluate }) => (
    <VirtualList
      label="Risques"
      items={Array.from({ length: 2000 }, (_, index) => ({ ...EVALUE, idRisque: `r${index}` }))}
      getKey={({ idRisque }) => idRisque}
      estimateSize={140}
      renderItem={(risque) => <RisqueCard risque={risque} onEvaluate={onEvaluate} />}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('list', { name: 'Risques' })).toBeVisible();
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(1500);
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <div className={sheet}>
      <RisqueCard {...args} />
      <RisqueCard {...args} onAddAction={args.onEvaluate} />
      <RisqueCard risque={A_EVALUER} onEvaluate={args.onEvaluate} categorieName="Brûlures" />
      <RisqueCard
        {...args}
        risque={{
          ...EVALUE,
          evalGravite: 4,
          evalFrequence: 4,
          evalMaitrise: 4,
          danger: Array.from({ length: 3 }, () => LONG_LABEL).join(' '),
        }}
      />
      <RisqueCard
        risque={{ ...EVALUE, displayName: LONG_LABEL, code: '', evalGravite: 1, evalMaitrise: 1 }}
        onEvaluate={args.onEvaluate}
      />
      <div className={phone}>
        <RisqueCard {...args} risque={{ ...EVALUE, displayName: LONG_WORD }} />
      </div>
      <div className={phone}>
        <RisqueCard {...args} risque={A_EVALUER} onAddAction={args.onEvaluate} />
      </div>
    </div>
  ),
};
