import { mergeRisque } from '@odu/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { LONG_LABEL, LONG_WORD } from '../../stories/hostile.ts';
import { phone, sheet } from '../../stories/sheet.css.ts';
import { AReevaluer, type AReevaluerProps } from './AReevaluer.tsx';

type RisqueAReevaluer = AReevaluerProps['risques'][number];

const UNITE = {
  idUniteDeTravail: 'u1',
  displayName: 'Fournil',
  categorieDeRisques: [],
  risques: [],
  papripactActionsPreventives: [],
  niveauDeRisqueValue: null,
};

const make = (idRisque: string, displayName: string, mesures: readonly string[]): RisqueAReevaluer => ({
  unite: UNITE,
  risque: mergeRisque(
    {
      idRisque,
      idCategorie: 'c1',
      code: '',
      displayName,
      isUserDefined: true,
      evalGravite: 4,
      evalFrequence: 2,
      evalMaitrise: 2,
    },
    undefined,
  ),
  actions: mesures.map((descriptionDeLaMesure, index) => ({
    idAction: `a${index}`,
    idUniteDeTravail: 'u1',
    idRisqueAssocie: idRisque,
    descriptionDeLaMesure,
    responsable: 'Claire',
    budget: '',
    date: '2027-03-01',
    statut: 'Terminé',
  })),
});

const BRULURE = make('r1', 'Brûlure au four à sole', ['Fournir des gants longs']);
const GLISSADE = make('r2', 'Glissade sur un sol fariné', ['Poser un revêtement', 'Aspirer la farine']);

const meta = {
  title: 'Blocs/Évaluer/AReevaluer',
  id: 'blocks-areevaluer',
  component: AReevaluer,
  args: {
    risques: [BRULURE, GLISSADE],
    getRisqueHref: ({ idRisque }) => `#${idRisque}`,
    onConfirm: fn(),
  },
} satisfies Meta<typeof AReevaluer>;
export default meta;
type Story = StoryObj<typeof meta>;

const Confirmed = ({ risques, onConfirm, ...args }: AReevaluerProps) => {
  const [left, setLeft] = useState(risques);
  return (
    <AReevaluer
      {...args}
      risques={left}
      onConfirm={(one) => {
        onConfirm?.(one);
        setLeft(left.filter((other) => other !== one));
      }}
    />
  );
};

export const Plusieurs: Story = {
  name: 'Plusieurs risques',
  render: (args) => <Confirmed {...args} />,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/Fournil · terminé\s: «\sFournir des gants longs\s»/)).toBeVisible();
    await expect(canvas.getByText(/Fournil · terminé\s: 2 actions/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Réévaluer Brûlure au four à sole' })).toHaveAttribute(
      'href',
      '#r1',
    );
    // The focus stays in the list while it gets shorter, then on its title.
    await userEvent.click(
      canvas.getByRole('button', { name: "L'évaluation reste juste\u00A0: Brûlure au four à sole" }),
    );
    await expect(args.onConfirm).toHaveBeenCalledWith(BRULURE);
    await expect(canvas.getByRole('link', { name: 'Réévaluer Glissade sur un sol fariné' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(/^Plus rien à réévaluer/)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'À réévaluer' }).parentElement).toHaveFocus();
  },
};

/** Five at once, and how many come after them. */
export const PlusDeCinq: Story = {
  name: 'Plus de cinq',
  args: { risques: ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => make(name, name, ['Fait'])) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByText('1 autre risque à réévaluer ensuite.')).toBeVisible();
  },
};

export const CinqJustes: Story = {
  name: 'Cinq',
  args: { risques: ['A', 'B', 'C', 'D', 'E'].map((name) => make(name, name, ['Fait'])) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.queryByText(/à réévaluer ensuite/)).toBeNull();
  },
};

export const Lecture: Story = {
  name: 'En lecture',
  args: { risques: [BRULURE] },
  render: ({ onConfirm: _onConfirm, ...args }) => <AReevaluer {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText(/^Une action de ce risque est terminée/)).toBeVisible();
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <div className={sheet}>
      <AReevaluer {...args} />
      <AReevaluer {...args} risques={[]} />
      <div className={phone}>
        <AReevaluer
          {...args}
          risques={[LONG_LABEL, LONG_WORD, 'C', 'D', 'E', 'F', 'G'].map((name, index) =>
            make(`r${index}`, name, [LONG_LABEL]),
          )}
        />
      </div>
    </div>
  ),
};
