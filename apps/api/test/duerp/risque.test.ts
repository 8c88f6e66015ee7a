import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  type CompleteDuerp,
  makeCompleteDuerp,
  makeRisque,
  messageOf,
  patchOf,
} from '../support/duerp-scenario.ts';
import { MINIMAL, useEditor } from '../support/editor-scenario.ts';

const { calls } = useEditor();

describe('one risk', () => {
  const bodyOf = ({ unites, risques, categories }: CompleteDuerp, fields: object = {}) => ({
    ...makeRisque(String(categories[0])),
    idUniteDeTravail: unites[0],
    idRisque: risques[1],
    danger: 'Marche abîmée',
    remarques: '',
    evalGravite: 3,
    evalFrequence: 2,
    evalMaitrise: 3,
    ...fields,
  });

  test('is evaluated, and only what changed is answered when asked', async () => {
    const duerp = await makeCompleteDuerp(calls);
    const response = await calls.write(duerp.id, 'update-risque', bodyOf(duerp), { headers: MINIMAL });
    expect(response.statusCode).toBe(200);
    expect(response.headers['preference-applied']).toBe('return=minimal');
    expect(patchOf(response)).toStrictEqual({
      isPatch: true,
      id: duerp.id,
      displayName: 'Boulangerie Martin',
      hasBeenModifiedSinceLastGeneration: false,
      niveauDeRisqueTotalValue: 11.5 / 3,
      niveauDeRisqueTotalStatus: 'ORANGE',
      unitesDeTravail: [{ idUniteDeTravail: duerp.unites[0], niveauDeRisqueValue: 4.75 }],
      risques: [
        {
          idRisque: duerp.risques[1],
          isRisqueEvalue: true,
          niveauDeRisqueValue: 4.5,
          niveauDeRisqueStatus: 'ORANGE',
        },
      ],
    });
    const { data } = await calls.document(duerp.id);
    expect(data.niveauDeRisqueTotalValue).toBe(11.5 / 3);
    expect(data.unitesDeTravail[0]?.risques[1]).toMatchObject({
      danger: 'Marche abîmée',
      niveauDeRisqueValue: 4.5,
    });
  });

  test('is not evaluated while a criterion is null', async () => {
    const duerp = await makeCompleteDuerp(calls);
    const response = await calls.write(duerp.id, 'update-risque', bodyOf(duerp, { evalFrequence: null }), {
      headers: MINIMAL,
    });
    expect(patchOf(response).risques).toStrictEqual([
      {
        idRisque: duerp.risques[1],
        isRisqueEvalue: false,
        niveauDeRisqueValue: null,
        niveauDeRisqueStatus: null,
      },
    ]);
    expect(patchOf(response).unitesDeTravail[0]?.niveauDeRisqueValue).toBe(5);
  });

  test('a note of 5 or 2.5 is a 400; a category of another unit is a 422', async () => {
    const duerp = await makeCompleteDuerp(calls);
    for (const evalGravite of [0, 5, 2.5, '3']) {
      expect((await calls.write(duerp.id, 'update-risque', bodyOf(duerp, { evalGravite }))).statusCode).toBe(
        400,
      );
    }
    const response = await calls.write(
      duerp.id,
      'update-risque',
      bodyOf(duerp, { idCategorie: duerp.categories[1] }),
    );
    expect([response.statusCode, messageOf(response)]).toStrictEqual([
      422,
      "La catégorie du risque n'est pas dans l'unité de travail.",
    ]);
  });

  test('that is not in the document, or in another unit of it, is a 404', async () => {
    const duerp = await makeCompleteDuerp(calls);
    const unknown = await calls.write(duerp.id, 'update-risque', bodyOf(duerp, { idRisque: randomUUID() }));
    expect([unknown.statusCode, messageOf(unknown)]).toStrictEqual([404, 'Risque introuvable.']);
    expect(
      (await calls.write(duerp.id, 'update-risque', bodyOf(duerp, { idRisque: duerp.risques[2] })))
        .statusCode,
    ).toBe(404);
    const unite = await calls.write(
      duerp.id,
      'update-risque',
      bodyOf(duerp, { idUniteDeTravail: randomUUID() }),
    );
    expect([unite.statusCode, messageOf(unite)]).toStrictEqual([404, 'Unité de travail introuvable.']);
  });

  test('keeps 40,000 characters of any script, and refuses what no database can keep', async () => {
    const duerp = await makeCompleteDuerp(calls);
    const remarques = `${'é 🥖 漢 "\\ '.repeat(3_000)}fin`.slice(-40_000);
    await calls.write(duerp.id, 'update-risque', bodyOf(duerp, { remarques }));
    expect((await calls.document(duerp.id)).data.unitesDeTravail[0]?.risques[1]?.remarques).toBe(remarques);
    for (const unstorable of ['a\u0000b', 'a\ud83eb']) {
      const refused = await calls.write(duerp.id, 'update-risque', bodyOf(duerp, { remarques: unstorable }));
      expect(refused.statusCode).toBe(400);
      expect(refused.json<{ errors: unknown[] }>().errors).toStrictEqual([
        { path: '/body/remarques', message: "Le texte contient un caractère qui n'est pas permis." },
      ]);
    }
  });
});
