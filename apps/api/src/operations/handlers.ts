import type { Handlers } from '../contract/types.ts';
import type { Deps } from '../deps.ts';
import { makeCompteHandlers } from './compte/compte-handlers.ts';
import { makeDuerpHandlers } from './duerp/duerp-handlers.ts';
import { getExample } from './exemple/get-example.ts';
import { makeFacturationHandlers } from './facturation/facturation-handlers.ts';
import { makePaiementHandlers } from './paiement/paiement-handlers.ts';
import { makeSuiviHandlers } from './suivi/suivi-handlers.ts';
import { makeVersionHandlers } from './version/version-handlers.ts';

/** Every handler of the contract: a missing one fails the type check. */
export const makeHandlers = (deps: Deps): Handlers => ({
  ...makeCompteHandlers(deps),
  ...makeDuerpHandlers(deps),
  ...makeFacturationHandlers(deps),
  ...makePaiementHandlers(deps),
  getExample: getExample(deps),
  ...makeVersionHandlers(deps),
  ...makeSuiviHandlers(deps),
});
