import { flushSync } from 'react-dom';
import { getInteractionModality } from 'react-aria/private/interactions/useFocusVisible';

const waiting = new Map<unknown, () => void>();

function workOff() {
  // What waits may ask for more of the same: it is of the next frame.
  const works = [...waiting.values()];
  waiting.clear();
  for (const work of works) flushSync(work);
}

/**
 * What an overlay measures when it opens waits for the frame, which lays the page out anyway, and is done before it is painted:
 * done while React draws, each question laid the page out once more in the task of the press.
 * A key is answered at once: the next one may be for what opens.
 * @param subject works of one subject are done once, by the last that came
 */
export function beforePaint(work: () => void, subject: unknown = work): void {
  if (getInteractionModality() !== 'pointer') {
    work();
    return;
  }
  if (waiting.size === 0) requestAnimationFrame(workOff);
  waiting.set(subject, work);
}
