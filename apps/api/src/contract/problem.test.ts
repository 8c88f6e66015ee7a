import type { FastifyRequest } from 'fastify';
import { expect, test, vi } from 'vitest';
import { DatabaseUnavailable } from '../db/engines/unavailable.ts';
import { AccountGone } from '../repositories/account/account-gone.ts';
import { logFault, Problem, toProblem } from './problem.ts';

const fastifyError = (statusCode?: number) =>
  Object.assign(new Error('in English'), { name: 'FastifyError', code: 'FST', statusCode });
const lost = new DatabaseUnavailable({ code: 'ECONNREFUSED' });

test.for([
  ['a fault of ours', fastifyError(), 500, undefined],
  ['a fault that says so', fastifyError(500), 500, undefined],
  ['a body that is too big', fastifyError(413), 413, 'La requête envoyée est trop volumineuse.'],
  ['a status that has no sentence', fastifyError(418), 418, 'La requête envoyée contient une erreur.'],
  ['a database that is away', lost, 503, 'Le serveur est actuellement indisponible ou en maintenance.'],
  ['an erased account', new AccountGone(), 401, 'Votre session a expiré, veuillez vous reconnecter.'],
] as const)('%s is told in French, or left to each screen', ([, error, status, userMessage]) => {
  expect(toProblem(error as Error as Problem)).toMatchObject({ status, userMessage });
});

test('a database that is away is to be asked again in two seconds', () => {
  expect(toProblem(lost as unknown as Problem).headers).toEqual({ 'retry-after': '2' });
});

/** What the log is told of an error. */
function logged(error: Error) {
  const log = { error: vi.fn<(fields: object, message: string) => void>() };
  logFault(error as Problem, toProblem(error as Problem), { log } as unknown as FastifyRequest);
  return log.error.mock.calls;
}

test.for([
  ['a fault of ours', new TypeError('in English')],
  ['a fault that says so', fastifyError(500)],
  ['a database that is away', lost],
] as const)('the log has %s', ([, error]) => {
  expect(logged(error)).toEqual([[{ err: error }, 'unexpected error']]);
});

test('the log has what is behind a problem of the server, and nothing of the expected ones nor of what a caller did', () => {
  const cause = new Error('the engine ended');
  expect(logged(new Problem(500, { cause }))).toEqual([[{ err: cause }, 'unexpected error']]);
  expect(logged(new Problem(503, { cause }))).toEqual([[{ err: cause }, 'unexpected error']]);
  for (const error of [
    new Problem(503),
    new Problem(409, { cause }),
    fastifyError(400),
    fastifyError(413),
    new AccountGone(),
  ])
    expect(logged(error)).toEqual([]);
});
