import type { Deps } from '../deps.ts';
import { findLostOutcomes } from '../payment/find-lost-outcomes.ts';
import { makeForgetUnusedDuerps } from '../retention/forget-unused-duerps.ts';
import { cleanUp } from './clean-up.ts';
import type { JobHandlers } from './job-handler.ts';

/** Who does which job on a server. */
export const makeJobHandlers = (deps: Deps) =>
  ({
    ...(!deps.mailer.isDevInbox && { 'send-mail': ({ payload }) => deps.mailer.deliver(payload.mailId) }),
    'clean-up': () => cleanUp(deps),
    ...(deps.config.billing !== 'off' && { 'find-lost-outcomes': () => findLostOutcomes(deps) }),
    // Nothing is free where nothing is sold (decisions C9, D5).
    ...(deps.config.billing !== 'off' && { 'forget-unused-duerps': makeForgetUnusedDuerps(deps) }),
  }) satisfies JobHandlers;
