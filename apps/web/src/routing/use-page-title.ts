import { useEffect } from 'react';

const IS_BROWSER = typeof document !== 'undefined';

const readProductName = () =>
  document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? document.title;

/** The name that the operator gave to the product, which the server writes into the page; at build, where it will stand. */
export const PRODUCT_NAME = IS_BROWSER ? readProductName() : '[[nom]]';

let rendered = '';
const keepForBuild = (title: string) => {
  rendered = title;
};

/** The title of the page that was last rendered at build, where no effect runs. */
export const readRenderedTitle = (): string => rendered;

/** Names the page in the browser: `Connexion` becomes `Connexion - ODU`. */
export function usePageTitle(title: string): void {
  if (!IS_BROWSER) keepForBuild(title);
  useEffect(() => {
    document.title = `${title} - ${PRODUCT_NAME}`;
  }, [title]);
}
