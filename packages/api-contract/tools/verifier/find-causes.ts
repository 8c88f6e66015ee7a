import { listOperations, type OpenApiDocument } from '../../src/openapi-document.ts';
import { findOperation } from '../find-operation.ts';
import { makeContractChecker } from './contract-errors.ts';
import type { Behaviour } from './pacts.ts';
import type { Mismatch, Outcome } from './try-behaviours.ts';

/** One thing that is wrong with a server, however many behaviours show it. */
export interface Cause {
  /** One line, the same for every behaviour that fails of it. */
  what: string;
  /** The calls (operationId) that fail alike, where that is all that can be said of them. */
  calls: string[];
  behaviours: Behaviour[];
}

type Problem = { what: string; call?: string };

/** What is wrong, each cause once, those that break most first. `kept` counts the behaviours without any. */
export function findCauses(
  outcomes: readonly Outcome[],
  contract: OpenApiDocument,
): { causes: Cause[]; kept: number } {
  const listProblems = makeProblemLister(contract);
  const causes = new Map<string, Cause>();
  let kept = 0;
  for (const outcome of outcomes) {
    const problems = listProblems(outcome);
    if (problems.length === 0) kept += 1;
    for (const { what, call } of problems) {
      const cause = causes.get(what) ?? { what, calls: [], behaviours: [] };
      causes.set(what, cause);
      if (call !== undefined && !cause.calls.includes(call)) cause.calls.push(call);
      if (!cause.behaviours.includes(outcome.behaviour)) cause.behaviours.push(outcome.behaviour);
    }
  }
  return {
    causes: [...causes.values()].toSorted((one, other) => other.behaviours.length - one.behaviours.length),
    kept,
  };
}

function makeProblemLister(contract: OpenApiDocument) {
  const check = makeContractChecker(contract);
  const operations = listOperations(contract);
  return function listProblems({ behaviour, exchange, mismatches, ...states }: Outcome): Problem[] {
    if (states.unknownStates !== undefined)
      return states.unknownStates.map((name) => ({ what: `nobody makes the state "${name}": not tried` }));
    if (states.failedState !== undefined) {
      const { name, message } = states.failedState;
      return [{ what: `the state "${name}" could not be made: ${message}` }];
    }
    const { method, path } = behaviour.interaction.request;
    const operation = findOperation(operations, method, path)?.operation;
    const call = operation?.id ?? `${method} ${path}`;
    if (exchange === undefined)
      return mismatches.length === 0 ? [] : [{ what: 'no answer: the server hung up, or is gone', call }];
    const expected = behaviour.interaction.response.status;
    // The body of another answer says nothing of the one that was asked for.
    if (exchange.status !== expected)
      return [{ what: `answers ${exchange.status} where ${expected} is agreed`, call }];

    const type = exchange.contentType.split(';')[0] ?? '';
    const schema = operation?.responses[String(expected)]?.content?.[type]?.schema;
    const errors = schema === undefined ? [] : check(schema, parseJson(exchange.body), `${call} ${expected}`);
    const known = new Set(errors.map(({ field }) => field.split('.').at(-1)));
    return [
      ...errors.map(({ field, problem }) => ({ what: `${field} ${problem}` })),
      ...mismatches.flatMap((mismatch) => describeMismatch(mismatch, known)).map((what) => ({ what, call })),
    ];
  };
}

/** In words, but for the fields of which the contract's schema has said it already. */
function describeMismatch(
  { type, mismatch, path = '', key }: Mismatch,
  known: Set<string | undefined>,
): string[] {
  if (type === 'HeaderMismatch') return [`the header ${key}: ${mismatch.replace(/^.*?: /, '')}`];
  if (type !== 'BodyMismatch') return [mismatch];
  const place = path.replaceAll(/\[\d+\]/g, '[]').replace(/^\$\.?/, '');
  const missing = /^Actual map is missing the following keys: (.*)$/.exec(mismatch)?.[1]?.split(', ');
  if (missing !== undefined)
    return missing
      .filter((name) => !known.has(name))
      .map((name) => `${place === '' ? '' : `${place}.`}${name} is missing: the web application reads it`);
  return known.has(place.split('.').at(-1)) ? [] : [`${place || 'the body'}: ${mismatch}`];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
