import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { BIENVENUE_PATH, type Config } from '../../config.ts';
import { DROIT_HTML } from './droit-html.ts';
import { escapeHtml } from './escape-html.ts';
import { writeFontFace } from './page-font.ts';
import { layOutPage } from './page-layout.ts';

const FOLDER = join(import.meta.dirname, '../../static-pages');

const PAGES = [
  { url: BIENVENUE_PATH, file: 'bienvenue.html', title: 'Votre document unique, pas à pas' },
  { url: '/guide', file: 'guide.html', title: "Guide d'utilisation" },
  { url: '/mentions-legales', file: 'mentions-legales.html', title: 'Mentions légales' },
  { url: '/confidentialite', file: 'confidentialite.html', title: 'Politique de confidentialité' },
  { url: '/conditions', file: 'conditions.html', title: "Conditions générales d'utilisation" },
] as const;

/** Pictures of the running product, made by `npm run captures`. */
const PICTURES = ['apercu-clair.png', 'apercu-sombre.png'] as const;

const readValue = (values: Readonly<Record<string, string>>, name: string): string => {
  const value = values[name];
  if (value === undefined) throw new Error(`a static page names {{${name}}}, which does not exist`);
  return value;
};

/** Writes what the law says where the text has `{{{name}}}`, the operator's name and addresses where it has `{{name}}`; throws for a name that does not exist. */
const fillIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text
    .replace(/\{\{\{(\w+)\}\}\}/g, (_match, name: string) => readValue(DROIT_HTML, name))
    .replace(/\{\{(\w+)\}\}/g, (_match, name: string) => escapeHtml(readValue(values, name)));

/** Keeps `{{#billing}}…{{/billing}}` where there is billing, `{{^billing}}…{{/billing}}` where there is none (decision C9). */
const chooseParts = (text: string, hasBilling: boolean): string =>
  text.replace(/\{\{([#^])billing\}\}(.*?)\{\{\/billing\}\}/gs, (_match, sign: string, part: string) =>
    (sign === '#') === hasBilling ? part : '',
  );

/** Serves the default user guide and legal pages (decision A2) and the style sheet of the server's own pages. */
export function registerStaticPages(app: FastifyInstance, config: Config): void {
  const values = {
    productName: config.productName,
    supportEmail: config.supportEmail,
    siteUrl: config.baseUrl,
    partnerName: config.partner.name,
    privacyUrl: config.links.privacy,
    termsUrl: config.links.terms,
  };
  for (const { url, file, title } of PAGES) {
    const text = chooseParts(readFileSync(join(FOLDER, file), 'utf8'), config.billing !== 'off');
    const isWide = url === BIENVENUE_PATH;
    const html = layOutPage({ title, main: fillIn(text, values), isWide }, config);
    app.get(url, (_request, reply) =>
      reply.type('text/html; charset=utf-8').header('cache-control', 'public, max-age=300').send(html),
    );
  }
  for (const name of PICTURES) {
    const bytes = readFileSync(join(FOLDER, 'images', name));
    app.get(`/images/${name}`, (_request, reply) =>
      reply.type('image/png').header('cache-control', 'public, max-age=86400').send(bytes),
    );
  }
  const css = writeFontFace(config.webDir) + readFileSync(join(FOLDER, 'pages.css'), 'utf8');
  app.get('/pages.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=300').send(css),
  );
}
