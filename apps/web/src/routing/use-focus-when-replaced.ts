import { useEffect, useRef } from 'react';
import { focusShownHeading } from './focus-page-heading.ts';

/** Once the screen has another content, in whose place the button that was pressed is gone, its heading has the focus. */
export function useFocusWhenReplaced(isReplaced: boolean): void {
  const wasReplaced = useRef(isReplaced);
  useEffect(() => {
    if (isReplaced && !wasReplaced.current) focusShownHeading();
    wasReplaced.current = isReplaced;
  }, [isReplaced]);
}
