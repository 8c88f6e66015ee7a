const search = (page) => page.getByRole('searchbox', { name: 'Rechercher un risque' });
const open = (page, path) => page.goto(path, { waitUntil: 'networkidle' });
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
    'clearing it': { do: (page) => search(page).fill('') },
    'choosing a filter': {
      do: async (page) => {
        await page.getByRole('button', { name: /Afficher$/ }).click();
        await page.getByRole('option', { name: 'Critiques' }).click();
      },
    },
    'changing the filter': {
      do: async (page) => {
        await page.getByRole('button', { name: /Afficher$/ }).click();
        await page.getByRole('option', { name: 'Non évalués' }).click();
      },
    },
    'changing the unit': { from: step(5), do: (page) => page.getByRole('tab').nth(1).click() },
    'opening a risk': {
      do: (page) =>
        page
          .getByRole('button', { name: /^Geste 2 de/ })
          .first()
          .click(),
    },
    evaluating: {
      do: async (page) => {
        const dialog = page.getByRole('dialog');
        for (const stop of ['Grave', 'Fréquent', 'Absente'])
          await dialog.getByRole('button', { name: stop, exact: true }).click();
      },
    },
    'typing a remark': {
      before: (page) => page.getByRole('dialog').getByRole('textbox').last().focus(),
      do: (page) => type(page, ' vu avec les salariés'),
    },
    'saving, and the next risk': {
      do: (page) =>
        page.getByRole('dialog').getByRole('button', { name: 'Enregistrer et évaluer le suivant' }).click(),
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
      do: (page) => page.getByText('Grouper par catégorie').first().click(),
    },
  };
};

export { open };
