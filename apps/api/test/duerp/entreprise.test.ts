import type { DuerpDocument } from '@odu/api-contract';
import { describe, expect, test } from 'vitest';
import { ENTREPRISE, makeCompleteDuerp } from '../support/duerp-scenario.ts';
import { useEditor } from '../support/editor-scenario.ts';

const { calls, newDuerp } = useEditor();

describe('the company', () => {
  test('is kept as sent and names the document', async () => {
    const id = await newDuerp();
    const response = await calls.write(id, 'update-infosentreprise', ENTREPRISE);
    expect(response.statusCode).toBe(200);
    const document = response.json<DuerpDocument>();
    expect(document.data.entreprise).toStrictEqual(ENTREPRISE);
    expect(document.displayName).toBe('Boulangerie Martin');
    expect(response.headers.etag).toBe('"2"');
  });

  test('names the establishment too, and a company without a name gives back the first one', async () => {
    const id = await newDuerp();
    const lyon = { ...ENTREPRISE, isEtablissement: true, nomDeLEtablissement: 'Lyon 3' };
    await calls.write(id, 'update-infosentreprise', lyon);
    expect((await calls.document(id)).displayName).toBe('Boulangerie Martin – Lyon 3');
    await calls.write(id, 'update-infosentreprise', { ...lyon, nom: null });
    expect((await calls.document(id)).displayName).toBe('Nouveau DUERP');
  });

  test('keeps « (copie) » on a copy whose company is renamed', async () => {
    const source = await makeCompleteDuerp(calls);
    const id = (await calls.duplicate(source.id)).json<{ id: string }>().id;
    await calls.write(id, 'update-infosentreprise', { ...ENTREPRISE, nombreEmployes: 9 });
    expect((await calls.document(id)).displayName).toBe('Boulangerie Martin (copie)');
    await calls.write(id, 'update-infosentreprise', { ...ENTREPRISE, nom: 'Boulangerie Durand' });
    expect((await calls.document(id)).displayName).toBe('Boulangerie Durand (copie)');
  });

  test('with a negative number of employees, or a field that the contract does not know, is a 400 that names it', async () => {
    const id = await newDuerp();
    const negative = await calls.write(id, 'update-infosentreprise', { ...ENTREPRISE, nombreEmployes: -1 });
    expect(negative.statusCode).toBe(400);
    expect(negative.json<{ errors: { path: string }[] }>().errors[0]?.path).toBe('/body/nombreEmployes');
    expect((await calls.write(id, 'update-infosentreprise', { ...ENTREPRISE, naf: '10' })).statusCode).toBe(
      400,
    );
    expect((await calls.document(id)).data.entreprise).toBeNull();
  });
});
