import { onTestFinished } from 'vitest';

/** What goes takes a minute to fade, as it takes a moment outside of tests, where nothing moves: it can be looked at, and pressed, on its way out. */
export function fadeSlowly(): void {
  const sheet = document.head.appendChild(document.createElement('style'));
  sheet.textContent =
    '@keyframes fade { to { opacity: 0 } } [data-exiting] { animation: fade 60s !important }';
  onTestFinished(() => sheet.remove());
}
