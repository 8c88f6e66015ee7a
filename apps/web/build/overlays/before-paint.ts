import { flushSync } from 'react-dom';
import { getInteractionModality } from 'react-aria/private/interactions/useFocusVisible';

type Work = { work: () => void; isFirst: boolean };

const waiting = new Map<unknown, Work>();

function workOff() {
  // What waits may ask for more of the same: it is of the next frame.
  const works = [...waiting.values()];
  waiting.clear();
  for (const isTurn of [true, false]) {
    const turn = works.filter(({ isFirst }) => isFirst === isTurn);
    if (turn.length > 0)
      flushSync(() => {
        for (const { work } of turn) work();
      });
  }
}

/**
 * What an overlay measures when it opens waits for the frame, which lays the page out anyway, and is done before it is painted:
 * done while React draws, each question laid the page out once more in the task of the press.
 * A key is answered at once: the next one may be for what opens.
 * @param subject works of one subject are done once, by the last that came
 * @param isFirst it is what others measure, which are done once it is drawn
 */
export function beforePaint(work: () => void, subject: unknown = work, isFirst = false): void {
  if (getInteractionModality() !== 'pointer') {
    work();
    return;
  }
  if (waiting.size === 0) requestAnimationFrame(workOff);
  waiting.set(subject, { work, isFirst });
}

/**
 * What follows from an opening or a closing that is not animated, asked in the frame that shows it: its list or dialog is taken out
 * of the page, or drawn once more, in a task of its own. In that frame, the page's style was computed twice.
 */
export function afterPaint(work: () => void): void {
  if (getInteractionModality() === 'pointer') setTimeout(() => flushSync(work));
  else work();
}
