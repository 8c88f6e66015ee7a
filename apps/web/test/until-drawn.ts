/**
 * Waits until the page shows what is expected, frame by frame, while timers are faked: at each try that fails, Vitest's own
 * polling moves them on by 50 ms, which a busy machine makes seconds of.
 */
export const untilDrawn = async (isDrawn: () => boolean): Promise<void> => {
  while (!isDrawn()) await new Promise(requestAnimationFrame);
};
