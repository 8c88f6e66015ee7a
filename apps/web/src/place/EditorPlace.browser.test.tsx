import { Button, Text } from '@odu/ui';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../test/render-screen.tsx';
import { whenDrawn } from '../../test/when-drawn.ts';
import type { Etape } from '../features/editor/model/etapes.ts';
import { EditorPlace, type MoveInAddress } from './EditorPlace.tsx';
import { type Place, useInParts, useMove, usePlaceOf } from './place.ts';

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

function Cards() {
  return <Text>Cartes&nbsp;: {useInParts()}</Text>;
}

function Unites({ step }: { step: Etape }) {
  const move = useMove();
  const unite = usePlaceOf('unite');
  return (
    <>
      <Cards key={`${step}${unite}`} />
      <Text>Ouverte&nbsp;: {unite ?? 'aucune'}</Text>
      {['u1', 'u2'].map((id) => (
        <Button key={id} onPress={() => move({ unite: id })}>{`Ouvrir ${id}`}</Button>
      ))}
      <Button onPress={() => move({ q: 'four' })}>Chercher</Button>
    </>
  );
}

type Address = { readonly step: Etape; readonly place: Place };

/** The editor under an address that only these buttons change: it follows a move late, or leads. */
function Addressed({ onMove }: { onMove: MoveInAddress }) {
  const [{ step, place }, setAddress] = useState<Address>({ step: 5, place: {} });
  const makeButton = (label: string, next: Address) => (
    <Button onPress={() => setAddress(next)}>{label}</Button>
  );
  return (
    <>
      {makeButton('Adresse de u1', { step: 5, place: { unite: 'u1' } })}
      {makeButton('Adresse de u2', { step: 5, place: { unite: 'u2' } })}
      {makeButton('Adresse de l’étape 6', { step: 6, place: {} })}
      <EditorPlace step={step} address={place} onMove={onMove}>
        <Unites step={step} />
      </EditorPlace>
    </>
  );
}

describe('the address', () => {
  const openUnites = () => {
    const onMove = vi.fn<MoveInAddress>();
    renderScreen(<Addressed onMove={onMove} />);
    const press = (name: string) => page.getByRole('button', { name }).click();
    /** Makes a move, and waits until the address was told of it. */
    const move = async (name: string) => {
      const told = onMove.mock.calls.length;
      await press(name);
      await expect.poll(() => onMove.mock.calls.length).toBe(told + 1);
    };
    return { onMove, press, move };
  };
  const opened = (unite: string) => page.getByText(new RegExp(`^Ouverte\\s: ${unite}$`));

  test('is told of a move alone: what it was told before may have been left since', async () => {
    const { onMove, move } = openUnites();
    await move('Ouvrir u1');
    await move('Chercher');
    expect(onMove.mock.calls).toEqual([[{ place: { unite: 'u1' } }], [{ place: { q: 'four' } }]]);
  });

  test('that follows late does not take a newer unit away; that of « Back » leads', async () => {
    const { press, move } = openUnites();
    await move('Ouvrir u1');
    await move('Ouvrir u2');
    await expect.element(opened('u2')).toBeVisible();
    await press('Adresse de u1');
    await whenDrawn();
    await expect.element(opened('u2')).toBeVisible();
    await press('Adresse de u2');
    await whenDrawn();
    await expect.element(opened('u2')).toBeVisible();
    await press('Adresse de u1');
    await expect.element(opened('u1')).toBeVisible();
  });

  test('of another step begins it at its own place', async () => {
    const { press, move } = openUnites();
    await move('Ouvrir u1');
    await expect.element(opened('u1')).toBeVisible();
    await press('Adresse de l’étape 6');
    await expect.element(opened('aucune')).toBeVisible();
  });

  // Whoever comes back to it finds the place in it where they were.
  test('brings its cards as a page does, and so does that of another step; a move brings others as asked for', async () => {
    const { press, move } = openUnites();
    const cards = (inParts: string) => page.getByText(new RegExp(`^Cartes\\s: ${inParts}$`));
    await press('Adresse de u1');
    await expect.element(opened('u1')).toBeVisible();
    await expect.element(cards('once')).toBeVisible();
    await move('Ouvrir u2');
    await expect.element(cards('always')).toBeVisible();
    await press('Adresse de l’étape 6');
    await expect.element(opened('aucune')).toBeVisible();
    await expect.element(cards('once')).toBeVisible();
  });
});
