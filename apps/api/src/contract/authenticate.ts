import type { FastifyRequest } from 'fastify';
import type { Sessions } from '../services/authentication/sessions.ts';
import type { ContractOperation } from '@odu/api-contract/document';
import { Problem } from './problem.ts';
import type { Caller } from './types.ts';

/** Makes the check of the bearer token that every operation that is not public goes through. */
export const makeAuthenticate =
  (sessions: Sessions) =>
  async (request: FastifyRequest, { isClosedToDelegates }: ContractOperation): Promise<Caller> => {
    const accessToken = /^Bearer ([\w.-]+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const caller = await sessions.identify(accessToken);
    if (caller.isDelegated && isClosedToDelegates) {
      throw new Problem(403, {
        message: "Un délégué n'a pas accès à cette fonction\u00A0: elle est réservée au titulaire du compte.",
      });
    }
    return caller;
  };
