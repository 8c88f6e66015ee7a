import { assignVars } from '../components/css-vars.ts';
import { vars } from '../theme/contract.css.ts';

/** Slower than in the application and in the same proportion, so that a test can act in the middle of an animation. */
const DURATIONS = { [vars.motion.fast]: '300ms', [vars.motion.normal]: '450ms' };

/** A `beforeEach`: animations run even where the tests ask for less motion; returns what undoes it. */
export const playMotion = (): (() => void) => {
  const { style } = document.documentElement;
  const durations = Object.entries(assignVars(DURATIONS)) as [string, string][];
  for (const [name, duration] of durations) style.setProperty(name, duration);
  return () => {
    for (const [name] of durations) style.removeProperty(name);
  };
};
