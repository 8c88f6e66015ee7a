import type { Meta, StoryObj } from '@storybook/react-vite';
import { FAMILLES_DE_RISQUES, NO_RECHERCHE } from '@odu/domain';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { UNITES } from '../../stories/duerp-samples.ts';
import { sheet } from '../../stories/sheet.css.ts';
import { PlusDeFiltres } from './PlusDeFiltres.tsx';
import { RisqueFinder, type RisqueFinderProps } from './RisqueFinder.tsx';

const avecPlusDeFiltres = (args: RisqueFinderProps) => (
  <RisqueFinder
    {...args}
    more={<PlusDeFiltres unites={UNITES} value={args.value} onChange={args.onChange} />}
  />
);

const meta = {
  title: 'Blocs/Évaluer/RisqueFinder',
  id: 'blocks-risquefinder',
  component: RisqueFinder,
  args: { value: NO_RECHERCHE, onChange: fn(), nombreTrouves: 12 },
  render: function Rendu(args) {
    const [value, setValue] = useState(args.value);
    return avecPlusDeFiltres({
      ...args,
      value,
      onChange: (next) => {
        setValue(next);
        args.onChange(next);
      },
    });
  },
} satisfies Meta<typeof RisqueFinder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rechercher: Story = {
  name: 'Rechercher',
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByText('12 risques trouvés')).toBeNull();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Rechercher un risque' }), 'four');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...NO_RECHERCHE, recherche: 'four' });
    await expect(canvas.getAllByText('12 risques trouvés')[0]).toBeInTheDocument();
  },
};

export const Filtrer: Story = {
  name: 'Filtrer',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Afficher/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Critiques' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...NO_RECHERCHE, filtre: 'critiques' });
    await expect(canvas.getAllByText('12 risques trouvés')[0]).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: /Afficher/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Tous' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(NO_RECHERCHE);
    await expect(canvas.queryByText('12 risques trouvés')).toBeNull();
  },
};

/** The unit and the family come when they are asked for. */
export const FiltrerParUniteEtFamille: Story = {
  name: 'Filtrer par unité et par famille',
  play: async ({ canvas, args }) => {
    const plus = canvas.getByRole('button', { name: 'Plus de filtres' });
    await expect(plus).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('button', { name: /Famille/ })).toBeNull();
    await userEvent.click(plus);
    await expect(plus).toHaveAttribute('aria-expanded', 'true');
    const choose = async (field: RegExp, option: string) => {
      await userEvent.click(canvas.getByRole('button', { name: field }));
      await userEvent.click(await screen.findByRole('option', { name: option }));
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    };
    await choose(/Unité/, 'Vente');
    await choose(/Famille/, 'Chutes de plain-pied');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...NO_RECHERCHE, unite: 'vente', famille: 'CPP' });
    // Put away, they still say how many there are.
    await userEvent.click(canvas.getByRole('button', { name: 'Plus de filtres (2)' }));
    await expect(canvas.queryByRole('button', { name: /Famille/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Plus de filtres (2)' }));
    await choose(/Unité/, 'Toutes');
    await choose(/Famille/, 'Toutes');
    await expect(args.onChange).toHaveBeenLastCalledWith(NO_RECHERCHE);
  },
};

/** Where an address names a family, the filters are open from the start; one unit is nothing to choose. */
export const OuvertsDesLeDebut: Story = {
  name: 'Ouverts dès le début',
  render: (args) => (
    <RisqueFinder
      {...args}
      value={{ ...NO_RECHERCHE, famille: 'CPP' }}
      more={
        <PlusDeFiltres
          unites={UNITES.slice(0, 1)}
          value={{ ...NO_RECHERCHE, famille: 'CPP' }}
          onChange={args.onChange}
        />
      }
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Famille/ })).toHaveTextContent('Chutes de plain-pied');
    await expect(canvas.queryByRole('button', { name: /Unité/ })).toBeNull();
    await expect(canvas.getAllByText('12 risques trouvés')[0]).toBeInTheDocument();
  },
};

/** The last risk of the family that the address names was deleted: the list says what it narrows to all the same. */
export const FamilleSansRisque: Story = {
  name: 'Famille sans risque',
  args: { value: { ...NO_RECHERCHE, famille: 'VIB' }, nombreTrouves: 0 },
  play: async ({ canvas, args }) => {
    const famille = canvas.getByRole('button', { name: /Famille/ });
    await expect(famille).toHaveTextContent(FAMILLES_DE_RISQUES.VIB);
    await userEvent.click(famille);
    await userEvent.click(await screen.findByRole('option', { name: 'Toutes' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(NO_RECHERCHE);
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <div className={sheet}>
      <RisqueFinder {...args} value={NO_RECHERCHE} />
      {avecPlusDeFiltres({ ...args, value: NO_RECHERCHE })}
      {avecPlusDeFiltres({
        ...args,
        value: { recherche: 'four', filtre: 'critiques', unite: 'fournil', famille: 'CPP' },
        nombreTrouves: 1,
      })}
    </div>
  ),
};
