import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Columns } from '../../components/Columns/Columns.tsx';
import { aSubscription } from '../../stories/account-samples.ts';
import { LONG_LABEL } from '../../stories/hostile.ts';
import { SubscriptionCard } from './SubscriptionCard.tsx';

const meta = {
  title: 'Blocs/Compte et paiement/SubscriptionCard',
  id: 'blocks-subscriptioncard',
  component: SubscriptionCard,
  // react-aria's announcer names for seven seconds the busy button, which left with the dialog.
  parameters: { a11y: { context: { exclude: ['[data-live-announcer]'] } } },
  args: {
    subscription: aSubscription(),
    index: 1,
    onToggleAutoRenew: fn(),
    isPending: false,
    headingLevel: 3,
  },
} satisfies Meta<typeof SubscriptionCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const attendreFermeture = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

export const Annuler: Story = {
  name: 'Annuler',
  play: async ({ canvas, args }) => {
    const carte = canvas.getByRole('article', { name: 'Abonnement annuel n°1' });
    await expect(carte).toHaveTextContent('1 x Formule Standard');
    await expect(carte).toHaveTextContent('99,00 € HT/an (118,80 € TTC/an)');
    await expect(carte).toHaveTextContent('Renouvellement automatique : activé');
    await expect(carte).toHaveTextContent('Votre abonnement annuel sera renouvelé le 15 mars 2027.');
    await expect(canvas.queryByText('Inactif')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler' }));
    const dialogue = await screen.findByRole('alertdialog');
    await expect(dialogue).toHaveAccessibleName(/^Annuler le renouvellement automatique\s\?$/);
    await expect(dialogue).toHaveAccessibleDescription(
      "L'abonnement reste actif jusqu'à la prochaine échéance, puis prend fin.",
    );
    await userEvent.click(within(dialogue).getByRole('button', { name: 'Retour' }));
    await attendreFermeture();
    await expect(args.onToggleAutoRenew).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Confirmer' }));
    await expect(args.onToggleAutoRenew).toHaveBeenCalledOnce();
    await expect(args.onToggleAutoRenew).toHaveBeenCalledWith(false);
    await attendreFermeture();
  },
};

const SANS_RENOUVELLEMENT = aSubscription({
  isAutoRenew: false,
  plannedNextBillingTime: null,
  plannedCancellationTime: '2027-03-15T09:00:00Z',
});

export const Reactiver: Story = {
  name: 'Réactiver',
  args: { subscription: SANS_RENOUVELLEMENT },
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByText('Votre abonnement annuel prendra fin le 15 mars 2027 et ne sera pas renouvelé.'),
    ).toBeVisible();
    await expect(canvas.getByText('Renouvellement automatique : désactivé')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Réactiver' }));
    const dialogue = await screen.findByRole('alertdialog');
    await expect(dialogue).toHaveAccessibleName(/^Réactiver le renouvellement automatique\s\?$/);
    await userEvent.click(within(dialogue).getByRole('button', { name: 'Confirmer' }));
    await expect(args.onToggleAutoRenew).toHaveBeenCalledOnce();
    await expect(args.onToggleAutoRenew).toHaveBeenCalledWith(true);
    await attendreFermeture();
  },
};

const INACTIF = aSubscription({
  isActive: false,
  isAutoRenew: false,
  plannedCancellationTime: '2026-03-15T09:00:00Z',
});

export const Inactif: Story = {
  name: 'Inactif',
  args: { subscription: INACTIF, index: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Inactif')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByText(/Votre abonnement annuel/)).toBeNull();
  },
};

const ARRIVE_A_TERME = aSubscription({
  isActive: false,
  plannedNextBillingTime: '2027-03-18T00:00:00+01:00',
});
const A_RETENTER = { ...ARRIVE_A_TERME, isRetried_Derivated: true };

/** Its renewal was refused, and is tried again after its term: that alone can be stopped. */
export const ARetenter: Story = {
  name: 'À retenter',
  args: { subscription: A_RETENTER },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Inactif')).toBeVisible();
    await expect(canvas.getByText('Renouvellement automatique : activé')).toBeVisible();
    await expect(canvas.getByText('Un nouveau prélèvement sera tenté le 18 mars 2027.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler' }));
    const dialogue = await screen.findByRole('alertdialog');
    await expect(dialogue).toHaveAccessibleName(/^Annuler le renouvellement automatique\s\?$/);
    await expect(dialogue).toHaveAccessibleDescription(
      "L'abonnement est arrivé à échéance et reste terminé. Aucun nouveau prélèvement ne sera tenté.",
    );
    await userEvent.click(within(dialogue).getByRole('button', { name: 'Confirmer' }));
    await expect(args.onToggleAutoRenew).toHaveBeenCalledWith(false);
    await attendreFermeture();
  },
};

/** Nothing is left to press: the title has the focus. */
export const EssaiAnnule: Story = {
  name: 'Essai annulé',
  render: function Etat(args) {
    const [subscription, setSubscription] = useState(A_RETENTER);
    return (
      <SubscriptionCard
        {...args}
        subscription={subscription}
        onToggleAutoRenew={async () => {
          await Promise.resolve();
          setSubscription({ ...A_RETENTER, isAutoRenew: false, plannedNextBillingTime: null });
        }}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler' }));
    const dialogue = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialogue).getByRole('button', { name: 'Confirmer' }));
    await attendreFermeture();
    await expect(canvas.queryByRole('button')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('heading')).toHaveFocus());
  },
};

/** Past its term, and no server says that it is tried again: nothing can be changed, whatever it was set to. */
export const SansAutreEssai: Story = {
  name: 'Sans autre essai',
  args: { subscription: ARRIVE_A_TERME },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Inactif')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByText(/prélèvement/)).toBeNull();
  },
};

export const EnCours: Story = {
  name: 'En cours',
  args: { isPending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Annuler' })).toBeDisabled();
  },
};

/** A date that the server does not know yet leaves its sentence out. */
export const SansDate: Story = {
  name: 'Sans date',
  args: { subscription: aSubscription({ plannedNextBillingTime: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Votre abonnement annuel/)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Annuler' })).toBeEnabled();
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <Columns minColumn="wide">
      <SubscriptionCard {...args} />
      <SubscriptionCard {...args} index={2} subscription={SANS_RENOUVELLEMENT} />
      <SubscriptionCard {...args} index={3} subscription={INACTIF} />
      <SubscriptionCard {...args} index={4} subscription={A_RETENTER} />
      <SubscriptionCard
        {...args}
        index={5}
        isPending
        subscription={aSubscription({ productDisplayName: LONG_LABEL })}
      />
    </Columns>
  ),
};
