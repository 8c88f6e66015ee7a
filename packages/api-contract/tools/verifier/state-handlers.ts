import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What the back-end team writes for a state: it makes what the state names, and answers the values that the calls take. */
export type StateHandler = (params: Record<string, unknown>) => unknown;

/** Where the states are made: handlers by name, and what empties the server before each behaviour. */
export interface StateMaker {
  has: (state: string) => boolean;
  make: (state: string, params: Record<string, unknown>) => Promise<unknown>;
  beforeEach: () => Promise<void>;
}

/** A module whose default export holds the handlers by name; `beforeEach` beside it, if exported, empties the server. */
export async function loadStateModule(file: string): Promise<StateMaker> {
  const loaded = (await import(pathToFileURL(resolve(file)).href)) as {
    default?: Record<string, StateHandler>;
    beforeEach?: () => unknown;
  };
  const handlers = loaded.default;
  if (handlers === undefined)
    throw new Error(`${file} has no default export with the handlers of the states.`);
  return {
    has: (state) => Object.hasOwn(handlers, state),
    make: async (state, params) => handlers[state]?.(params),
    beforeEach: async () => void (await loaded.beforeEach?.()),
  };
}

/**
 * A door of the server, in whatever language: it gets `POST {"action": "reset"}` before each behaviour, then
 * `{"action": "setup", "state": …, "params": …}`, and answers the values as JSON; 404 means that it does not know the state.
 */
export function askStatesOf(url: string): StateMaker {
  const post = async (body: object) =>
    fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  return {
    has: () => true,
    async make(state, params) {
      const answer = await post({ action: 'setup', state, params });
      if (answer.status === 404) throw new UnknownState();
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${url} answered ${answer.status} ${text.slice(0, 200)}`.trim());
      return text === '' ? undefined : (JSON.parse(text) as unknown);
    },
    async beforeEach() {
      const answer = await post({ action: 'reset' });
      if (!answer.ok) throw new Error(`${url} answered ${answer.status} to the reset`);
    },
  };
}

/** The server's door says that it has no such state. */
export class UnknownState extends Error {}

/** Without handlers only the behaviours that need no state can be tried. */
export const NO_STATES: StateMaker = {
  has: () => false,
  make: async () => undefined,
  beforeEach: async () => undefined,
};
