import { expect, test } from 'vitest';
import { makeCompleteDuerp } from '../support/duerp-scenario.ts';
import { NO_ENGINE, useDuerpServer } from '../support/duerp-server.ts';

const { server, account, calls } = useDuerpServer({
  deps: NO_ENGINE,
  environment: { ODU_BILLING: 'off' },
});

test('without billing every version is covered: it is sent, and followed', async () => {
  const { id } = await makeCompleteDuerp(calls);
  await calls.generate(id);
  const [version] = (await calls.document(id)).versions;
  const at = `/api/duerp/${id}/versions/${version?.id}`;
  const body = { destinataire: 'SPST', emailAddress: 'spst@exemple.fr', message: '' };
  const sent = await server.request({ method: 'POST', url: `${at}/envoi-spst`, account, body });
  expect(sent.statusCode).toBe(201);
  const list = await server.request({ url: `/api/duerp/${id}/suivi`, account });
  expect(list.json()).toMatchObject([{ type: 'SPST', versionId: version?.id }]);
});
