import type { FastifyRequest } from 'fastify';
import type { Sessions } from '../services/sessions.ts';
import { Problem } from './problem.ts';
import type { Caller, OperationId } from './types.ts';

/** What a delegate may not do for the account: password, e-mail, billing and payment (decision B7). */
const CLOSED_TO_DELEGATES = [
  'sendResetPasswordEmail',
  'sendEmailVerification',
  'verifyEmail',
  'listSubscriptions',
  'toggleAutoRenew',
  'checkPaymentSuccess',
  'initPayment',
  'managePayment',
  'checkCoupon',
  'listBillingProfiles',
  'upsertBillingProfile',
  'listInvoices',
  'downloadInvoice',
] as const satisfies OperationId[];

const closedToDelegates = new Set<string>(CLOSED_TO_DELEGATES);

/** Makes the check of the bearer token that every operation that is not public goes through. */
export const makeAuthenticate =
  (sessions: Sessions) =>
  async (request: FastifyRequest, operationId: string): Promise<Caller> => {
    const accessToken = /^Bearer ([\w.-]+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const caller = await sessions.identify(accessToken);
    if (caller.isDelegated && closedToDelegates.has(operationId)) {
      throw new Problem(403, {
        message: "Un délégué n'a pas accès à cette fonction\u00A0: elle est réservée au titulaire du compte.",
      });
    }
    return caller;
  };
