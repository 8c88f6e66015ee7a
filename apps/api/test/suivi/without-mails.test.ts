import { describe, expect, test } from 'vitest';
import { makeCompleteDuerp } from '../support/duerp-scenario.ts';
import { NO_ENGINE, useDuerpServer } from '../support/duerp-server.ts';

const REFUSED =
  "Ce serveur n'envoie pas d'emails\u00A0: téléchargez le PDF, transmettez-le à votre service, puis notez la transmission.";

describe.for([
  ['is read by nobody: a public name', { ODU_DEV_MAIL: '' }, 422],
  ['is read by nobody: it is off', { ODU_DEV_MAIL: 'off', ODU_BASE_URL: 'http://localhost:3000' }, 422],
  [
    'is read by who uses the site on his machine',
    { ODU_DEV_MAIL: '', ODU_BASE_URL: 'http://localhost:3000' },
    201,
  ],
  ['is read by everybody', { ODU_DEV_MAIL: 'everyone' }, 201],
  ['is not there: mails are sent', { ODU_DEV_MAIL: 'off', SMTP_URL: 'smtp://127.0.0.1:1' }, 201],
] as const)('where the development inbox %s', ([, environment, status]) => {
  const { server, account, calls } = useDuerpServer({ deps: NO_ENGINE, environment, isVip: 1 });

  test(`a version sent to the service is answered ${status}, and written down only if it leaves`, async () => {
    const { id } = await makeCompleteDuerp(calls);
    await calls.generate(id);
    const [version] = (await calls.document(id)).versions;
    const answer = await server.request({
      method: 'POST',
      url: `/api/duerp/${id}/versions/${version?.id}/envoi-spst`,
      account,
      body: { destinataire: 'SPST', emailAddress: 'spst@exemple.fr', message: '' },
    });
    expect(answer.statusCode).toBe(status);
    const list = await server.request({ url: `/api/duerp/${id}/suivi`, account });
    expect(list.json()).toHaveLength(status === 201 ? 1 : 0);
    expect(answer.json<{ message?: string }>().message).toBe(status === 422 ? REFUSED : undefined);
  });
});
