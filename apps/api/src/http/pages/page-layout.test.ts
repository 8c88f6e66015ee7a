import { expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { layOutPage } from './page-layout.ts';

test('a page names its links as the application does, and escapes its title', () => {
  const page = layOutPage({ title: 'Bonjour <b>', main: '' }, readConfig({ ODU_PRODUCT_NAME: 'A & <i>' }));
  expect(Array.from(page.matchAll(/<li><a href="([^"]+)">([^<]+)</g), ([, ...link]) => link)).toEqual([
    ['/guide', "Guide d'utilisation"],
    ['/mentions-legales', 'Mentions légales'],
    ['/confidentialite', 'Politique de confidentialité'],
    ['/conditions', "Conditions d'utilisation"],
  ]);
  expect(page).toContain('<title>Bonjour &lt;b&gt; - A &amp; &lt;i&gt;</title>');
  expect(page).toContain('<h1>Bonjour &lt;b&gt;</h1>');
  expect(page).not.toMatch(/<[bi]>/);
});
