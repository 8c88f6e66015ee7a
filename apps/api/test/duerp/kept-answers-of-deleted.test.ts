import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeCompleteDuerp } from '../support/duerp-scenario.ts';
import { idOf, NO_ENGINE, useDuerpServer } from '../support/duerp-server.ts';

const { server, account, calls } = useDuerpServer({ deps: NO_ENGINE, isVip: 1 });

const MADE_ON_IT = ['duplicate', 'generate', 'addSuivi', 'sendToSpst'] as const;

test.each(MADE_ON_IT)(
  '%s is answered again by its key after its document was deleted: whoever lost the answer learns what was done',
  async (operation) => {
    const { id } = await makeCompleteDuerp(calls);
    const versionId = idOf(await calls.generate(id));
    const headers = { 'Idempotency-Key': randomUUID() };
    const post = (path: string, body: object) =>
      server.request({
        method: 'POST',
        url: `/api/duerp/${id}/versions/${versionId}/${path}`,
        account,
        body,
        headers,
      });
    const date = server.clock.now().toISOString().slice(0, 10);
    const send = {
      duplicate: () => calls.duplicate(id, { headers }),
      generate: () => calls.generate(id, {}, { headers }),
      addSuivi: () => post('suivi', { type: 'SPST', date, destinataire: 'SPST du Rhône', moyen: 'remise' }),
      sendToSpst: () =>
        post('envoi-spst', { destinataire: 'SPST du Rhône', emailAddress: 'spst@exemple.fr', message: '' }),
    }[operation];

    const first = await send();
    expect(first.statusCode).toBe(201);
    expect((await calls.remove(id)).statusCode).toBe(204);
    const again = await send();
    expect([again.statusCode, again.json<unknown>()]).toStrictEqual([201, first.json<unknown>()]);
    // Another one is refused all the same.
    headers['Idempotency-Key'] = randomUUID();
    expect((await send()).statusCode).toBe(404);
  },
);
