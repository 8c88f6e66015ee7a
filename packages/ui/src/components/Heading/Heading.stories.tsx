import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { SkeletonGroup } from '../Skeleton/Skeleton.tsx';
import { AwaitedHeading, FirstPaint, Heading } from './Heading.tsx';

const meta = {
  title: 'Composants/Mettre en page/Heading',
  id: 'components-heading',
  component: Heading,
  subcomponents: { AwaitedHeading, FirstPaint },
  args: { level: 1, children: 'Mes DUERP' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Defaut: Story = { name: 'Par défaut' };

export const NiveauEtTailleDistincts: Story = {
  name: 'Niveau et taille distincts',
  args: { level: 2, size: 's18', children: 'Titre de deuxième niveau, petit' },
  play: async ({ canvas }) => {
    const titre = canvas.getByRole('heading', { level: 2, name: 'Titre de deuxième niveau, petit' });
    await expect(getComputedStyle(titre).fontSize).toBe('18px');
  },
};

export const NomTresLong: Story = {
  name: 'Nom très long',
  args: { children: `Établissement ${'Anticonstitutionnellement'.repeat(8)}` },
  render: (args) => (
    <div style={{ width: 320 }} data-testid="cadre">
      <Heading {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('cadre').scrollWidth).toBe(320);
  },
};

/** Ce que le titre compte vient après lui, d'un seul tenant. Rien ne bouge quand le nombre arrive. */
export const AvecUnNombre: Story = {
  name: 'Avec un nombre',
  args: { detail: '(2/50)' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Mes DUERP (2/50)' })).toBeVisible();
    await expect(getComputedStyle(canvas.getByText('(2/50)')).display).toBe('inline-block');
  },
};

/** Le titre d'une page qui se charge, quand l'adresse le dit déjà. Il est à sa place, sans être encore un titre. */
export const Attendu: Story = {
  name: 'Attendu',
  render: ({ level, children }) => (
    <>
      <SkeletonGroup>
        <AwaitedHeading level={level}>{children}</AwaitedHeading>
      </SkeletonGroup>
      <Heading level={level}>{children}</Heading>
    </>
  ),
  play: async ({ canvas }) => {
    const titre = canvas.getByRole('heading', { name: 'Mes DUERP' });
    const attendu = canvas.getByText('Mes DUERP', { selector: 'p' });
    const allure = (element: Element) => {
      const { fontSize, fontWeight, lineHeight, margin } = getComputedStyle(element);
      return { fontSize, fontWeight, lineHeight, margin };
    };
    await expect(allure(attendu)).toEqual(allure(titre));
  },
};

/** Au tout premier affichage, avec une police de la machine. Le titre attendu n'est pas moins large que celui qui le remplace. */
export const AuPremierAffichage: Story = {
  name: 'Au premier affichage',
  render: ({ level, children }) => (
    <>
      <FirstPaint>
        <SkeletonGroup>
          <AwaitedHeading level={level}>{children}</AwaitedHeading>
        </SkeletonGroup>
      </FirstPaint>
      <Heading level={level}>{children}</Heading>
    </>
  ),
  play: async ({ canvas }) => {
    const measureText = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().width;
    };
    const titre = canvas.getByRole('heading', { name: 'Mes DUERP' });
    const attendu = canvas.getByText('Mes DUERP', { selector: 'p' });
    await expect(measureText(attendu)).toBeGreaterThan(measureText(titre));
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Stack>
      {([1, 2, 3, 4, 5, 6] as const).map((level) => (
        <Heading key={level} level={level}>
          Titre de niveau {level}
        </Heading>
      ))}
      <Heading level={3} tone="soft">
        Un titre sous un autre
      </Heading>
    </Stack>
  ),
};
