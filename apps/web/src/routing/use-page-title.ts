import { useEffect } from 'react';

/** The name that the operator gave to the product: the server writes it as the title of the page, before any page has its own. */
export const PRODUCT_NAME = document.title;

/** Names the page in the browser: `Connexion` becomes `Connexion - ODU`. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} - ${PRODUCT_NAME}`;
  }, [title]);
}
