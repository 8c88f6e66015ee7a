import { rmSync } from 'node:fs';
import { Agent, get, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { useTestServer } from '../build-app.ts';
import { makeInstallation } from '../support/spawn-server.ts';

const { folder, environment } = makeInstallation();
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const server = useTestServer({ environment: { ODU_WEB_DIR: environment.ODU_WEB_DIR } });

const named = useTestServer({
  environment: { ODU_WEB_DIR: environment.ODU_WEB_DIR, ODU_PRODUCT_NAME: 'Prévention & <Cie>' },
});

const linked = useTestServer({
  environment: {
    ODU_WEB_DIR: environment.ODU_WEB_DIR,
    ODU_MARKETING_URL: '/notre-accueil',
    ODU_GUIDE_URL: '/notre-guide',
    ODU_LEGAL_NOTICES_URL: '/nos-mentions',
    ODU_PRIVACY_URL: '/notre-vie-privee',
    ODU_TERMS_URL: '/nos-conditions',
    ODU_PARTNER_NAME: 'Cabinet Durand',
    ODU_PARTNER_URL: '/notre-cabinet',
    ODU_SUPPORT_EMAIL: 'aide@odu.example',
    SMTP_URL: 'smtp://127.0.0.1:1',
  },
});

test.for(['/', '/duerps/0b9c1f0e/edit?step=2', '/resetpwd?token=x', '/anything.else'])(
  '%s is the page of the application, checked at every visit',
  async (url) => {
    const answer = await server.request({ url });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('<title>ODU</title>');
    expect(answer.headers['cache-control']).toBe('no-cache');
  },
);

// Seen: a 500 whose line in the log held the whole address.
test.for(['//?email=a&token=SECRET', '//?author=1&SECRET', '///', '//[?SECRET', '/%?SECRET'])(
  '%s is the page or no page, and the log holds nothing of it',
  async (url) => {
    const answer = await server.request({ url });
    expect(answer.statusCode).toBeOneOf([200, 400, 404]);
    expect(server.logLines.join('')).not.toContain('SECRET');
  },
);

test('the page says the name that the operator gave, as text', async () => {
  const answer = await named.request({ url: '/login' });
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.body).toContain('<title>Prévention &amp; &lt;Cie&gt;</title>');
  expect(answer.body).toContain('content="Prévention &amp; &lt;Cie&gt;&nbsp;: votre DUERP."');
  expect(answer.body).toContain('src="/assets/ODU-abc123.js"');
  const raw = await named.request({ url: '/index.html' });
  expect(raw.body).toBe(answer.body);
});

test.for([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('a page travels as %s, and is the same', async ([encoding, inflate]) => {
  const url = '/duerps';
  const plain = await named.request({ url, headers: { 'accept-encoding': 'identity' } });
  expect(plain.headers['content-encoding']).toBeUndefined();
  for (const _ of ['made', 'kept']) {
    const packed = await named.request({ url, headers: { 'accept-encoding': encoding } });
    expect(packed.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(inflate(packed.rawPayload).toString('utf8')).toBe(plain.body);
  }
});

test('a file carries no header that only counts for a page', async () => {
  const { headers } = await server.request({ url: '/assets/index-abc123.js' });
  expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'");
  expect(headers).not.toHaveProperty('origin-agent-cluster');
  expect(String((await server.request({ url: '/login' })).headers['content-security-policy'])).toContain(
    "script-src 'self'",
  );
});

test('hashed files are kept for ever, and sent compressed when the build made them so', async () => {
  const plain = await server.request({ url: '/assets/index-abc123.js' });
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(plain.headers).not.toHaveProperty('etag');
  expect(plain.headers).not.toHaveProperty('accept-ranges');
  expect(plain.body).toBe('export {};');
  const compressed = await server.request({
    url: '/assets/index-abc123.js',
    headers: { 'accept-encoding': 'br' },
  });
  expect(compressed.headers['content-encoding']).toBe('br');
  expect(compressed.headers['content-type']).toBe('application/javascript');
});

test('a file does not say that its connection stays open, and it does', async () => {
  const url = new URL('/assets/index-abc123.js', await server.app.listen({ port: 0 }));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = () =>
    new Promise<{ port: number | undefined; headers: IncomingHttpHeaders }>((resolve, reject) => {
      get(url, { agent }, (answer) => {
        const { localPort: port } = answer.socket;
        answer.resume().on('end', () => resolve({ port, headers: answer.headers }));
      }).on('error', reject);
    });
  const [first, second] = [await ask(), await ask()];
  agent.destroy();
  expect(first.headers).not.toHaveProperty('connection');
  expect(first.headers).not.toHaveProperty('keep-alive');
  expect(second.port).toBe(first.port);
});

test.for(['/api/nothing', '/api', '/assets/gone-123.js', '/assets/'])(
  '%s is a 404, not the page',
  async (url) => {
    const answer = await server.request({ url });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ status: 404, message: 'La ressource demandée est introuvable.' });
  },
);

test('files outside the build stay out of reach', async () => {
  for (const url of [
    '/../data/secret',
    '/%2e%2e/data/secret',
    '/..%2fdata%2fsecret',
    '/assets/..%2f..%2fdata%2fsecret',
  ]) {
    const { body } = await server.request({ url });
    expect(body).not.toContain('root:');
    expect(body === '' || body.includes('<title>ODU</title>') || body.includes('"status":4')).toBe(true);
  }
});

test.for([
  ['/bienvenue', 'Votre document unique, pas à pas'],
  ['/guide', "Guide d'utilisation"],
  ['/mentions-legales', 'Mentions légales'],
  ['/confidentialite', 'Politique de confidentialité'],
  ['/conditions', "Conditions générales d'utilisation"],
])('%s is a real page', async ([url = '', title]) => {
  const answer = await server.request({ url });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('<html lang="fr">');
  expect(answer.body.match(/<h1>(.*?)<\/h1>/)?.[1]?.replace('&#39;', "'")).toBe(title);
  expect(answer.body).not.toContain('{{');
  expect(answer.body).toContain('ODU-v0.8.0');
  expect(answer.body).not.toMatch(/style=|<script|<style/);
});

test.for(['/bienvenue', '/guide', '/mentions-legales', '/confidentialite', '/conditions'])(
  '%s says the name that the operator gave, as text',
  async (url) => {
    const [main = ''] = (await named.request({ url })).body.split('<footer>');
    expect(main.slice(main.indexOf('<main'))).toContain('Prévention &amp; &lt;Cie&gt;');
    expect(main).not.toContain('<Cie>');
  },
);

test.for([
  ['/pages.css', 'text/css; charset=utf-8'],
  ['/guide', 'text/html; charset=utf-8'],
  ['/docs', 'text/html; charset=utf-8'],
  ['/images/apercu-clair.png', 'image/png'],
  ['/images/apercu-sombre.png', 'image/png'],
] as const)('%s says that it is %s', async ([url, type]) => {
  const answer = await server.request({ url });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, type]);
});

