import { PACTS_FOLDER } from '../../pact/support/pacts-folder.ts';
import { readBehaviours } from './pacts.ts';
import type { Target } from './run-in-child.ts';
import { askStatesOf, loadStateModule, NO_STATES } from './state-handlers.ts';
import { tryBehaviours } from './try-behaviours.ts';

async function makeStates({ statesModule, statesUrl }: Target) {
  if (statesModule !== undefined) return await loadStateModule(statesModule);
  return statesUrl === undefined ? NO_STATES : askStatesOf(statesUrl);
}

process.once('message', (target: Target) => {
  const answer = (message: object) => process.send?.(message, undefined, {}, () => process.disconnect());
  makeStates(target)
    .then((states) => tryBehaviours(readBehaviours(PACTS_FOLDER, target.only), target.url, states))
    .then(
      (outcomes) => answer({ outcomes }),
      (error: unknown) => answer({ error: error instanceof Error ? error.message : String(error) }),
    );
});
