import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { PublicConfig } from '@odu/api-contract';
import { makeWebPages } from '../../src/http/web/web-pages.ts';

const webDir = mkdtempSync(join(tmpdir(), 'odu-pages-'));
afterAll(() => rmSync(webDir, { recursive: true, force: true }));
mkdirSync(join(webDir, '.vite'));
writeFileSync(
  join(webDir, 'index.html'),
  '<head><meta name="application-name" content="ODU" /><title>ODU</title><script type="module" crossorigin src="/assets/index.js"></script></head><body><div id="root"></div></body>',
);
const page = (html: string) => ({ title: 'Connexion', html });
writeFileSync(
  join(webDir, '.vite/pages.json'),
  JSON.stringify({
    fonts: ['assets/a.woff2'],
    firstScripts: { rendered: 'assets/first.js', signedIn: 'assets/debut.js' },
    pages: [
      { path: '/login', scripts: ['assets/login.js'], styles: [] },
      { path: '/mots', scripts: [], styles: [] },
      { path: '/faux', scripts: [], styles: [] },
      { path: '/create-account', isAsking: true, scripts: ['assets/captcha.js'], styles: [] },
      { path: '/duerps/$duerpId', scripts: ['assets/detail.js'], styles: [] },
      {
        path: '/duerps/new',
        waiting: { true: '<p>[[nom]], formules</p>', false: '<p>[[nom]]</p>' },
        scripts: ['assets/new.js'],
        styles: [],
      },
      {
        path: '/duerps/$duerpId/edit',
        query: { name: 'step', value: '5' },
        waiting: { true: '<p>Évaluation des risques</p>' },
        calls: ['/api/duerp/$duerpId', '/api/myaccount/info'],
        scripts: ['assets/five.js'],
        styles: ['assets/five.css'],
      },
      { path: '/duerps/$duerpId/edit', scripts: ['assets/edit.js'], styles: [] },
    ],
    rendered: {
      '/mots': {
        'true-true': page(
          '[[nom]] [[version]] [[supportEmail]] [[marketingUrl]] [[partnerName]] [[partnerUrl]] [[userGuideUrl]] [[legalNoticeUrl]] [[privacyUrl]] [[termsUrl]]',
        ),
      },
      '/faux': { 'true-true': page('[[inconnu]]') },
      '/create-account': { 'true-true': page('<p>Créer</p>') },
      '/login': {
        'true-true': page('<p>[[nom]] avec [[partnerName]]</p>'),
        'true-false': page('<p>[[nom]] seul</p>'),
        'false-true': page('<p>sans formules, avec [[partnerName]]</p>'),
        'false-false': page('<p>sans rien</p>'),
      },
    },
  }),
);

const CONFIG: PublicConfig = {
  productName: 'ODU',
  version: 'ODU-v0.8.0',
  supportEmail: 'aide@odu.example',
  partnerLawFirm: { name: 'Martin & <Associés>', url: 'https://martin.example' },
  marketingUrl: '/',
  userGuideUrl: '/guide',
  legalNoticeUrl: '/mentions-legales',
  privacyUrl: '/confidentialite',
  termsUrl: '/conditions',
  hasBilling: true,
  isSandboxPayment: false,
  isDevInbox: false,
};
const make = (changes: Partial<PublicConfig> = {}) => makeWebPages(webDir, () => ({ ...CONFIG, ...changes }));

test.for([
  ['/duerps/new', 'assets/new.js'],
  ['/duerps/3f/', 'assets/detail.js'],
  ['/duerps/3f/edit?step=6', 'assets/edit.js'],
])('%s names the script of its own page, before any is run', ([url = '', script]) => {
  const named = [
    ...make()(url).matchAll(/rel="modulepreload"(?: fetchpriority="low")? crossorigin href="\/(.*?)"/g),
  ].map(([, file]) => file);
  expect(named).toEqual([script]);
});

test('its style sheet and the font stand in the head', () => {
  const text = make()('/duerps/3f/edit?step=5');
  expect(text).toContain('<link rel="stylesheet" crossorigin href="/assets/five.css">');
  expect(text).toContain('<link rel="preload" as="font" crossorigin href="/assets/a.woff2">');
});

test('an address that no page has gets the bare page', () => {
  expect(make()('/nulle/part')).toContain('<div id="root"></div>');
  expect(make()('/nulle/part')).not.toContain('modulepreload');
});

test('a signed-in page waits under its outline, in the words of the operator; a long name is laid out otherwise', () => {
  const wait = (changes?: Partial<PublicConfig>, url = '/duerps/new') =>
    /<div id="attente">(.*?)<\/div><div id="root"><\/div>/.exec(make(changes)(url))?.[1];
  expect(wait()).toBe('<p>ODU, formules</p>');
  expect(wait({ hasBilling: false, productName: 'Duerp & co' })).toBe('<p>Duerp &amp; co</p>');
  expect(wait({ productName: 'Prévention Ouest' })).toBeUndefined();
  expect(wait({}, '/duerps/3f/edit?step=5&unite=2')).toBe('<p>Évaluation des risques</p>');
  expect(make()('/login')).not.toContain('attente');
});

