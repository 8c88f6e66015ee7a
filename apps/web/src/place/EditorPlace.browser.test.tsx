import { Button, Text } from '@odu/ui';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../test/render-screen.tsx';
import { EditorPlace, type MoveInAddress } from './EditorPlace.tsx';
import { useMove, usePlaceOf } from './place.ts';

function Search() {
  const move = useMove();
  return (
    <>
      <Text>Cherché&nbsp;: {usePlaceOf('q')}</Text>
      <Button
        onPress={() => {
          for (const q of ['f', 'fo', 'fou', 'four']) move({ q });
        }}
      >
        Écrire
      </Button>
      <Button
        onPress={() => {
          move({ q: 'fournil' });
          move({ risque: 'r1' });
        }}
      >
        Écrire et ouvrir
      </Button>
    </>
  );
}

const open = () => {
  const onMove = vi.fn<MoveInAddress>();
  const { unmount } = renderScreen(
    <EditorPlace step={5} address={{}} onMove={onMove}>
      <Search />
    </EditorPlace>,
  );
  return { onMove, unmount };
};

/** Writes a word, and comes back a task later, whatever else the machine does: before any pause is over. */
const write = async () => {
  const button = page.getByRole('button', { name: 'Écrire', exact: true });
  await expect.element(button).toBeVisible();
  (button.element() as HTMLElement).click();
  await new Promise((resolve) => setTimeout(resolve));
};

test('the letters of a search are shown at once, and its word is told to the address once', async () => {
  const { onMove } = open();
  await write();
  expect(onMove).not.toHaveBeenCalled();
  await expect.element(page.getByText(/^Cherché\s: four$/)).toBeVisible();
  await expect.poll(() => onMove.mock.calls).toEqual([[{ place: { q: 'four' } }]]);
});

test('what is opened before the word was told takes it along', async () => {
  const { onMove } = open();
  await page.getByRole('button', { name: 'Écrire et ouvrir' }).click();
  await expect.poll(() => onMove.mock.calls).toEqual([[{ place: { q: 'fournil', risque: 'r1' } }]]);
});

test('who has left before the word was told is not called back', async () => {
  const { onMove, unmount } = open();
  await write();
  expect(onMove).not.toHaveBeenCalled();
  unmount();
  // Longer than the pause after a word: its timer, if it is there, comes first.
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(onMove).not.toHaveBeenCalled();
});
