import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { Banner } from './Banner.tsx';

const meta = {
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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: "Vérification de l'adresse email" })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Vérifier mon adresse' })).toBeVisible();
  },
};

export const Fermable: Story = {
  args: { onClose: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer le bandeau' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const AllStates: Story = {
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
