import type { RisqueARevoir } from '@odu/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { anUnite, aRisque, CATEGORIES, SUIVI } from '../../stories/duerp-samples.ts';
import { LONG_LABEL, LONG_WORD } from '../../stories/hostile.ts';
import { phone, sheet } from '../../stories/sheet.css.ts';
import { RevueCard } from './RevueCard.tsx';

const A_REVOIR: RisqueARevoir = {
  risque: aRisque('r1', { code: 'CPP-SOL-04', remarques: 'Deux glissades sans gravité.' }, [3, 2, 1]),
  avant: aRisque('r1', {}, [3, 2, 3]),
  unite: anUnite('fournil'),
  categorie: CATEGORIES[0] ?? null,
  nombreDActions: 1,
  reponse: null,
};

const meta = {
  title: 'Blocs/Évaluer/RevueCard',
  id: 'blocks-revuecard',
  component: RevueCard,
  args: {
    aRevoir: A_REVOIR,
    versionText: 'la version 3 du 12 mars 2026',
    onUnchanged: fn(),
    onChanged: fn(),
    onGone: fn(),
  },
} satisfies Meta<typeof RevueCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One key for each risk on which nothing changed: the button keeps the focus. */
export const Repondre: Story = {
  name: 'Répondre',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Dans la version 3 du 12 mars 2026').parentElement).toHaveTextContent(
      'Important 4,5',
    );
    await expect(canvas.getByText("Aujourd'hui").parentElement).toHaveTextContent('Modéré 1,5');
    const rien = canvas.getByRole('button', { name: "Rien n'a changé" });
    rien.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onUnchanged).toHaveBeenCalledOnce();
    await expect(rien).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'A changé' }));
    await expect(args.onChanged).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: "N'existe plus" }));
    await expect(args.onGone).toHaveBeenCalledOnce();
  },
};

/** All that was written of it stands there to be judged. */
export const Detail: Story = {
  name: 'Détail',
  args: {
    aRevoir: {
      ...A_REVOIR,
      risque: { ...A_REVOIR.risque, ...SUIVI },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fournil · Chutes de plain-pied')).toBeVisible();
    await expect(canvas.getByText('Farine et eau au sol près du pétrin.')).toBeVisible();
    await expect(canvas.getByText('Deux glissades sans gravité.')).toBeVisible();
    await expect(
      canvas.getByText('Mesures en place : Caniveau devant la plonge · Chaussures antidérapantes'),
    ).toBeVisible();
  },
};

export const Ajoute: Story = {
  name: 'Ajouté depuis',
  args: { aRevoir: { ...A_REVOIR, avant: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ajouté depuis la version 3 du 12 mars 2026')).toBeVisible();
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <div className={sheet}>
      <RevueCard {...args} />
      <RevueCard {...args} aRevoir={{ ...A_REVOIR, avant: null }} />
      <div className={phone}>
        <RevueCard
          {...args}
          aRevoir={{ ...A_REVOIR, risque: aRisque('r', { displayName: LONG_LABEL, danger: LONG_WORD }) }}
        />
      </div>
    </div>
  ),
};
