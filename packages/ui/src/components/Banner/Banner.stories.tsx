import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { Banner } from './Banner.tsx';

const meta = {
  title: 'Composants/Informer/Banner',
  id: 'components-banner',
  component: Banner,
  parameters: { layout: 'fullscreen' },
  args: {
    tone: 'warning',
    label: "Vérification de l'adresse email",
    children: "Votre adresse email n'est pas vérifiée.",
    actions: (
      <Link variant="standalone" href="#verifyemail">
        Vérifier mon adresse
      </Link>
    ),
  },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Defaut: Story = {
  name: 'Par défaut',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: "Vérification de l'adresse email" })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Vérifier mon adresse' })).toBeVisible();
  },
};

export const Fermable: Story = {
  name: 'Fermable',
  args: { onClose: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer le bandeau' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** The button that had the focus leaves with the band: whoever takes it away gives the focus to what follows. */
export const FermeAuClavier: Story = {
  name: 'Fermé au clavier',
  render: function Fermable(args) {
    const [isShown, setIsShown] = useState(true);
    const suite = useRef<HTMLHeadingElement>(null);
    const fermer = () => {
      setIsShown(false);
      suite.current?.focus();
    };
    return (
      <>
        {isShown && <Banner {...args} onClose={fermer} />}
        <h2 ref={suite} tabIndex={-1}>
          Mes DUERP
        </h2>
      </>
    );
  },
  play: async ({ canvas }) => {
    const bouton = canvas.getByRole('button', { name: 'Fermer le bandeau' });
    bouton.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(bouton).not.toBeInTheDocument());
    await expect(canvas.getByRole('heading', { name: 'Mes DUERP' })).toHaveFocus();
  },
};

/** As high as a button for the finger. */
export const LienSeul: Story = {
  name: 'Lien seul',
  args: { actions: <Link href="#formules">Voir les formules</Link> },
  play: async ({ canvas }) => {
    const lien = canvas.getByRole('link', { name: 'Voir les formules' });
    await expect(lien.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <>
      {(['info', 'warning', 'danger'] as const).map((tone) => (
        <Banner {...args} key={tone} tone={tone} label={`Bandeau ${tone}`} onClose={fn()} />
      ))}
      <Banner label="Phase de test">
        Le système est en phase de test : le paiement n'est pas encore disponible. Vos documents sont
        conservés, et vous pouvez continuer à les modifier sans rien perdre.
      </Banner>
    </>
  ),
};
