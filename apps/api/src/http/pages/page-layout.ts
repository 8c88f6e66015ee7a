import { INTERFACE_VERSION } from '@odu/domain';
import type { Config } from '../../config.ts';
import { escapeHtml } from './escape-html.ts';

type Page = {
  title: string;
  main: string;
  /** As wide as the application, for a page that is seen rather than read. */
  isWide?: boolean;
};

/** The frame of the pages that the server writes itself: French, without script, one style sheet. `main` is trusted HTML. */
export function layOutPage(
  { title, main, isWide = false }: Page,
  { productName, links }: Pick<Config, 'productName' | 'links'>,
): string {
  const product = escapeHtml(productName);
  const link = (url: string, text: string) => `<li><a href="${escapeHtml(url)}">${text}</a></li>`;
  return `<!doctype html>
<html lang="fr">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escapeHtml(title)} - ${product}</title>
    <link rel="stylesheet" href="/pages.css" />
  </head>
  <body${isWide ? ' class="wide-page"' : ''}>
    <a class="skip" href="#contenu">Aller au contenu</a>
    <header>
      <a class="product" href="/">${product}</a>
    </header>
    <main id="contenu" tabindex="-1">
      <h1>${escapeHtml(title)}</h1>
${main}
    </main>
    <footer>
      <nav aria-label="Pied de page">
        <ul>
          ${link(links.guide, "Guide d'utilisation")}
          ${link(links.legalNotices, 'Mentions légales')}
          ${link(links.privacy, 'Politique de confidentialité')}
          ${link(links.terms, "Conditions d'utilisation")}
        </ul>
      </nav>
      <p>${INTERFACE_VERSION}</p>
    </footer>
  </body>
</html>
`;
}
