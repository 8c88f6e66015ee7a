import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type CompleteDuerp, makeCompleteDuerp, makeRisque, messageOf } from '../support/duerp-scenario.ts';
import { idOf } from '../support/duerp-server.ts';
import { useEditor } from '../support/editor-scenario.ts';

const { calls } = useEditor();

describe('the families that do not concern a unit', () => {
  const RAY = { code: 'RAY', motif: 'Aucune source de rayonnement' };
  const VIB = { code: 'VIB', motif: '' };
  const send = ({ id, unites }: CompleteDuerp, famillesNonConcernees: object[], headers = {}) =>
    calls.write(id, 'update-familles', { idUniteDeTravail: unites[0], famillesNonConcernees }, { headers });
  const read = async (id: string) => (await calls.document(id)).data.unitesDeTravail[0];
  /** Adds a premade risk to the first unit, in a category of its own. */
  const addRisque = async (duerp: CompleteDuerp, code: string) => {
    const unite = await read(duerp.id);
    if (unite === undefined) throw new Error('the document has a unit');
    const idCategorie = randomUUID();
    const categorie = { idCategorie, code: '', displayName: `Catégorie de ${code}`, isUserDefined: true };
    return calls.write(duerp.id, 'update-list-risques', {
      idUniteDeTravail: unite.idUniteDeTravail,
      categorieDeRisques: [...unite.categorieDeRisques, categorie],
      risques: [...unite.risques, makeRisque(idCategorie, { code, displayName: `Risque ${code}` })],
    });
  };

  test('are kept in the order of the referential, and go with a copy; an empty list takes them back', async () => {
    const duerp = await makeCompleteDuerp(calls);
    expect((await read(duerp.id))?.famillesNonConcernees).toStrictEqual([]);
    expect((await send(duerp, [VIB, RAY])).statusCode).toBe(200);
    const copy = idOf(await calls.duplicate(duerp.id));
    for (const id of [duerp.id, copy])
      expect((await read(id))?.famillesNonConcernees).toStrictEqual([RAY, VIB]);
    await send(duerp, []);
    expect((await read(duerp.id))?.famillesNonConcernees).toStrictEqual([]);
    expect((await read(copy))?.famillesNonConcernees).toStrictEqual([RAY, VIB]);
  });

  test('one with a risk is not kept, and a risk lifts its own family only', async () => {
    const duerp = await makeCompleteDuerp(calls);
    await addRisque(duerp, 'RAY-OPT-01');
    await send(duerp, [RAY, VIB]);
    expect((await read(duerp.id))?.famillesNonConcernees).toStrictEqual([VIB]);
    await send(duerp, [VIB, { code: 'BRU', motif: '' }]);
    await addRisque(duerp, 'BRU-IMP-01');
    expect((await read(duerp.id))?.famillesNonConcernees).toStrictEqual([VIB]);
    // The kneading machine of a bakery is work equipment.
    await send(duerp, [VIB, { code: 'EQT', motif: '' }]);
    await addRisque(duerp, 'ALI-PET-01');
    expect((await read(duerp.id))?.famillesNonConcernees).toStrictEqual([VIB]);
  });

  test('a risk that goes to a category of the referential lifts the family of that category', async () => {
    const duerp = await makeCompleteDuerp(calls);
    const unite = await read(duerp.id);
    if (unite === undefined) throw new Error('the document has a unit');
    const { idUniteDeTravail, categorieDeRisques, risques } = unite;
    const [bruit, autre] = [randomUUID(), randomUUID()];
    const own = makeRisque(autre, { code: '', displayName: 'Sirène', isUserDefined: true });
    await calls.write(duerp.id, 'update-list-risques', {
      idUniteDeTravail,
      categorieDeRisques: [
        ...categorieDeRisques,
        { idCategorie: bruit, code: 'BRU-IMP', displayName: 'Bruits', isUserDefined: false },
        { idCategorie: autre, code: '', displayName: 'Autre', isUserDefined: true },
      ],
      risques: [...risques, own],
    });
    await send(duerp, [{ code: 'BRU', motif: '' }, VIB]);
    const evaluation = { danger: '', remarques: '', evalGravite: 1, evalFrequence: 1, evalMaitrise: 1 };
    const write = (fields: object) =>
      calls.write(duerp.id, 'update-risque', { idUniteDeTravail, ...own, ...evaluation, ...fields });
    expect((await write({})).statusCode).toBe(200);
    expect((await read(duerp.id))?.famillesNonConcernees).toHaveLength(2);
    await write({ idCategorie: bruit });
    expect((await read(duerp.id))?.famillesNonConcernees).toStrictEqual([VIB]);
    // Taken back: the same write gives the family back.
    await write({ idCategorie: autre, famillesNonConcernees: [{ code: 'BRU', motif: '' }, VIB] });
    expect((await read(duerp.id))?.famillesNonConcernees).toStrictEqual([{ code: 'BRU', motif: '' }, VIB]);
    // A code of its own comes before that of its category.
    await write({ idCategorie: autre, code: 'BRU-IMP-01' });
    expect((await read(duerp.id))?.famillesNonConcernees).toStrictEqual([VIB]);
  });

  test('a unit that comes back has those that it had', async () => {
    const duerp = await makeCompleteDuerp(calls);
    await send(duerp, [RAY]);
    const { unitesDeTravail: units } = (await calls.document(duerp.id)).data;
    await calls.write(duerp.id, 'update-list-unitesdetravail', { unitesDeTravail: [] });
    await calls.write(duerp.id, 'update-list-unitesdetravail', { unitesDeTravail: units });
    expect((await read(duerp.id))?.famillesNonConcernees).toStrictEqual([RAY]);
  });

  test('refuses a family that is none, one that is there twice, a reason that is too long, a unit that is not there', async () => {
    const duerp = await makeCompleteDuerp(calls);
    expect((await send(duerp, [{ code: 'XXX', motif: '' }])).statusCode).toBe(400);
    expect((await send(duerp, [{ ...RAY, motif: 'é'.repeat(1001) }])).statusCode).toBe(400);
    expect((await send(duerp, [{ ...RAY, motif: 'é'.repeat(1000) }])).statusCode).toBe(200);
    const twice = await send(duerp, [RAY, { code: 'RAY', motif: '' }]);
    expect(twice.statusCode).toBe(422);
    expect(messageOf(twice)).toBe('Une famille de risques est présente deux fois.');
    const gone = await calls.write(duerp.id, 'update-familles', {
      idUniteDeTravail: randomUUID(),
      famillesNonConcernees: [],
    });
    expect(gone.statusCode).toBe(404);
  });

  test('a stale list is a conflict, unless it is what is there already', async () => {
    const duerp = await makeCompleteDuerp(calls);
    const etag = String((await calls.read(duerp.id)).headers.etag);
    await send(duerp, [RAY]);
    expect((await send(duerp, [RAY], { 'if-match': etag })).statusCode).toBe(200);
    expect((await send(duerp, [VIB], { 'if-match': etag })).statusCode).toBe(409);
    expect((await read(duerp.id))?.famillesNonConcernees).toStrictEqual([RAY]);
  });
});
