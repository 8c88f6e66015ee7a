import { setTimeout as sleep } from 'node:timers/promises';

const search = (page) => page.getByRole('searchbox', { name: 'Rechercher un risque' });
const open = (page, path) => page.goto(path, { waitUntil: 'networkidle' });

const HELD_MS = 60;
/**
 * As a hand presses: over the element, down, and up a moment later. Playwright's own click sends all of it at once, which the page
 * answers in one task, with what looks whether the element is the one that is hit.
 */
const press = async (page, element) => {
  await element.hover();
  await sleep(HELD_MS);
  await page.mouse.down();
  await sleep(HELD_MS);
  await page.mouse.up();
};
const type = (page, text) => page.keyboard.type(text, { delay: 40 });

/** What a person does in a large document: where, what it begins with, and what is traced. */
export const gesturesOf = (id) => {
  const step = (number, rest = '') => `/duerps/${id}/edit?step=${number}${rest}`;
  return {
    'opening step 5': {
      from: '/duerps',
      do: (page) =>
        page
          .evaluate((path) => window.location.assign(path), step(5))
          .then(() => page.getByRole('tab').first().waitFor()),
      isLoading: true,
    },
    'typing in the search': {
      from: step(5),
      before: (page) => search(page).focus(),
      do: (page) => type(page, 'echafaudage'),
    },
    'clearing it': {
      before: (page) => search(page).selectText(),
      do: (page) => page.keyboard.press('Backspace'),
    },
    'choosing a filter': {
      do: async (page) => {
        await press(page, page.getByRole('button', { name: /Afficher$/ }));
        await press(page, page.getByRole('option', { name: 'Critiques' }));
      },
    },
    'changing the filter': {
      do: async (page) => {
        await press(page, page.getByRole('button', { name: /Afficher$/ }));
        await press(page, page.getByRole('option', { name: 'Non évalués' }));
      },
    },
    'changing the unit': { from: step(5), do: (page) => press(page, page.getByRole('tab').nth(1)) },
    'opening a risk': {
      do: (page) => press(page, page.getByRole('button', { name: /^Geste 2 de/ }).first()),
    },
    evaluating: {
      do: async (page) => {
        const dialog = page.getByRole('dialog');
        for (const stop of ['Grave', 'Fréquent', 'Absente'])
          await press(page, dialog.getByRole('button', { name: stop, exact: true }));
      },
    },
    'typing a remark': {
      before: (page) => page.getByRole('dialog').getByRole('textbox', { name: 'Remarques' }).focus(),
      do: (page) => type(page, ' vu avec les salariés'),
    },
    'saving, and the next risk': {
      do: (page) =>
        press(
          page,
          page.getByRole('dialog').getByRole('button', { name: 'Enregistrer et évaluer le suivant' }),
        ),
    },
    'evaluating in the table': {
      from: step(5, '&vue=tableau'),
      before: (page) =>
        page
          .getByRole('combobox')
          .or(page.getByRole('radio'))
          .or(page.getByRole('spinbutton'))
          .first()
          .focus(),
      do: (page) => type(page, '234'),
    },
    'typing a new risk at step 4': {
      from: step(4),
      before: (page) => page.getByRole('textbox', { name: 'Ajouter un risque' }).first().focus(),
      do: async (page) => {
        await type(page, 'Chute de plain-pied');
        await page.keyboard.press('Enter');
      },
    },
    'typing in the document’s search': {
      from: `/duerps/${id}`,
      before: async (page) => {
        // The search stands in the other of the two views.
        await page.getByRole('tab', { name: 'Vue interactive' }).click();
        await search(page).scrollIntoViewIfNeeded();
        await search(page).focus();
      },
      do: (page) => type(page, 'echafaudage'),
    },
    'grouping the document otherwise': {
      before: (page) => search(page).fill(''),
      do: (page) => press(page, page.getByText('Grouper par catégorie').first()),
    },
  };
};

export { open };
