import { createHmac } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import {
  forgetServer,
  forgetServersBefore,
  keepServer,
  listServersOfAnotherSecret,
} from '../../repositories/server/server-repository.ts';
import { type Clock, DAY, instantAfter, MINUTE } from '../clock.ts';

/** How long a server that was killed still counts as one that runs. */
export const PRESENT_MS = 2 * MINUTE;

/** The servers of one database must sign with one secret: else each refuses the sessions and captchas of the others. */
export type Presence = {
  /** True when a server with another secret is there already. It does not announce this one then. */
  announce: () => Promise<boolean>;
  /** Says, each minute, that this server is still there. */
  renew: () => Promise<void>;
  leave: () => Promise<void>;
  /** True when a running server has another secret. */
  hasOtherSecret: () => Promise<boolean>;
};

type Options = { database: Database; clock: Clock; makeId: () => string; secret: string };

export function makePresence({ database, clock, makeId, secret }: Options): Presence {
  const id = makeId();
  const secretFingerprint = createHmac('sha256', `fingerprint:${secret}`)
    .update('server')
    .digest('base64url');
  const now = () => clock.now().toISOString();
  const listOthers = () =>
    listServersOfAnotherSecret(database.queries, {
      secretFingerprint,
      seenSince: instantAfter(clock, -PRESENT_MS),
      seenUntil: instantAfter(clock, PRESENT_MS),
    });
  const renew = () => keepServer(database.queries, { id, secretFingerprint, seenAt: now() });
  const leave = () => forgetServer(database.queries, id);
  const hasOtherSecret = async () => (await listOthers()).length > 0;
  return {
    renew,
    leave,
    hasOtherSecret,
    async announce() {
      await forgetServersBefore(database.queries, instantAfter(clock, -DAY));
      // Looked for first: one that gives way again and again must not trouble the others.
      if (await hasOtherSecret()) return true;
      await renew();
      // And again: of two that start together each may give way, never none.
      const mustGiveWay = await hasOtherSecret();
      if (mustGiveWay) await leave();
      return mustGiveWay;
    },
  };
}
