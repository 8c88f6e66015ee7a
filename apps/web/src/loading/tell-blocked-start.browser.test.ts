import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { tellBlockedStart } from './tell-blocked-start.ts';

let panne: HTMLElement;
beforeEach(() => {
  panne = document.createElement('p');
  Object.assign(panne, { id: 'panne', hidden: true, textContent: 'Cette page…' });
  document.body.append(panne);
  document.documentElement.hidden = true;
});
afterEach(() => {
  panne.remove();
  document.documentElement.hidden = false;
});

test('a browser that blocks the data of the site says so, and what to do', () => {
  tellBlockedStart(new DOMException('denied', 'SecurityError'));
  expect(panne.hidden).toBe(false);
  expect(panne.textContent).toMatch(/^Votre navigateur bloque les données de ce site\./);
  expect(document.documentElement.hidden).toBe(false);
});

test('an application that cannot start for another reason does not leave the page silent', () => {
  tellBlockedStart(new TypeError('broken'));
  expect(panne.hidden).toBe(false);
  expect(panne.textContent).toBe('Cette page…');
});

test('it is said above the page, which waits no more', () => {
  const attente = Object.assign(document.createElement('p'), { id: 'attente' });
  const form = document.createElement('div');
  document.body.prepend(attente, form);
  onTestFinished(() => form.remove());
  tellBlockedStart(new TypeError('broken'));
  expect(attente.isConnected).toBe(false);
  expect(document.body.firstElementChild).toBe(panne);
  expect(form.isConnected).toBe(true);
});

test('a page without a place to say it is shown all the same', () => {
  panne.remove();
  tellBlockedStart(new TypeError('broken'));
  expect(document.documentElement.hidden).toBe(false);
});
