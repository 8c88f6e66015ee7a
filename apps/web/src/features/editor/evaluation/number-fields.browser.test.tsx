import { NumberField, prepareNumberFields } from '@odu/ui';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../../../test/render-screen.tsx';

// What reads typed numbers makes five formats, in the task in which the first risk is opened; three others are the field's own.
test('once number fields are prepared, the first one makes none of the formats that read what is typed', async () => {
  prepareNumberFields();
  await new Promise((resolve) => setTimeout(resolve));
  const Native = Intl.NumberFormat;
  onTestFinished(() => {
    Intl.NumberFormat = Native;
  });
  const made: unknown[] = [];
  // The class is called as one by react-aria, and by nobody as a function.
  Intl.NumberFormat = class extends Native {
    constructor(...options: ConstructorParameters<typeof Native>) {
      super(...options);
      made.push(options);
    }
  } as typeof Native;
  renderScreen(<NumberField label="Nombre de personnes exposées" value={3} onChange={() => {}} />, {});
  await expect.element(page.getByRole('textbox', { name: 'Nombre de personnes exposées' })).toHaveValue('3');
  expect(made.length).toBeLessThanOrEqual(3);
});