test('the picture of the dark product is not that of the light one', async () => {
  const [light, dark] = await Promise.all(
    ['clair', 'sombre'].map((name) => server.request({ url: `/images/apercu-${name}.png` })),
  );
  expect(light?.rawPayload.equals(dark?.rawPayload ?? Buffer.alloc(0))).toBe(false);
});

test('the page that welcomes is as wide as the application, those that are read are not', async () => {
  const isWide = async (url: string) => (await server.request({ url })).body.includes('class="wide-page"');
  expect([await isWide('/bienvenue'), await isWide('/guide')]).toEqual([true, false]);
});

test('a page of the server begins with the way to its content', async () => {
  const { body } = await server.request({ url: '/guide' });
  expect(body).toContain('<a class="skip" href="#contenu">Aller au contenu</a>');
  expect(body).toContain('<main id="contenu" tabindex="-1">');
});

test('what is no question of a browser gets no page', async () => {
  const answer = await server.request({ method: 'POST', url: '/login' });
  expect(answer.statusCode).toBe(404);
  const head = await server.app.inject({ method: 'HEAD', url: '/login' });
  expect([head.statusCode, head.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
});

// What the operator changes is seen soon; the pictures are the release's.
test.for([
  ['/guide', 300],
  ['/pages.css', 300],
  ['/docs', 300],
  ['/openapi.yaml', 300],
  ['/images/apercu-clair.png', 86_400],
] as const)('%s is kept by a browser for %d seconds', async ([url, seconds]) => {
  expect((await server.request({ url })).headers['cache-control']).toBe(`public, max-age=${seconds}`);
});

test("the operator's own addresses stand in the configuration and in the texts of the pages", async () => {
  expect((await linked.request({ url: '/api/public/config' })).json()).toMatchObject({
    privacyUrl: '/notre-vie-privee',
    termsUrl: '/nos-conditions',
    marketingUrl: '/notre-accueil',
    userGuideUrl: '/notre-guide',
    legalNoticeUrl: '/nos-mentions',
    supportEmail: 'aide@odu.example',
    partnerLawFirm: { name: 'Cabinet Durand', url: '/notre-cabinet' },
    isDevInbox: false,
  });
  expect((await server.request({ url: '/api/public/config' })).json()).toMatchObject({
    hasBilling: true,
    isSandboxPayment: true,
    isDevInbox: true,
  });
  const mainOf = async (url: string) => (await linked.request({ url })).body.split('<footer>')[0];
  expect(await mainOf('/conditions')).toContain(
    '<a href="/notre-vie-privee">politique de confidentialité</a>',
  );
  expect(await mainOf('/conditions')).toContain('https://odu.example');
  expect(await mainOf('/guide')).toContain('Cabinet Durand');
});

test('the privacy page names the service to which a version is sent, and how long that is kept', async () => {
  const text = (await server.request({ url: '/confidentialite' })).body.replaceAll(/\s+/g, ' ');
  expect(text).toContain("le service de prévention et de santé au travail, à l'adresse que vous donnez");
  expect(text).toContain("la trace, jusqu'à l'effacement du compte");
});

// apps/web/src/features/editor/aide/aides.test.ts pins the same ones: the editor's help leads to them.
test.for(['obligation', 'unites', 'familles', 'evaluer', 'actions', 'versions'])(
  'the guide has the section %s, and its table of contents leads there',
  async (section) => {
    const { body } = await server.request({ url: '/guide' });
    expect(body).toContain(`<h2 id="${section}">`);
    expect(body).toContain(`<a href="#${section}">`);
  },
);

test('health and readiness', async () => {
  expect((await server.request({ url: '/healthz' })).statusCode).toBe(200);
  expect((await server.request({ url: '/readyz' })).json()).toEqual({
    status: 'ready',
    parts: { database: 'up', mail: 'off', pdf: 'up' },
  });
});
