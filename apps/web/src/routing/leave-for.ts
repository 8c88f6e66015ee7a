/** How long the next page may take before this one can be used again: whoever refused to leave it is still here. */
const LONGEST_LEAVE_MS = 10_000;

/** Goes to a page that the application does not draw. Fulfilled only where this one stands after all: it was left and gone back to, or it stayed. */
export const leaveFor = (url: string): Promise<void> =>
  new Promise((stay) => {
    const timer = setTimeout(stay, LONGEST_LEAVE_MS);
    addEventListener(
      'pageshow',
      () => {
        clearTimeout(timer);
        stay();
      },
      { once: true },
    );
    location.assign(url);
  });
