import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Place } from './places.ts';

/** What can take the focus in a place, its heading before what stands under it. */
const FOCUSABLE = 'h2, h3, input, textarea, button:not([disabled])';

/**
 * Moves the focus to a place of the page that its address names (`#annexe`), once it is there and each time that it is
 * asked for: who follows a point of the conformity check stands where it is mended. The place has the id of its name.
 */
export function useFocusedPlace(place: Place): void {
  const router = useRouter();
  useEffect(() => {
    const focus = () => {
      if (router.state.location.hash !== place) return;
      const element = document.getElementById(place);
      // A link only where there is nothing to do: before a field it is that of its article.
      const found =
        element?.querySelector<HTMLElement>(FOCUSABLE) ?? element?.querySelector<HTMLElement>('a');
      // The heading of what opens holds its button.
      const target = found?.querySelector<HTMLElement>('button') ?? found;
      if (target === undefined || target === null) return;
      if (/^H\d$/.test(target.tagName)) target.setAttribute('tabindex', '-1');
      target.focus();
    };
    focus();
    // After the heading of a new page, which takes the focus first.
    return router.subscribe('onRendered', focus);
  }, [router, place]);
}
