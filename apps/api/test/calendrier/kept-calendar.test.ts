import { randomUUID } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Calendrier } from '@odu/api-contract';
import { expect, test } from 'vitest';
import { makeCompleteDuerp } from '../support/duerp-scenario.ts';
import { NO_ENGINE, useDuerpServer } from '../support/duerp-server.ts';

const { server, signUp } = useDuerpServer({ deps: NO_ENGINE });

/** Someone with one document of one action, and the path of its calendar. */
async function makeReader() {
  const { account, calls } = await signUp(`${randomUUID()}@exemple.fr`, { maxNumberOfDuerps: 10 });
  const duerp = await makeCompleteDuerp(calls);
  const answer = await server.request({
    method: 'POST',
    url: '/api/myaccount/calendrier/renew',
    account,
    body: { idLien: randomUUID() },
  });
  const act = async (descriptionDeLaMesure: string) => {
    const written = await calls.write(duerp.id, 'upsert-action-preventive-papripact', {
      budget: '',
      responsable: 'Camille Martin',
      statut: 'À planifier',
      date: '2027-01-15',
      idAction: randomUUID(),
      idUniteDeTravail: duerp.unites[0],
      idRisqueAssocie: duerp.risques[0],
      descriptionDeLaMesure,
    });
    expect(written.statusCode).toBe(200);
  };
  return { act, url: new URL(answer.json<Calendrier>().url ?? '').pathname };
}
const read = (url: string, encoding = 'identity') =>
  server.request({ url, headers: { 'accept-encoding': encoding } });

test.for([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('a calendar travels as %s, kept or not, and is the same', async ([encoding, inflate]) => {
  const { act, url } = await makeReader();
  await act('Glissade '.repeat(100));
  const plain = await read(url);
  expect(plain.headers['content-encoding']).toBeUndefined();
  for (const packed of [await read(url, encoding), await read(url, encoding)]) {
    expect(packed.headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': 'text/calendar; charset=utf-8',
      etag: plain.headers.etag,
      vary: 'accept-encoding',
    });
    expect(inflate(packed.rawPayload).toString()).toBe(plain.body);
  }
});

test('a calendar that is kept is given to nobody else, and no longer once it changed', async () => {
  const [anne, basile] = [await makeReader(), await makeReader()];
  await anne.act('Ranger la réserve');
  expect((await read(anne.url)).body).toContain('Ranger la réserve');
  expect((await read(basile.url)).body).not.toContain('Ranger la réserve');
  await anne.act('Remplacer les gants');
  expect((await read(anne.url)).body).toContain('Remplacer les gants');
});
