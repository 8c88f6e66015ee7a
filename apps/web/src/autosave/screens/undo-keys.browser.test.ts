import { expect, onTestFinished, test } from 'vitest';
import { readUndoKey } from './undo-keys.ts';

/** What the key press asks for on the element that this HTML ends with. */
const press = (keys: KeyboardEventInit, html = '<button>Suivant</button>') => {
  const body = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => body.remove());
  body.innerHTML = html;
  const target = [...body.querySelectorAll('*')].at(-1);
  const asked: ReturnType<typeof readUndoKey>[] = [];
  body.addEventListener('keydown', (event) => asked.push(readUndoKey(event)));
  target?.dispatchEvent(new KeyboardEvent('keydown', { ...keys, bubbles: true }));
  expect(asked).toHaveLength(1);
  return asked[0];
};

test('Ctrl+Z takes back, Ctrl+Y and Ctrl+Shift+Z do again, with Cmd as well', () => {
  expect(press({ key: 'z', ctrlKey: true })).toBe('undo');
  expect(press({ key: 'z', metaKey: true })).toBe('undo');
  expect(press({ key: 'y', ctrlKey: true })).toBe('redo');
  expect(press({ key: 'Z', ctrlKey: true, shiftKey: true })).toBe('redo');
  expect(press({ key: 'Z', metaKey: true, shiftKey: true })).toBe('redo');
});

test('with the capitals locked too', () => {
  expect(press({ key: 'Z', ctrlKey: true })).toBe('undo');
});

test('any other key asks nothing', () => {
  expect(press({ key: 'z' })).toBeNull();
  expect(press({ key: 'a', ctrlKey: true })).toBeNull();
  expect(press({ key: 'z', ctrlKey: true, altKey: true })).toBeNull();
  expect(press({ key: 'y', ctrlKey: true, shiftKey: true })).toBeNull();
});

test.for([
  '<input />',
  '<input type="text" />',
  '<input type="date" />',
  '<textarea></textarea>',
  '<p contenteditable="true"><b></b></p>',
  '<section role="dialog"><button>Fermer</button></section>',
  '<section role="alertdialog"><button>Fermer</button></section>',
])('a text and a dialog keep the keys to themselves: %s', (html) => {
  expect(press({ key: 'z', ctrlKey: true }, html)).toBeNull();
});

test.for(['checkbox', 'radio', 'range'])('a %s has no undo of its own', (type) => {
  expect(press({ key: 'z', ctrlKey: true }, `<input type="${type}" />`)).toBe('undo');
});
