import { Page, TextField } from '@odu/ui';
import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fadeSlowly } from '../../test/fade-slowly.ts';
import { renderScreen } from '../../test/render-screen.tsx';
import { whenDrawn } from '../../test/when-drawn.ts';
import { ConfirmLeave } from './ConfirmLeave.tsx';

type ScreenProps = { run: () => Promise<boolean>; onRefused: () => void };

/** A screen whose field is given the focus where its save is refused. */
function Screen({ run, onRefused }: ScreenProps) {
  const field = useRef<HTMLInputElement>(null);
  const handleRefusal = () => {
    onRefused();
    field.current?.focus();
  };
  return (
    <Page>
      <TextField label="Adresse" inputRef={field} />
      <ConfirmLeave
        shouldAsk={() => true}
        title="Modifications non sauvegardées"
        confirmLabel="Continuer sans enregistrer"
        save={{ run, onRefused: handleRefusal }}
      >
        Vous avez des modifications non sauvegardées.
      </ConfirmLeave>
    </Page>
  );
}

const field = page.getByRole('textbox', { name: 'Adresse' });
const question = page.getByRole('alertdialog');
const saveAndGoOn = question.getByRole('button', { name: 'Enregistrer et continuer' });

/** Leaves the screen, and answers the question by a save that is accepted or not. */
const leaveBySaving = async (isSaved: boolean) => {
  const onRefused = vi.fn<() => void>();
  const { router } = renderScreen(<Screen run={() => Promise.resolve(isSaved)} onRefused={onRefused} />);
  await expect.element(field).toBeVisible();
  void router.navigate({ to: '/duerps' });
  await saveAndGoOn.click();
  return { router, onRefused };
};

test('a save that is accepted leaves, and is told of as refused nowhere', async () => {
  const { router, onRefused } = await leaveBySaving(true);
  await expect.poll(() => router.state.location.pathname).toBe('/duerps');
  await whenDrawn();
  expect(onRefused).not.toHaveBeenCalled();
});

test('a save that is refused takes the question away at once, and leaves the focus where the refusal puts it', async () => {
  fadeSlowly();
  const { router, onRefused } = await leaveBySaving(false);
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(field).toHaveFocus();
  await whenDrawn();
  await expect.element(field).toHaveFocus();
  expect(onRefused).toHaveBeenCalledOnce();
  expect(router.state.location.pathname).toBe('/');
});

test('a save that is refused is asked about again, and may be accepted then', async () => {
  const answers = [false, true];
  const { router } = renderScreen(
    <Screen run={() => Promise.resolve(answers.shift() ?? false)} onRefused={() => {}} />,
  );
  await expect.element(field).toBeVisible();
  void router.navigate({ to: '/duerps' });
  await saveAndGoOn.click();
  await expect.element(question).not.toBeInTheDocument();
  void router.navigate({ to: '/duerps' });
  await saveAndGoOn.click();
  await expect.poll(() => router.state.location.pathname).toBe('/duerps');
});
