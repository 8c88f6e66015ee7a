import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { sheet } from '../../stories/sheet.css.ts';
import { Link } from '../Link/Link.tsx';
import { LongText } from './LongText.tsx';

const PHRASE =
  "L'employeur désigne un ou plusieurs salariés compétents pour s'occuper de la protection et de la prévention des risques professionnels. ";

const meta = {
  title: 'Composants/Mettre en page/LongText',
  id: 'components-longtext',
  component: LongText,
  args: {
    length: PHRASE.length * 5,
    about: 'Salarié compétent',
    isProse: true,
    children: (
      <>
        {PHRASE.repeat(5)}
        <Link href="#article">L. 4644-1</Link>
      </>
    ),
  },
} satisfies Meta<typeof LongText>;
export default meta;
type Story = StoryObj<typeof meta>;

const THREE_LINES = 3 * 24;
const isWhole = (texte: HTMLElement) => texte.scrollHeight <= texte.clientHeight;

export const Long: Story = {
  name: 'Long',
  play: async ({ canvas }) => {
    const texte = canvas.getByText(/^L'employeur désigne/);
    await expect(texte.clientHeight).toBeLessThanOrEqual(THREE_LINES);
    await expect(isWhole(texte)).toBe(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Lire la suite\u00A0: Salarié compétent' }));
    await expect(isWhole(texte)).toBe(true);
    const less = canvas.getByRole('button', { name: 'Réduire\u00A0: Salarié compétent' });
    await expect(less).toHaveFocus();
    await userEvent.click(less);
    await expect(isWhole(texte)).toBe(false);
  },
};

/** The focus never stands on a link that is out of sight. */
export const AuClavier: Story = {
  name: 'Au clavier',
  play: async ({ canvas }) => {
    const texte = canvas.getByText(/^L'employeur désigne/);
    await expect(isWhole(texte)).toBe(false);
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await expect(isWhole(texte)).toBe(true);
  },
};

/** At the bottom of what is in view, the link is brought along with the lines that come above it. */
export const AuBasDeLEcran: Story = {
  name: "Au bas de l'écran",
  render: (args) => (
    <div style={{ height: 160, overflow: 'auto' }} data-testid="cadre">
      <div style={{ height: 120 }} />
      <LongText {...args} length={PHRASE.length * 12}>
        {PHRASE.repeat(12)}
        <Link href="#article">L. 4644-1</Link>
      </LongText>
      <div style={{ height: 400 }} />
    </div>
  ),
  play: async ({ canvas }) => {
    const lien = canvas.getByRole('link');
    lien.focus();
    await expect(isWhole(canvas.getByText(/^L'employeur désigne/))).toBe(true);
    const cadre = canvas.getByTestId('cadre').getBoundingClientRect();
    const { top, bottom } = lien.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(cadre.top);
    await expect(bottom).toBeLessThanOrEqual(cadre.bottom);
  },
};

/** Exactly as long as what is shown of a longer one. */
export const Court: Story = {
  name: 'Court',
  args: { length: 240, children: PHRASE },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const UnDePlus: Story = {
  name: 'Un caractère de plus',
  args: { length: 241, children: PHRASE.repeat(2) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeVisible();
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <div className={sheet}>
      <LongText {...args} />
      <LongText {...args} tone="soft" size="s14" />
      <LongText length={PHRASE.length} about="Salarié compétent" isProse>
        {PHRASE}
      </LongText>
    </div>
  ),
};
