import type { RisqueARevoir } from '@odu/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { anUnite, aRisque, CATEGORIES } from '../../stories/duerp-samples.ts';
import { Button } from '../../components/Button/Button.tsx';
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

const AUTRE: RisqueARevoir = { ...A_REVOIR, risque: aRisque('r2', { displayName: 'Four' }) };

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
  },
};

/** What would be lost is asked first. */
export const NExistePlus: Story = {
  name: "N'existe plus",
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: "N'existe plus" }));
    const dialog = within(await screen.findByRole('alertdialog', { name: /^Supprimer le risque/ }));
    await expect(args.onGone).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Supprimer' }));
    await expect(args.onGone).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** Answered elsewhere meanwhile, the review goes on to another risk: the question stays about the one that it named. */
export const NExistePlusAilleurs: Story = {
  name: "N'existe plus, répondu ailleurs",
  render: function Render(args) {
    const [aRevoir, setARevoir] = useState(args.aRevoir);
    return (
      <div className={sheet}>
        <Button variant="quiet" onPress={() => setARevoir(AUTRE)}>
          Répondre ailleurs
        </Button>
        <RevueCard {...args} aRevoir={aRevoir} />
      </div>
    );
  },
  play: async ({ canvas, args }) => {
    const ailleurs = canvas.getByRole('button', { name: 'Répondre ailleurs' });
    await userEvent.click(canvas.getByRole('button', { name: "N'existe plus" }));
    const dialog = within(await screen.findByRole('alertdialog', { name: /Glissade/ }));
    ailleurs.click();
    await waitFor(() => expect(canvas.getByText('Four', { ignore: 'output' })).toBeInTheDocument());
    await userEvent.click(dialog.getByRole('button', { name: 'Supprimer' }));
    await expect(args.onGone).toHaveBeenCalledOnce();
    await expect(args.onGone).toHaveBeenCalledWith(A_REVOIR);
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
