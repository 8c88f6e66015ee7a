import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Verifier, type VerifierOptions } from '@pact-foundation/pact';
import { listStates, type Behaviour } from './pacts.ts';
import { recordAnswers, type Exchange } from './record-answers.ts';
import { UnknownState, type StateMaker } from './state-handlers.ts';

/** One difference that the pact's library found. */
export interface Mismatch {
  type: string;
  mismatch: string;
  /** Of the body, in JSON path. */
  path?: string;
  /** Of the header. */
  key?: string;
  expected?: unknown;
  actual?: unknown;
}

/** What came of one behaviour. */
export interface Outcome {
  behaviour: Behaviour;
  exchange?: Exchange | undefined;
  mismatches: Mismatch[];
  /** Why nothing was asked: the states that nobody makes, or what a handler threw. */
  unknownStates?: string[];
  failedState?: { name: string; message: string };
}

/** Asks a server for every behaviour, one after the other: the states are made, the call is sent, the answer is compared by the pact's library. */
export async function tryBehaviours(
  behaviours: readonly Behaviour[],
  target: string,
  states: StateMaker,
): Promise<Outcome[]> {
  const folder = mkdtempSync(join(tmpdir(), 'odu-verify-'));
  const recorder = await recordAnswers(target);
  const outcomes: Outcome[] = [];
  try {
    for (const [index, behaviour] of behaviours.entries()) {
      const unknownStates = listStates(behaviour).filter((name) => !states.has(name));
      if (unknownStates.length > 0) outcomes.push({ behaviour, mismatches: [], unknownStates });
      else {
        const file = join(folder, `${index}.json`);
        writeFileSync(file, JSON.stringify({ ...behaviour.pact, interactions: [behaviour.interaction] }));
        outcomes.push(await tryBehaviour(behaviour, file, recorder, states));
      }
    }
  } finally {
    recorder.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return outcomes;
}

async function tryBehaviour(
  behaviour: Behaviour,
  pactFile: string,
  recorder: Awaited<ReturnType<typeof recordAnswers>>,
  states: StateMaker,
): Promise<Outcome> {
  let trouble: Pick<Outcome, 'unknownStates' | 'failedState'> = {};
  const makeState = (name: string) => async (params?: Record<string, unknown>) => {
    try {
      return await states.make(name, params ?? {});
    } catch (error) {
      if (error instanceof UnknownState) trouble = { unknownStates: [name] };
      else
        trouble = { failedState: { name, message: error instanceof Error ? error.message : String(error) } };
      throw error;
    }
  };
  recorder.take();
  await states.beforeEach();
  const mismatches = await compare({
    provider: 'server',
    providerBaseUrl: recorder.url,
    pactUrls: [pactFile],
    logLevel: 'error',
    // The library knows states by name only, and wants what they answer to be JSON: it is turned into JSON anyway.
    stateHandlers: Object.fromEntries(
      listStates(behaviour).map((name) => [name, makeState(name)]),
    ) as NonNullable<VerifierOptions['stateHandlers']>,
  });
  return { behaviour, exchange: recorder.take()[0], mismatches, ...trouble };
}

/** The differences of the one interaction of a pact; none when it is kept. */
async function compare(options: VerifierOptions): Promise<Mismatch[]> {
  try {
    await new Verifier(options).verifyProvider();
    return [];
  } catch (error) {
    // The library tells its results as JSON, in the message of its error.
    const text = error instanceof Error ? error.message : String(error);
    if (!text.startsWith('{')) return [{ type: 'Error', mismatch: text }];
    const { errors } = JSON.parse(text) as {
      errors: { mismatch: { mismatches?: Mismatch[]; message?: string } }[];
    };
    return errors.flatMap(
      ({ mismatch }) => mismatch.mismatches ?? [{ type: 'Error', mismatch: mismatch.message ?? text }],
    );
  }
}
