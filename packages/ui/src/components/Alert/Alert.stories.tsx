import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Alert, type AlertProps } from './Alert.tsx';

const meta = {
  title: 'Composants/Informer/Alert',
  id: 'components-alert',
  component: Alert,
  args: {
    tone: 'info',
    title: "Votre adresse email n'est pas encore vérifiée",
    children: 'Vérifiez-la pour pouvoir acheter une formule.',
    live: 'off',
  },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Defaut: Story = {
  name: 'Par défaut',
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
    await expect(canvas.getByRole('img', { name: 'Information' })).toBeVisible();
  },
};

export const Annoncee: Story = {
  name: 'Annoncée',
  args: { tone: 'danger', live: 'assertive' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      "Votre adresse email n'est pas encore vérifiée",
    );
  },
};

export const Polie: Story = {
  name: 'Polie',
  args: { tone: 'success', live: 'polite', title: 'Votre message a bien été envoyé.', children: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Votre message a bien été envoyé.');
  },
};

export const Fermable: Story = {
  name: 'Fermable',
  args: { onClose: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer le message' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** The button that had the focus leaves with the message: whoever takes it away gives the focus to what follows. */
export const FermeeAuClavier: Story = {
  name: 'Fermée au clavier',
  render: function Fermable(args) {
    const [isShown, setIsShown] = useState(true);
    const suite = useRef<HTMLHeadingElement>(null);
    const fermer = () => {
      setIsShown(false);
      suite.current?.focus();
    };
    return (
      <>
        {isShown && <Alert {...args} onClose={fermer} />}
        <h2 ref={suite} tabIndex={-1}>
          Mes DUERP
        </h2>
      </>
    );
  },
  play: async ({ canvas }) => {
    const bouton = canvas.getByRole('button', { name: 'Fermer le message' });
    bouton.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(bouton).not.toBeInTheDocument());
    await expect(canvas.getByRole('heading', { name: 'Mes DUERP' })).toHaveFocus();
  },
};

const MESSAGES: AlertProps[] = [
  {
    tone: 'info',
    title: "Votre adresse email n'est pas encore vérifiée",
    children: 'Vérifiez-la pour pouvoir acheter une formule.',
  },
  {
    tone: 'success',
    title: 'Votre message a bien été envoyé.',
    children: "Nous vous répondons à l'adresse de votre compte.",
  },
  {
    tone: 'warning',
    title: 'Il vous reste des risques à évaluer dans cette étape.',
    children: "7 risques sur 31 n'ont pas encore de niveau.",
  },
  {
    tone: 'danger',
    title: 'Erreur lors du chargement des DUERP.',
    children: 'Vos documents sont conservés. Rechargez la page pour réessayer.',
  },
];
const ACTIONS = <Button variant="secondary">Réessayer</Button>;

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
  render: () => (
    <Stack>
      {MESSAGES.map((message) => (
        <Alert key={message.tone} {...message} />
      ))}
      <Alert tone="danger" title="L'enregistrement a échoué" actions={ACTIONS} onClose={fn()}>
        Votre saisie est conservée sur cet ordinateur. Vérifiez votre connexion, puis réessayez.
      </Alert>
      <Alert tone="warning">
        Il manque le SIRET de l'entreprise&nbsp;: complétez <Link href="#etape-2">l'étape 2</Link>.
      </Alert>
      <Alert title={`Établissement ${'Anticonstitutionnellement'.repeat(8)}`} onClose={fn()} />
    </Stack>
  ),
};

export const Largeur320: Story = {
  name: 'Largeur de 320 px',
  render: () => (
    <div style={{ width: 320 }} data-testid="cadre">
      <Alert
        title={`Établissement ${'Anticonstitutionnellement'.repeat(8)}`}
        actions={ACTIONS}
        onClose={fn()}
      >
        Un texte qui passe à la ligne.
      </Alert>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('cadre').scrollWidth).toBe(320);
  },
};
