import { Button, ConfirmDialog, Dialog, DialogTrigger } from '@odu/ui';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fadeSlowly } from '../fade-slowly.ts';
import { renderScreen } from '../render-screen.tsx';
import { whenDrawn } from '../when-drawn.ts';

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

test('a press on a question that fades leaves the dialog under it open', async () => {
  fadeSlowly();
  renderScreen(
    <DialogTrigger>
      <Button>Modifier</Button>
      <Dialog title="Modifier l'unité">
        <DialogTrigger>
          <Button>Supprimer</Button>
          <ConfirmDialog title="Supprimer cette unité&#8239;?" onConfirm={() => {}} />
        </DialogTrigger>
      </Dialog>
    </DialogTrigger>,
  );
  await page.getByRole('button', { name: 'Modifier' }).click();
  const dialog = page.getByRole('dialog').element();
  await page.getByRole('button', { name: 'Supprimer' }).click();
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Confirmer' }).element();
  await page.elementLocator(confirm).click();
  await expect.poll(() => confirm.closest('[data-exiting]')).not.toBeNull();
  await page.elementLocator(confirm).click();
  await whenDrawn();
  expect(dialog.closest('[data-exiting]')).toBeNull();
  expect(dialog.isConnected).toBe(true);
});
