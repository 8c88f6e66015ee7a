import { Button, ConfirmDialog, DialogTrigger } from '@odu/ui';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fadeSlowly } from '../fade-slowly.ts';
import { renderScreen } from '../render-screen.tsx';

test('the second press on an answer, while its question fades, answers nothing more', async () => {
  fadeSlowly();
  const onConfirm = vi.fn<() => void>();
  renderScreen(
    <DialogTrigger>
      <Button>Supprimer</Button>
      <ConfirmDialog title="Supprimer cette unité&#8239;?" onConfirm={onConfirm} />
    </DialogTrigger>,
  );
  await page.getByRole('button', { name: 'Supprimer' }).click();
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Confirmer' }).element();
  await page.elementLocator(confirm).click();
  await expect.poll(() => confirm.closest('[data-exiting]')).not.toBeNull();
  (confirm as HTMLElement).click();
  expect(onConfirm).toHaveBeenCalledOnce();
});
