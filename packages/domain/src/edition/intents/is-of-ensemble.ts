import type { Intent } from './intent.ts';

/** Whether an edit was made together with one of those given up, and goes with it. */
export const isOfEnsemble = ({ ensemble }: Intent, givenUp: readonly Intent[]): boolean =>
  ensemble !== undefined && givenUp.some((intent) => intent.ensemble === ensemble);
