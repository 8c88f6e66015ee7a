import { activerPapripact, renommerUnite } from '@odu/domain';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { written } from '../../../test/contract-data.ts';
import { findToast } from '../../../test/find-toast.ts';
import { makeDuerp } from '../../autosave/duerp-fixture.test-data.ts';
import { open, press, title, UNITE } from './open-detail.test-data.tsx';

describe('edits that are still to send', () => {
  const edit = async ({ workspace }: ReturnType<typeof open>, name = 'Fournil') => {
    await expect.element(title).toBeVisible();
    const edition = renommerUnite(UNITE, name);
    if (edition !== null) workspace?.autosaves.edit('d1', edition);
  };

  test('are told here when they cannot be', async () => {
    const rendered = open(makeDuerp([UNITE]), {
      'POST /api/duerp/{id}/update-list-unitesdetravail': () => 'no network',
    });
    await edit(rendered);
    await expect
      .element(page.getByRole('status').filter({ hasText: /Non enregistré.*gardées sur cet appareil/ }))
      .toBeVisible();
  });

  test('are not in a copy that is asked for before they are saved: none is made', async () => {
    const rendered = open(makeDuerp([UNITE]), {
      'POST /api/duerp/{id}/update-list-unitesdetravail': () => ({ status: 503 }),
    });
    await edit(rendered);
    await press('Dupliquer');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Dupliquer' }).click();
    await expect.element(findToast('error', /la copie ne les contiendrait pas/)).toBeVisible();
  });

  test('refused by the server wait for the user, who gives them up', async () => {
    const rendered = open(makeDuerp([UNITE]), {
      'POST /api/duerp/{id}/update-list-unitesdetravail': () => ({
        status: 422,
        problem: { message: 'Nom trop long.' },
      }),
    });
    await edit(rendered);
    const alert = page.getByRole('alert').filter({ hasText: "n'a pas pu être enregistrée" });
    await expect.element(alert).toHaveTextContent(/Nom trop long\..*gardée sur cet appareil/);
    await alert.getByRole('button', { name: 'Abandonner cette modification' }).click();
    await expect.element(alert).not.toBeInTheDocument();
  });

  test('that meet another value ask which one to keep', async () => {
    let document = makeDuerp([UNITE]);
    const rendered = open(document, {
      'GET /api/duerp/{id}': () => ({ body: document, headers: { ETag: '"2"' } }),
      'POST /api/duerp/{id}/update-list-unitesdetravail': () => ({ status: 409 }),
    });
    await edit(rendered);
    document = makeDuerp([{ ...UNITE, displayName: 'Atelier' }]);
    const dialog = page.getByRole('dialog', { name: /deux valeurs différentes/ });
    await expect.element(dialog.getByRole('row', { name: 'Ma valeur Fournil' })).toBeVisible();
    await expect.element(dialog.getByRole('row', { name: "L'autre valeur Atelier" })).toBeVisible();
    await dialog.getByRole('button', { name: "Prendre l'autre valeur" }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(rendered.workspace?.autosaves.hasUnsaved()).toBe(false);
  });

  test('joined with somebody else’s are told once', async () => {
    let document = makeDuerp([UNITE]);
    let isStale = true;
    const rendered = open(document, {
      'GET /api/duerp/{id}': () => ({ body: document, headers: { ETag: '"2"' } }),
      'POST /api/duerp/{id}/update-toggle-papripact': () => {
        const answer = isStale ? { status: 409 } : written('"3"');
        isStale = false;
        return answer;
      },
    });
    await expect.element(title).toBeVisible();
    document = makeDuerp([{ ...UNITE, displayName: 'Atelier' }]);
    rendered.workspace?.autosaves.edit('d1', activerPapripact(true));
    await expect.element(findToast('info', /ses modifications et les vôtres ont été réunies/)).toBeVisible();
  });
});
