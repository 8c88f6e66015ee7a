import { ComboBox } from '@odu/ui';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';

const OPTIONS = [
  { label: 'Commerces', options: [{ value: 'BOUL', label: 'Boulangerie' }] },
  { value: 'REST', label: 'Restauration' },
];

/** What a field says when it comes into the page, before any effect has run. */
function readFirst(value: string | null): Promise<string | undefined> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  return new Promise((resolve) => {
    new MutationObserver(() => resolve(place.querySelector('input')?.value)).observe(place, {
      childList: true,
    });
    root.render(<ComboBox label="Secteur" options={OPTIONS} value={value} />);
  });
}

test.for([
  ['REST', 'Restauration'],
  ['BOUL', 'Boulangerie'],
  ['AUTRE', ''],
  [null, ''],
] as const)(
  'a field completed from a list, whose value is %s, says « %s » at its first paint',
  async ([value, text]) => {
    expect(await readFirst(value)).toBe(text);
  },
);
