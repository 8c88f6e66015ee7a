import { expect, onTestFinished, test } from 'vitest';
import { PUBLIC_CONFIG } from '../../test/public-config.ts';
import { readPageConfig } from './page-config.ts';

/** What the server writes into the page (apps/api/src/http/web/web-pages.ts). */
const write = (text: string) => {
  const script = Object.assign(document.createElement('script'), {
    id: 'configuration',
    type: 'application/json',
    textContent: text,
  });
  document.body.append(script);
  onTestFinished(() => script.remove());
};

test('what the server wrote of itself into the page is read there, and is not asked for again', () => {
  write(JSON.stringify(PUBLIC_CONFIG));
  expect(readPageConfig()).toEqual(PUBLIC_CONFIG);
});

test('a page that is not sent by the server has nothing of it', () => {
  expect(readPageConfig()).toBeNull();
  write('');
  expect(readPageConfig()).toBeNull();
});
