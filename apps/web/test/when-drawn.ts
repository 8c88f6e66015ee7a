/** Two frames: what was put off until after the first is drawn by the second. Before it is looked that something did not come. */
export const whenDrawn = (): Promise<number> =>
  new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
