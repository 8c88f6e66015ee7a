#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { PACTS_FOLDER } from '../../pact/support/pacts-folder.ts';
import { readContract } from '../../src/openapi-document.ts';
import { findCauses } from './find-causes.ts';
import { describeStates, readBehaviours } from './pacts.ts';
import { printReport } from './print-report.ts';
import { runInChild } from './run-in-child.ts';

const HELP = `Whether another server keeps the contract of ODU: every behaviour that the web application relies on is asked
of it, and every answer is compared with the contract.

  npx odu-verify --url http://localhost:8080 --states ./states.ts
  npx odu-verify --url http://localhost:8080 --states-url http://localhost:8080/test/states --only session,duerp
  npx odu-verify --list

  --url         the server, without a path behind it
  --states      a module (JavaScript or TypeScript): its default export has one function for each state
  --states-url  or: a door of the server that makes the states
  --only        resources (session, duerp, editeur…) or parts of descriptions, with commas between them
  --list        the states to make, their parameters and how many behaviours ask for each; asks nothing
  --json        the causes for programs

It ends with 0 when everything is kept, 1 when not, 2 when it could not be asked. How to write the states: docs/contract.md`;

/** Reads the words of the command, verifies, prints; answers the exit code. */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      url: { type: 'string' },
      states: { type: 'string' },
      'states-url': { type: 'string' },
      only: { type: 'string' },
      list: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return say(HELP, 0);
  const only = (values.only ?? '').split(',').filter((word) => word !== '');
  const behaviours = readBehaviours(PACTS_FOLDER, only);
  if (behaviours.length === 0) return say(`No behaviour is called ${values.only}.`, 2);
  if (values.list) return say(describeStates(behaviours).join('\n'), 0);
  if (values.url === undefined) return say('Where is the server? --url http://…\n\n' + HELP, 2);
  const url = values.url.replace(/\/$/, '');
  if (!(await isReached(url))) return say(`No server answers at ${url}.`, 2);

  const outcomes = await runInChild({
    url,
    statesModule: values.states,
    statesUrl: values['states-url'],
    only,
  });
  const found = findCauses(outcomes, readContract());
  const exitCode = found.causes.length === 0 ? 0 : 1;
  if (!values.json) return say(printReport({ ...found, tried: outcomes.length }), exitCode);
  const causes = found.causes.map(({ what, calls, behaviours: failed }) => ({
    what,
    calls,
    behaviours: failed.map(({ resource, interaction }) => `${resource}: ${interaction.description}`),
  }));
  return say(JSON.stringify({ tried: outcomes.length, kept: found.kept, causes }, null, 2), exitCode);
}

function say(text: string, exitCode: number): number {
  process.stdout.write(`${text}\n`);
  return exitCode;
}

const isReached = async (url: string): Promise<boolean> =>
  await fetch(url).then(
    () => true,
    () => false,
  );

try {
  process.exitCode = await main();
} catch (error) {
  process.exitCode = say(error instanceof Error ? error.message : String(error), 2);
}
