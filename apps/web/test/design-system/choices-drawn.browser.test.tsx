import { countRenders } from '../count-renders.ts';
import { Select } from '@odu/ui';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderScreen } from '../render-screen.tsx';

const OPTIONS = Array.from({ length: 7 }, (_, rank) => ({
  value: `c${rank + 1}`,
  label: `Choix ${rank + 1}`,
}));

function Essai() {
  const [value, setValue] = useState('c2');
  return <Select label="Essai" options={OPTIONS} value={value} onChange={setValue} />;
}

const button = page.getByRole('button', { name: /Essai/ });
const option = (rank: number) => page.getByRole('option', { name: `Choix ${rank}` });

/** How often the list of the field was drawn, all options with it. */
const LIST = 'ListBox';

// react-aria draws the whole field and its list for each focus that moves: of the page under it, nothing else takes as long.

test('a list of choices that a pointer opens is drawn with the focus of the chosen one', async () => {
  renderScreen(<Essai />);
  await expect.element(button).toBeVisible();
  const opened = await countRenders(async () => {
    await button.click();
    await expect.element(option(2)).toHaveFocus();
  });
  // Its description for the field, itself, and once more for the focus that leaves the button (not in the built page).
  expect(opened.of(LIST) > 3 ? opened.list : '').toBe('');
});

test('an option that a pointer goes over is drawn alone, and leaves the focus to the chosen one', async () => {
  renderScreen(<Essai />);
  await button.click();
  await expect.element(option(2)).toHaveFocus();
  const hovered = await countRenders(async () => {
    await userEvent.hover(option(4));
    await expect.element(option(4)).toHaveAttribute('data-hovered');
  });
  expect(hovered.of(LIST)).toBe(0);
  await expect.element(option(2)).toHaveFocus();
  await option(4).click();
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveTextContent('Choix 4');
});
