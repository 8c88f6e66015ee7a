import type { Handler } from '../../contract/types.ts';
import type { Deps } from '../../deps.ts';
import { makePublicConfig } from '../../http/web/public-config.ts';

/** Gives what the interface must know before anybody signs in (decision A2). */
export const getPublicConfig =
  (deps: Deps): Handler<'getPublicConfig'> =>
  () =>
    Promise.resolve(makePublicConfig(deps));
