import type { Deps } from '../deps.ts';
import { findLostOutcomes } from '../payment/find-lost-outcomes.ts';
import { cleanUp } from './clean-up.ts';
import type { JobHandlers } from './job-handler.ts';

/** Who does which job on a server. */
export const makeJobHandlers = (deps: Deps) =>
  ({
    ...(!deps.mailer.isDevInbox && { 'send-mail': ({ payload }) => deps.mailer.deliver(payload.mailId) }),
    'clean-up': () => cleanUp(deps),
    ...(deps.config.billing !== 'off' && { 'find-lost-outcomes': () => findLostOutcomes(deps) }),
  }) satisfies JobHandlers;