test('what a page waits under comes before its scripts; where nothing stands before they run, they come first', () => {
  const isLate = (url: string) =>
    [
      ...make()(url).matchAll(/<(?:script type="module"|link rel="modulepreload")( fetchpriority="low")?/g),
    ].map(([, priority]) => priority !== undefined);
  expect(isLate('/duerps/new')).toEqual([true, true]);
  expect(isLate('/duerps/3f')).toEqual([false, false]);
});

test('a signed-in page that tells its calls has one script, beside which it is painted, and which asks for the rest', () => {
  const text = make()('/duerps/3f/edit?step=5');
  expect(text).toContain(
    '<script async data-calls="/api/duerp/$duerpId /api/myaccount/info" src="/assets/debut.js" data-files="/assets/index.js /assets/five.js"></script>',
  );
  expect(text).toContain('<div id="attente">');
  expect(text).not.toMatch(/modulepreload|type="module"/);
});

test('where nothing stands before the scripts they come with the page, calls or not', () => {
  const text = make({ productName: 'Prévention Ouest' })('/duerps/3f/edit?step=5');
  expect(text).not.toContain('debut.js');
  expect(text).toContain('<script type="module" crossorigin src="/assets/index.js"></script>');
  expect(text).toContain('<link rel="modulepreload" crossorigin href="/assets/five.js">');
});

test('the public configuration is data: nothing in it ends its element', () => {
  const text = make({ supportEmail: '</script><script>alert(1)</script>' })('/duerps/new');
  const data = /<script type="application\/json" id="configuration">(.*?)<\/script>/.exec(text)?.[1] ?? '';
  expect(JSON.parse(data)).toMatchObject({ supportEmail: '</script><script>alert(1)</script>' });
  expect(text).not.toContain('<script>alert');
});

test('what a visitor first sees stands in the page, with the words of the operator as text', () => {
  const text = make()('/login?returnUrl=%2Fduerps');
  expect(text).toContain('<div id="root"><p>ODU avec Martin &amp; &lt;Associés&gt;</p></div>');
  expect(text).toContain('<title>Connexion - ODU</title>');
});

test('a rendered page has one script before its style sheets, which fetches and runs the others once it is painted', () => {
  const first = '<script src="/assets/first.js" data-files="/assets/index.js /assets/login.js"></script>';
  expect(make()('/login').indexOf(first)).toBeLessThan(
    make()('/login').indexOf('<script type="application/json"'),
  );
  expect(make()('/login')).toContain(first);
  expect(make()('/login')).not.toMatch(/modulepreload|type="module"/);
  expect(make()('/duerps/3f')).not.toContain('first.js');
  expect(make()('/duerps/3f')).toContain(
    '<script type="module" crossorigin src="/assets/index.js"></script>',
  );
});

test('one that asks the server for something fetches its scripts with the page, and runs them as late', () => {
  const text = make()('/create-account');
  expect(text).toContain('data-files="/assets/index.js /assets/captcha.js"></script>');
  expect(text.match(/rel="modulepreload"/g)).toHaveLength(2);
  expect(text).not.toContain('type="module"');
});

test('with or without plans, with or without a partner', () => {
  expect(make({ partnerLawFirm: null })('/login')).toContain('<p>ODU seul</p>');
  expect(make({ hasBilling: false })('/login')).toContain('<p>sans formules, avec');
  expect(make({ hasBilling: false, partnerLawFirm: null })('/login')).toContain('<p>sans rien</p>');
});

test('an address that already says something is shown by the browser', () => {
  expect(make()('/login?email=a%40b.fr')).toContain('<div id="root"></div>');
});

test('a name of 12 letters fits the page of the build, one of 13 does not', () => {
  expect(make({ productName: 'x'.repeat(12) })('/login')).toContain(`<p>${'x'.repeat(12)} avec`);
  expect(make({ productName: 'x'.repeat(13) })('/login')).toContain('<div id="root"></div>');
});

test('a page of the build may name each word of the operator, and no other', () => {
  expect(make({ productName: "L'$& ODU" })('/mots')).toContain(
    '<div id="root">L&#39;$&amp; ODU ODU-v0.8.0 aide@odu.example / Martin &amp; &lt;Associés&gt; https://martin.example /guide /mentions-legales /confidentialite /conditions</div>',
  );
  expect(() => make()('/faux')).toThrow('[[inconnu]]');
});

test('the title of a page that every visitor sees has the name of the operator as text', () => {
  expect(make({ productName: "L'$& <ODU>" })('/login')).toContain(
    '<title>Connexion - L&#39;$&amp; &lt;ODU&gt;</title>',
  );
});

test('an address that says something is shown by the browser after the same one that says nothing, and before it', () => {
  const pageOf = make();
  const isRendered = (url: string) => !pageOf(url).includes('<div id="root"></div>');
  expect(['/login', '/login?email=a%40b.fr', '/login'].map(isRendered)).toEqual([true, false, true]);
});
