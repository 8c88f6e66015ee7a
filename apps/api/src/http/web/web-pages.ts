import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PublicConfig } from '@odu/api-contract';
import { escapeHtml } from '../pages/escape-html.ts';
import { letScriptsWait, startAfterPaint } from './page-scripts.ts';

type RenderedPage = { readonly title: string; readonly html: string };

/** What the build of the web application says of its pages (apps/web/build/write-pages.ts). */
type PageRecord = {
  /** Needed by every page before its first letter. */
  readonly fonts: readonly string[];
  /** The scripts that come before the application's (apps/web/build/write-first-scripts.ts). */
  readonly firstScripts?: { readonly rendered: string; readonly signedIn: string };
  /** What each address needs beside what every page begins with; of two that fit, the first. */
  readonly pages: readonly {
    readonly path: string;
    readonly query?: { readonly name: string; readonly value: string };
    /** What a signed-in page waits under until its scripts show it, by whether there are plans. */
    readonly waiting?: Readonly<Record<string, string>>;
    /** What a signed-in page asks the server for at once, where that is known: its first script does. */
    readonly calls?: readonly string[];
    /** Asks the server for something as soon as its scripts run: they are fetched with the page. */
    readonly isAsking?: boolean;
    readonly scripts: readonly string[];
    readonly styles: readonly string[];
  }[];
  /** The pages that are the same for every visitor, by path, then by what the operator has (`billing-partner`). */
  readonly rendered: Readonly<Record<string, Readonly<Record<string, RenderedPage>>>>;
};

const RECORD = '.vite/pages.json';
const NOTHING: PageRecord = { fonts: [], pages: [], rendered: {} };

/** A longer name is laid out otherwise (packages/ui, Navbar): its page is made in the browser. */
const RENDERED_NAME_LENGTH = 12;

/** Changes nothing of what a visitor's page first shows. */
const SILENT_PARAMETERS = new Set(['returnUrl']);

const countParameters = (path: string) => path.split('$').length;
const toPattern = (path: string) => new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}/?$`);

/**
 * Makes the page that the server sends for an address (`/duerps?x=1`): the files that the route will ask for are named in it, the
 * public configuration stands in it as data, and what every visitor sees first is there as text. A build without a record of
 * its pages (a test's) gives its one page as it is.
 */
export function makeWebPages(webDir: string, config: () => PublicConfig): (url: string) => string {
  const { fonts, firstScripts, pages, rendered } = readRecord(webDir);
  const byPrecision = pages
    .toSorted((a, b) => countParameters(a.path) - countParameters(b.path))
    .map((page) => ({ ...page, pattern: toPattern(page.path) }));
  const made = new Map<string, string>();

  const wait = (
    complete: string,
    { waiting, calls }: PageRecord['pages'][number],
    publicConfig: PublicConfig,
  ) => {
    const html = isLaidOutAsRendered(publicConfig)
      ? waiting?.[String(publicConfig.hasBilling !== false)]
      : undefined;
    if (html === undefined) return complete;
    const started =
      calls === undefined || firstScripts === undefined
        ? letScriptsWait(complete)
        : startAfterPaint(complete, { file: firstScripts.signedIn, calls });
    return started.replace(
      '<div id="root">',
      (root) => `<div id="attente">${fill(html, publicConfig)}</div>${root}`,
    );
  };

  const make = (page: (typeof byPrecision)[number] | undefined, isBare: boolean) => {
    const publicConfig = config();
    const text = nameProduct(readFileSync(join(webDir, 'index.html'), 'utf8'), publicConfig.productName);
    const head = [
      ...fonts.map((file) => `<link rel="preload" as="font" crossorigin href="/${file}">`),
      ...(page?.scripts ?? []).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
      ...(page?.styles ?? []).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
      // Data, not a script: the Content-Security-Policy lets nothing inline run.
      `<script type="application/json" id="configuration">${toJson(publicConfig)}</script>`,
    ];
    const complete = text.replace('</head>', () => `${head.join('')}</head>`);
    if (page?.waiting !== undefined) return wait(complete, page, publicConfig);
    const shown = isBare && page !== undefined ? choose(rendered[page.path], publicConfig) : undefined;
    if (shown === undefined) return complete;
    const title = escapeHtml(`${shown.title} - ${publicConfig.productName}`);
    const started =
      firstScripts === undefined
        ? complete
        : startAfterPaint(complete, { file: firstScripts.rendered, areFetchedNow: page?.isAsking === true });
    return started
      .replace(/<title>.*?<\/title>/, () => `<title>${title}</title>`)
      .replace('<div id="root"></div>', () => `<div id="root">${fill(shown.html, publicConfig)}</div>`);
  };

  return (url) => {
    const { pathname, searchParams } = readAddress(url);
    const index = byPrecision.findIndex(
      ({ pattern, query }) =>
        pattern.test(pathname) && (query === undefined || searchParams.get(query.name) === query.value),
    );
    const isBare = [...searchParams.keys()].every((name) => SILENT_PARAMETERS.has(name));
    const key = `${index} ${isBare}`;
    const text = made.get(key) ?? make(byPrecision[index], isBare);
    made.set(key, text);
    return text;
  };
}

/** By hand: of `//` or of what else may be sent, the class for it throws an error that holds the whole address, its query too. */
function readAddress(url: string): { pathname: string; searchParams: URLSearchParams } {
  const [address = ''] = url.split('#');
  const start = address.indexOf('?');
  if (start === -1) return { pathname: address, searchParams: new URLSearchParams() };
  return { pathname: address.slice(0, start), searchParams: new URLSearchParams(address.slice(start)) };
}

const readRecord = (webDir: string): PageRecord => {
  const file = join(webDir, RECORD);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PageRecord) : NOTHING;
};

/** Says the name that the operator gave to the product where the page says ODU (decision A2). */
const nameProduct = (page: string, productName: string) =>
  page.replace(/(>|content=")ODU\b/g, (_match, before: string) => before + escapeHtml(productName));

/** `</script>` inside a text must not end the element. */
const toJson = (config: PublicConfig) => JSON.stringify(config).replaceAll('<', '\\u003c');

const isLaidOutAsRendered = ({ productName }: PublicConfig) => productName.length <= RENDERED_NAME_LENGTH;

const choose = (variants: PageRecord['rendered'][string] | undefined, config: PublicConfig) =>
  isLaidOutAsRendered(config)
    ? variants?.[`${config.hasBilling !== false}-${config.partnerLawFirm !== null}`]
    : undefined;

/** Puts the operator's words where the build left `[[name]]`; throws for a name that does not exist. */
function fill(html: string, config: PublicConfig): string {
  const { partnerLawFirm, productName, version, userGuideUrl, legalNoticeUrl, privacyUrl, termsUrl } = config;
  const words: Readonly<Record<string, string | undefined>> = {
    nom: productName,
    version,
    supportEmail: config.supportEmail,
    marketingUrl: config.marketingUrl,
    partnerName: partnerLawFirm?.name,
    partnerUrl: partnerLawFirm?.url,
    userGuideUrl,
    legalNoticeUrl,
    privacyUrl,
    termsUrl,
  };
  return html.replaceAll(/\[\[(\w+)\]\]/g, (_match, name: string) => {
    const word = words[name];
    if (word === undefined) throw new Error(`a page of the build names [[${name}]], which does not exist`);
    return escapeHtml(word);
  });
}
