import { expect, test } from 'vitest';
import { listProblemesDeCompletude } from '@odu/domain';
import type { DuerpExample } from '@odu/api-contract';
import { NO_ENGINE } from '../support/duerp-server.ts';
import { useTestServer } from '../build-app.ts';

const server = useTestServer({ deps: NO_ENGINE });
const read = () => server.request({ url: '/api/public/example' });

test('anybody reads a document that is complete, the same at each time, and that a browser may keep', async () => {
  const answer = await read();
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('public, max-age=3600');
  const { displayName, data } = answer.json<DuerpExample>();
  expect(displayName).toBe('Boulangerie Martin');
  expect(listProblemesDeCompletude(data)).toEqual([]);
  // What a unit says of its people is there, as in the demo's account.
  for (const unite of data.unitesDeTravail)
    expect([unite.effectif?.total, unite.differencesSelonSexe]).not.toContain(undefined);
  expect(data.unitesDeTravail.every(({ effectif }) => (effectif?.total ?? 0) > 0)).toBe(true);
  const ids = data.unitesDeTravail.flatMap(({ risques }) => risques.map(({ idRisque }) => idRisque));
  expect(new Set(ids).size).toBe(ids.length);
  expect((await read()).body).toBe(answer.body);
});
