import { useEffect } from 'react';

/** Names the page in the browser: `Connexion` becomes `Connexion - ODU`. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} - ODU`;
  }, [title]);
}
