import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box } from '../Box/Box.tsx';
import { Page } from './Page.tsx';

const meta = {
  title: 'Composants/Mettre en page/Page',
  id: 'components-page',
  component: Page,
  args: {
    width: 'content',
    children: (
      <Box padding="large" tone="sunken">
        Le contenu de la page
      </Box>
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Contenu: Story = {
  name: 'Contenu',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Le contenu de la page').getBoundingClientRect().width).toBeLessThanOrEqual(
      1120,
    );
  },
};

export const Formulaire: Story = {
  name: 'Formulaire',
  args: { width: 'form' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Le contenu de la page').getBoundingClientRect().width).toBeLessThanOrEqual(
      560,
    );
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: ({ children }) => (
    <>
      <Page width="content" as="div">
        {children}
      </Page>
      <Page width="form" as="div">
        {children}
      </Page>
    </>
  ),
};
