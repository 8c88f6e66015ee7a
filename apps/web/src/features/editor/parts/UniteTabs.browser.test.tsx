import { Button, Text } from '@odu/ui';
import { useState, type ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { whenDrawn } from '../../../../test/when-drawn.ts';
import { makeDuerp, makeUnite } from '../../../autosave/duerp-fixture.test-data.ts';
import { EditorPlace, type MoveInAddress } from '../../../place/EditorPlace.tsx';
import type { Move, Place } from '../../../place/place.ts';
import { PlaceProvider } from '../../../place/PlaceProvider.tsx';
import { UniteTabs } from './UniteTabs.tsx';

function Tabs({ count }: { count: number }) {
  const [place, setPlace] = useState<Place>({});
  const unites = Array.from({ length: count }, (_, index) => makeUnite(`u${index + 1}`));
  return (
    <PlaceProvider
      value={{ place, move: (change: Parameters<Move>[0]) => setPlace((known) => ({ ...known, ...change })) }}
    >
      <UniteTabs duerp={makeDuerp(unites)} getBadge={() => '3 risques'}>
        {({ idUniteDeTravail }) => <Text>Contenu de {idUniteDeTravail}</Text>}
      </UniteTabs>
    </PlaceProvider>
  );
}
const menu = page.getByRole('button', { name: /Aller à l'unité/ });

describe('a list of all units stands where their tabs do not fit', () => {
  test.for([
    [360, 2, false],
    [360, 3, true],
    [1280, 4, false],
    [1280, 5, true],
  ] as const)('at %d px, with %d units: %s', async ([width, count, isThere]) => {
    await page.viewport(width, 800);
    renderScreen(<Tabs count={count} />);
    await expect.element(page.getByRole('tab').first()).toBeVisible();
    expect(menu.elements()).toHaveLength(isThere ? 1 : 0);
  });
});

test('the list leads to a unit, and keeps the focus', async () => {
  await page.viewport(360, 800);
  renderScreen(<Tabs count={5} />);
  await menu.click();
  await page
    .getByRole('option', { name: /\(3 risques\)/ })
    .nth(3)
    .click();
  await expect.element(page.getByText('Contenu de u4')).toBeVisible();
  await expect.element(page.getByRole('tab', { selected: true })).toHaveAttribute('data-key', 'u4');
  await expect.element(menu).toHaveFocus();
});

test('the buttons under a unit lead to the one beside it, and to its tab', async () => {
  await page.viewport(1280, 800);
  renderScreen(<Tabs count={3} />);
  const previous = page.getByRole('button', { name: 'Unité précédente' });
  const next = page.getByRole('button', { name: 'Unité suivante' });
  const isAt = async (id: string) => {
    await expect.element(page.getByText(`Contenu de ${id}`)).toBeVisible();
    const tab = page.getByRole('tab', { selected: true });
    await expect.element(tab).toHaveAttribute('data-key', id);
    await expect.element(tab).toHaveFocus();
  };
  await expect.element(page.getByText('Contenu de u1')).toBeVisible();
  expect(previous.query()).toBeNull();
  await next.click();
  await isAt('u2');
  await next.click();
  await isAt('u3');
  expect(next.query()).toBeNull();
  await previous.click();
  await isAt('u2');
  await previous.click();
  await isAt('u1');
  expect(previous.query()).toBeNull();
});

function TabsOf({ place = {} }: { place?: Place }) {
  const [ids, setIds] = useState(['u1', 'u2', 'u3']);
  const makeButton = (label: string, next: string[]) => <Button onPress={() => setIds(next)}>{label}</Button>;
  return (
    <PlaceProvider value={{ place, move: () => {} }}>
      <UniteTabs duerp={makeDuerp(ids.map((id) => makeUnite(id)))} getBadge={() => '3 risques'}>
        {({ idUniteDeTravail }) => <Text>Contenu de {idUniteDeTravail}</Text>}
      </UniteTabs>
      {makeButton('Un collègue range', ['u3', 'u2', 'u1'])}
      {makeButton('Un collègue supprime', ['u2', 'u3'])}
    </PlaceProvider>
  );
}

test.for([
  ['named by the address', { unite: 'u1' }],
  ['without a name', {}],
] as const)(
  'a unit %s stays under the hands when a colleague moves it, and gives way to the one beside it when it is deleted',
  async ([, place]) => {
    await page.viewport(1280, 800);
    renderScreen(<TabsOf place={place} />);
    await expect.element(page.getByText('Contenu de u1')).toBeVisible();
    await page.getByRole('button', { name: 'Un collègue range' }).click();
    await expect.element(page.getByRole('tab').first()).toHaveAttribute('data-key', 'u3');
    await expect.element(page.getByText('Contenu de u1')).toBeVisible();
    // It stood last by then.
    await page.getByRole('button', { name: 'Un collègue supprime' }).click();
    await expect.element(page.getByText('Contenu de u3')).toBeVisible();
  },
);

describe('another unit', () => {
  const renderPlaced = async (children: (unite: string) => ReactNode, ids = ['u1', 'u2']) => {
    await page.viewport(1280, 800);
    renderScreen(
      <EditorPlace step={4} address={{}} onMove={vi.fn<MoveInAddress>()}>
        <UniteTabs duerp={makeDuerp(ids.map((id) => makeUnite(id)))} getBadge={() => '3 risques'}>
          {({ idUniteDeTravail }) => children(idUniteDeTravail)}
        </UniteTabs>
      </EditorPlace>,
    );
    await expect.element(page.getByRole('tabpanel', { name: /^Unité u1/ })).toBeVisible();
    const [shown, other] = page.getByRole('tab').elements() as HTMLElement[];
    return { shown, other };
  };
  const openPlaced = async () => {
    const added = vi.fn<(unite: string) => void>();
    const tabs = await renderPlaced((unite) => (
      <Button onPress={() => added(unite)}>Ajouter à {unite}</Button>
    ));
    const find = (id: string) => page.getByRole('button', { name: `Ajouter à ${id}` });
    return { button: find('u1').element() as HTMLElement, find, added, ...tabs };
  };
  const PRESSES = [
    ['a press', (button: HTMLElement) => button.click()],
    [
      'a key',
      (button: HTMLElement) => {
        for (const type of ['keydown', 'keyup'])
          button.dispatchEvent(new KeyboardEvent(type, { key: 'Enter', bubbles: true, cancelable: true }));
      },
    ],
  ] as const;
  /** What React draws of an event at once, it draws before the next task. */
  const drawnAtOnce = () => Promise.resolve();

  test.for(PRESSES)(
    'that a pointer chooses takes what stands of the one before out of its reach: %s was an edit of the wrong one',
    async ([, press]) => {
      const { button, find, other, added } = await openPlaced();
      press(button);
      expect(added).toHaveBeenCalledExactlyOnceWith('u1');
      other?.click();
      await drawnAtOnce();
      expect(button.isConnected).toBe(true);
      press(button);
      expect(added).toHaveBeenCalledOnce();
      await expect.element(find('u2')).toBeVisible();
      press(find('u2').element() as HTMLElement);
      expect(added).toHaveBeenLastCalledWith('u2');
    },
  );

  test.for(PRESSES)(
    'is given %s that came too early for it, on what it has by the same name',
    async ([, press]) => {
      const added = vi.fn<(unite: string) => void>();
      const { other } = await renderPlaced((unite) => <Button onPress={() => added(unite)}>Ajouter</Button>);
      const button = page.getByRole('button', { name: 'Ajouter' });
      const before = button.element() as HTMLElement;
      other?.click();
      await drawnAtOnce();
      expect(before.isConnected).toBe(true);
      press(before);
      expect(added).not.toHaveBeenCalled();
      await expect.poll(() => added.mock.calls).toEqual([['u2']]);
      // Where the dialog that it opens gives the focus back to.
      await expect.element(button).toHaveFocus();
    },
  );

  test('is given a press of a mouse that begins before it stands and ends on it, where it ends on what it began with', async () => {
    const added = vi.fn<(unite: string) => void>();
    const { shown, other } = await renderPlaced((unite) => (
      <>
        <Button onPress={() => added(unite)}>Ajouter</Button>
        <Button>Trier</Button>
      </>
    ));
    const find = (name: string) => page.getByRole('button', { name }).element() as HTMLElement;
    const fire = (type: string, on: HTMLElement) =>
      on.dispatchEvent(
        new PointerEvent(type, { bubbles: true, cancelable: true, pointerType: 'mouse', button: 0 }),
      );
    const holdFrom = async (tab: HTMLElement | undefined) => {
      const before = find('Ajouter');
      tab?.click();
      await drawnAtOnce();
      fire('pointerdown', before);
      await expect.poll(() => before.isConnected).toBe(false);
    };
    await holdFrom(other);
    expect(added).not.toHaveBeenCalled();
    fire('pointerup', find('Ajouter'));
    expect(added.mock.calls).toEqual([['u2']]);
    await holdFrom(shown);
    fire('pointerup', find('Trier'));
    fire('pointerup', find('Ajouter'));
    expect(added).toHaveBeenCalledOnce();
  });

  test('is gone on from by who presses twice at once, to the tab of the one after it', async () => {
    await renderPlaced((unite) => <Text>Contenu de {unite}</Text>, ['u1', 'u2', 'u3']);
    const next = page.getByRole('button', { name: 'Unité suivante' }).element() as HTMLElement;
    next.click();
    await drawnAtOnce();
    expect(next.isConnected).toBe(true);
    next.click();
    await expect.element(page.getByText('Contenu de u3')).toBeVisible();
    await expect.element(page.getByRole('tab', { selected: true })).toHaveAttribute('data-key', 'u3');
    await expect.element(page.getByRole('tab', { selected: true })).toHaveFocus();
  });

  test('is given no press of which it cannot be told what was meant', async () => {
    const added = vi.fn<(unite: string) => void>();
    const { other } = await renderPlaced((unite) => (
      <>
        <Button onPress={() => added(`${unite} first`)}>Supprimer</Button>
        <Button onPress={() => added(`${unite} second`)}>Supprimer</Button>
        <Button onPress={() => added(unite)}>Ajouter à {unite}</Button>
      </>
    ));
    const second = page.getByRole('button', { name: 'Supprimer' }).nth(1).element() as HTMLElement;
    const toU1 = page.getByRole('button', { name: 'Ajouter à u1' }).element() as HTMLElement;
    other?.click();
    await drawnAtOnce();
    second.click();
    toU1.click();
    await expect.element(page.getByRole('button', { name: 'Ajouter à u2' })).toBeVisible();
    await whenDrawn();
    expect(added).not.toHaveBeenCalled();
  });

  test('that a key chooses stands before the next key', async () => {
    const { button, find, shown } = await openPlaced();
    shown?.focus();
    shown?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    await drawnAtOnce();
    expect(button.isConnected).toBe(false);
    expect(find('u2').query()).not.toBeNull();
  });
});
