import { page } from 'vitest/browser';

const LABELS = { success: 'Succès', error: 'Erreur', info: 'Information', warning: 'Attention' } as const;

/** A toast by what it says and by its kind, as who does not see its colour is told it. */
export const findToast = (kind: keyof typeof LABELS, message: string | RegExp) =>
  page
    .getByRole('alertdialog')
    .filter({ hasText: message })
    .filter({ has: page.getByRole('img', { name: LABELS[kind] }) });
