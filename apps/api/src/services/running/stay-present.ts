import type { Deps } from '../../deps.ts';
import { MINUTE } from '../clock.ts';

/** Says each minute that this server is there, whose presence was announced. Returns what takes it back. */
export function stayPresent({ presence, log }: Pick<Deps, 'presence' | 'log'>): () => Promise<void> {
  const fail = (error: unknown) => log.error({ err: error }, 'the presence of this server could not be told');
  let renewing: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    renewing = presence.renew().catch(fail);
  }, MINUTE);
  return async () => {
    clearInterval(timer);
    await renewing;
    await presence.leave().catch(fail);
  };
}
