import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Interaction {
  description: string;
  providerStates?: { name: string; params?: Record<string, unknown> }[];
  request: { method: string; path: string; generators?: unknown };
  response: { status: number };
}
export interface Pact {
  interactions: Interaction[];
}

/** One behaviour that the web application relies on, with the pact it stands in. */
export interface Behaviour {
  resource: string;
  interaction: Interaction;
  pact: Pact;
}

/** The behaviours of the committed pacts: those of the resources, or with the descriptions, that the words mean; all of them without a word. */
export function readBehaviours(folder: string, words: readonly string[] = []): Behaviour[] {
  const all = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .flatMap((file) => {
      const pact = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Pact;
      const resource = file.replace(/^odu-web-odu-api-|\.json$/g, '');
      return pact.interactions.map((interaction) => ({ resource, interaction, pact }));
    });
  const resources = new Set(all.map(({ resource }) => resource));
  const isMeant = ({ resource, interaction }: Behaviour) =>
    words.some((word) => (resources.has(word) ? resource === word : interaction.description.includes(word)));
  return words.length === 0 ? all : all.filter(isMeant);
}

/** The names of the states that a behaviour asks for, in their order. */
export const listStates = ({ interaction }: Behaviour): string[] =>
  (interaction.providerStates ?? []).map(({ name }) => name);

/** One line for each state: its parameters, and the values (`accessToken`, `etag`…) that the calls take from its handler. */
export function describeStates(behaviours: readonly Behaviour[]): string[] {
  const found = new Map<string, { params: Set<string>; uses: number }>();
  for (const { interaction } of behaviours)
    for (const { name, params } of interaction.providerStates ?? []) {
      const state = found.get(name) ?? { params: new Set<string>(), uses: 0 };
      for (const param of Object.keys(params ?? {})) state.params.add(param);
      found.set(name, { ...state, uses: state.uses + 1 });
    }
  return [...found]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([name, { params, uses }]) => `${name} (${[...params].join(', ') || 'no parameter'}): ${uses}`);
}
