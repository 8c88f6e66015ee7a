import { Button, VirtualList } from '@odu/ui';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';

// The code of long lists is not there yet in this file: the list opens with its first dozen.
test('the focus stays in its row when the list takes the place of its first rows', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  flushSync(() =>
    root.render(
      <VirtualList
        label="Essai"
        items={Array.from({ length: 100 }, (_, rank) => `${rank + 1}`)}
        getKey={(item) => item}
        renderItem={(item) => (
          <>
            <Button>{`Ouvrir ${item}`}</Button>
            <Button>{`Noter ${item}`}</Button>
          </>
        )}
      />,
    ),
  );
  const note = page.getByRole('button', { name: 'Noter 3', exact: true });
  const first = note.element() as HTMLElement;
  first.focus();
  expect(place.querySelectorAll('li')).toHaveLength(12);
  await expect.element(page.getByRole('listitem').first()).toHaveAttribute('aria-setsize', '100');
  expect(document.contains(first)).toBe(false);
  await expect.element(note).toHaveFocus();
});
