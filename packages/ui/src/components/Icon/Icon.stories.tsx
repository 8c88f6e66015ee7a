import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as sheet from '../../stories/sheet.css.ts';
import { Icon } from './Icon.tsx';
import * as icons from './icons.ts';
import * as styles from './Icon.stories.css.ts';

const meta = {
  title: 'Composants/Mettre en page/Icon',
  id: 'components-icon',
  component: Icon,
  args: { shape: icons.IconCheck },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Decorative: Story = {
  name: 'Décorative',
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const WithLabel: Story = {
  name: 'Avec un libellé',
  args: { shape: icons.IconLock, label: 'Verrouillé', size: 'large' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Verrouillé' })).toBeVisible();
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div className={sheet.sheet}>
      <div className={sheet.row}>
        {(['small', 'medium', 'large'] as const).map((size) => (
          <span key={size} className={styles.cell}>
            <Icon shape={icons.IconDocument} size={size} /> {size}
          </span>
        ))}
      </div>
      <div className={styles.grid}>
        {Object.entries(icons).map(([name, shape]) => (
          <span key={name} className={styles.cell}>
            <Icon shape={shape} size="large" /> {name}
          </span>
        ))}
      </div>
    </div>
  ),
};
