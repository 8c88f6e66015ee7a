import { STATUTS_ACTION } from '@odu/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { LONG_LABEL, LONG_WORD } from '../../stories/hostile.ts';
import { phone, sheet } from '../../stories/sheet.css.ts';
import { useFocusAfterRemoval } from '../use-focus-after-removal.ts';
import { ActionCard, type ActionCardProps } from './ActionCard.tsx';

const ACTION = {
  idAction: 'a1',
  descriptionDeLaMesure: 'Poser un revêtement antidérapant devant le pétrin',
  responsable: 'Mme Martin',
  budget: '1\u202F200\u202F€\u00A0HT',
  date: '2027-03-15',
  statut: 'À planifier',
} as const;
const RISQUE = { code: 'CPP-SOL-04', displayName: 'Glissade sur un sol humide' };

const meta = {
  title: 'Blocs/Prévenir/ActionCard',
  id: 'blocks-actioncard',
  component: ActionCard,
  args: { action: ACTION, risque: RISQUE, onEdit: fn(), onDelete: fn() },
} satisfies Meta<typeof ActionCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lecture: Story = {
  name: 'Lecture',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('CPP-SOL-04 Glissade sur un sol humide')).toBeVisible();
    await expect(canvas.getByText('15 mars 2027')).toBeVisible();
    await expect(canvas.getByText('À planifier')).toBeVisible();
    await expect(canvas.getByText('1 200 € HT')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `Modifier ${ACTION.descriptionDeLaMesure}` }));
    await expect(args.onEdit).toHaveBeenCalledWith('a1');
  },
};

export const Supprimer: Story = {
  name: 'Supprimer',
  play: async ({ canvas, args }) => {
    const supprimer = canvas.getByRole('button', { name: /^Supprimer Poser/ });
    await userEvent.click(supprimer);
    const dialogue = await screen.findByRole('alertdialog', {
      name: /^Supprimer cette action préventive.\?$/,
    });
    await userEvent.click(within(dialogue).getByRole('button', { name: 'Retour' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.click(supprimer);
    await userEvent.click(await screen.findByRole('button', { name: 'Supprimer' }));
    await expect(args.onDelete).toHaveBeenCalledWith('a1', ACTION);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

let change = (): void => undefined;

/** Somebody else changes the action under the question: what is deleted is the one that was asked about. */
export const ChangeeSousLaQuestion: Story = {
  name: 'Changée sous la question',
  render: function Etat(args) {
    const [action, setAction] = useState<ActionCardProps['action']>(ACTION);
    change = () => setAction({ ...ACTION, statut: 'En cours' });
    return <ActionCard {...args} action={action} />;
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Supprimer Poser/ }));
    const supprimer = await screen.findByRole('button', { name: 'Supprimer' });
    change();
    await expect(await canvas.findByText('En cours')).toBeInTheDocument();
    await userEvent.click(supprimer);
    await expect(args.onDelete).toHaveBeenCalledWith('a1', ACTION);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** What the yearly programme asks of a measure is read with it. */
export const Precisions: Story = {
  name: 'Précisions',
  args: { action: { ...ACTION, conditionsExecution: 'La nuit', indicateurResultat: 'Aucune glissade' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('La nuit')).toBeVisible();
    await expect(canvas.getByText('Aucune glissade')).toBeVisible();
  },
};

const ACTIONS = ['Poser un tapis', 'Former les vendeurs'].map((descriptionDeLaMesure, index) => ({
  ...ACTION,
  idAction: `a${index}`,
  descriptionDeLaMesure,
}));

/** As the screens do: the next card takes the focus, and the button that adds one when none is left. */
export const SupprimerDansUneListe: Story = {
  name: 'Supprimer dans une liste',
  render: function Etat(args) {
    const [actions, setActions] = useState(ACTIONS);
    const { fallbackRef, registerItem, expectRemoval } = useFocusAfterRemoval<HTMLButtonElement>(
      actions.map(({ idAction }) => idAction),
    );
    return (
      <div className={sheet}>
        <div>
          <Button ref={fallbackRef}>Ajouter une action préventive</Button>
        </div>
        {actions.map((action) => (
          <div key={action.idAction} ref={registerItem(action.idAction)}>
            <ActionCard
              {...args}
              action={action}
              onDelete={(id) => {
                expectRemoval(id);
                setActions(actions.filter(({ idAction }) => idAction !== id));
              }}
            />
          </div>
        ))}
      </div>
    );
  },
  play: async ({ canvas }) => {
    for (const [nom, voisin] of [
      ['Poser un tapis', 'Modifier Former les vendeurs'],
      ['Former les vendeurs', 'Ajouter une action préventive'],
    ] as const) {
      canvas.getByRole('button', { name: `Supprimer ${nom}` }).focus();
      await userEvent.keyboard('{Enter}');
      await userEvent.click(await screen.findByRole('button', { name: 'Supprimer' }));
      await waitFor(() => expect(canvas.getByRole('button', { name: voisin })).toHaveFocus());
      await expect(canvas.queryByText(nom)).toBeNull();
    }
  },
};

export const RisqueSupprime: Story = {
  name: 'Risque supprimé',
  args: { risque: null, action: { ...ACTION, budget: '', date: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Aucun : ce risque a été supprimé')).toBeVisible();
    await expect(canvas.getByText('(Date non définie)')).toBeVisible();
    await expect(canvas.queryByText('Budget')).toBeNull();
  },
};

const MESURES: Record<(typeof STATUTS_ACTION)[number], string> = {
  'À planifier': 'Poser un revêtement antidérapant devant le pétrin',
  'En cours': 'Remplacer les sacs de 25 kg par des sacs de 10 kg',
  Terminé: 'Installer une aspiration au-dessus du pétrin',
  'En attente': 'Isoler la paroi du four',
  Annulé: 'Louer un transpalette',
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <div className={sheet}>
      {STATUTS_ACTION.map((statut) => (
        <ActionCard
          key={statut}
          {...args}
          action={{ ...ACTION, statut, descriptionDeLaMesure: MESURES[statut] }}
        />
      ))}
      <ActionCard
        {...args}
        risque={null}
        isHighlighted
        action={{ ...ACTION, descriptionDeLaMesure: LONG_LABEL }}
      />
      <div className={phone}>
        <ActionCard
          {...args}
          action={{ ...ACTION, descriptionDeLaMesure: LONG_WORD, responsable: LONG_WORD, budget: LONG_WORD }}
        />
      </div>
    </div>
  ),
};
