import { useState } from 'react';
import { usePlaceOf } from '../../../place/place.ts';

/** The risk, or the action, named by the address whose dialog has just been closed, which takes the focus back in its list; null while one is open, or none was. */
export function useIdToFocus(part: 'risque' | 'action' = 'risque'): string | null {
  const opened = usePlaceOf(part);
  const [last, setLast] = useState<string | null>(null);
  if (opened !== undefined && opened !== last) setLast(opened);
  return opened === undefined ? last : null;
}
