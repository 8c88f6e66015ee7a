import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Box } from '../Box/Box.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Link } from '../Link/Link.tsx';
import { Page } from '../Page/Page.tsx';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'Composants/Se repérer/SkipLink',
  id: 'components-skiplink',
  component: SkipLink,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '160px' } } },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <Box padding="medium" tone="surface" border="line" radius="none">
        <Inline as="nav" aria-label="Navigation principale" justify="end" style={{ minBlockSize: 62 }}>
          <Link variant="standalone" href="#accueil">
            Accueil
          </Link>
        </Inline>
      </Box>
      <Page>Le contenu de la page</Page>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Clavier: Story = {
  name: 'Clavier',
  play: async ({ canvas }) => {
    const lien = canvas.getByRole('link', { name: 'Aller au contenu' });
    await expect(lien.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
    await userEvent.tab();
    await expect(lien).toHaveFocus();
    await expect(lien.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(lien).toHaveAttribute('href', '#contenu');
    const contenu = canvas.getByRole('main');
    await expect(contenu).toHaveAttribute('id', 'contenu');
    // The browser does not follow the fragment, which a router would take for a way out of the page.
    let isFollowed = true;
    const handleClick = (event: MouseEvent) => {
      isFollowed = !event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', handleClick, { once: true });
    await userEvent.keyboard('{Enter}');
    await expect(isFollowed).toBe(false);
    await expect(contenu).toHaveFocus();
    await expect(lien.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  play: async () => {
    await userEvent.tab();
  },
};
