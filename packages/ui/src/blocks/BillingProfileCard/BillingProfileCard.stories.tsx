import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Columns } from '../../components/Columns/Columns.tsx';
import { aBillingProfile } from '../../stories/account-samples.ts';
import { LONG_LABEL, LONG_WORD } from '../../stories/hostile.ts';
import { BillingProfileCard } from './BillingProfileCard.tsx';

const meta = {
  title: 'Blocs/Compte et paiement/BillingProfileCard',
  id: 'blocks-billingprofilecard',
  component: BillingProfileCard,
  args: { profile: aBillingProfile(), headingLevel: 3 },
} satisfies Meta<typeof BillingProfileCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const ETRANGER = aBillingProfile({
  line2: 'Bâtiment B',
  postalCode: '1000',
  city: 'Bruxelles',
  country: 'BE',
  vatNumber: 'BE0123456749',
});

export const Compte: Story = {
  name: 'Compte',
  args: { profile: ETRANGER, onEdit: fn(), onManage: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('article', { name: 'Boulangerie Martin' })).toBeVisible();
    for (const line of ['3 rue des Lilas', 'Bâtiment B', '1000 Bruxelles', 'Belgique']) {
      await expect(canvas.getByText(line)).toBeVisible();
    }
    await expect(canvas.getByText('N° de TVA : BE0123456749')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Modifier' }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Moyens de paiement et factures' }));
    await expect(args.onManage).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: 'Utiliser ce profil' })).toBeNull();
  },
};

export const AvecSiren: Story = {
  name: 'Avec siren',
  args: { profile: aBillingProfile({ siren: '732829320' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('SIREN : 732 829 320')).toBeVisible();
  },
};

/** A field that was emptied may hold a space. */
export const NumeroDeTvaEfface: Story = {
  name: 'Numéro de TVA effacé',
  args: { profile: aBillingProfile({ vatNumber: ' ' }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/TVA/)).toBeNull();
  },
};

export const Paiement: Story = {
  name: 'Paiement',
  args: { onSelect: fn() },
  render: function Choisi(args) {
    const [isSelected, setIsSelected] = useState(false);
    return (
      <BillingProfileCard
        {...args}
        isSelected={isSelected}
        onSelect={() => {
          args.onSelect?.();
          setIsSelected(true);
        }}
      />
    );
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByText(/TVA/)).toBeNull();
    const bouton = canvas.getByRole('button', { name: 'Utiliser ce profil' });
    await expect(bouton).toHaveAccessibleDescription('Boulangerie Martin');
    await expect(bouton).toHaveAttribute('aria-pressed', 'false');
    bouton.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Profil sélectionné')).toBeVisible();
    // It stays for who pressed it, and says that it is chosen.
    await expect(bouton).toHaveFocus();
    await expect(bouton).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Selectionne: Story = {
  name: 'Sélectionné',
  args: { onSelect: fn(), isSelected: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Profil sélectionné')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Utiliser ce profil' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};

export const Ouverture: Story = {
  name: 'Ouverture',
  args: { onManage: fn(), isManaging: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Ouverture…/ }));
    await expect(args.onManage).not.toHaveBeenCalled();
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  args: { onEdit: fn(), onManage: fn() },
  render: (args) => (
    <Columns minColumn="wide">
      <BillingProfileCard {...args} />
      <BillingProfileCard {...args} profile={ETRANGER} isManaging />
      <BillingProfileCard {...args} onSelect={fn()} />
      <BillingProfileCard {...args} onSelect={fn()} isSelected />
      <BillingProfileCard profile={aBillingProfile({ name: LONG_LABEL, line1: LONG_WORD })} />
    </Columns>
  ),
};
