import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type CompleteDuerp, makeCompleteDuerp, messageOf } from '../support/duerp-scenario.ts';
import { useEditor } from '../support/editor-scenario.ts';

const { calls } = useEditor();

describe('the PAPRIPACT', () => {
  const actionOf = (duerp: CompleteDuerp, fields: object = {}) => ({
    idAction: randomUUID(),
    idUniteDeTravail: duerp.unites[0],
    idRisqueAssocie: duerp.risques[0],
    descriptionDeLaMesure: 'Baliser les sols',
    responsable: 'Claude Roux',
    date: '2027-01-31',
    statut: 'En cours',
    ...fields,
  });
  const upsert = (id: string, body: object) => calls.write(id, 'upsert-action-preventive-papripact', body);

  test('is turned on and off, and keeps its actions', async () => {
    const { id } = await makeCompleteDuerp(calls);
    await calls.write(id, 'update-toggle-papripact', { isPapripactEnabled: true });
    expect((await calls.document(id)).data.isPapripactEnabled).toBe(true);
    await calls.write(id, 'update-toggle-papripact', { isPapripactEnabled: false });
    const { data } = await calls.document(id);
    expect([
      data.isPapripactEnabled,
      data.unitesDeTravail[0]?.papripactActionsPreventives.length,
    ]).toStrictEqual([false, 1]);
  });

  test('adds at the end, replaces in place, and deletes', async () => {
    const duerp = await makeCompleteDuerp(calls);
    const added = actionOf(duerp);
    expect((await upsert(duerp.id, added)).statusCode).toBe(200);
    await upsert(duerp.id, actionOf(duerp, { idAction: duerp.action, statut: 'Terminé' }));
    const actions = (await calls.document(duerp.id)).data.unitesDeTravail[0]?.papripactActionsPreventives;
    expect(actions).toStrictEqual([
      { ...actionOf(duerp), idAction: duerp.action, statut: 'Terminé', budget: '' },
      { ...added, budget: '' },
    ]);
    const place = { idAction: duerp.action, idUniteDeTravail: duerp.unites[0] };
    expect((await calls.removeAction(duerp.id, place)).statusCode).toBe(200);
    expect((await calls.removeAction(duerp.id, place)).statusCode).toBe(404);
    expect(
      (await calls.document(duerp.id)).data.unitesDeTravail[0]?.papripactActionsPreventives,
    ).toHaveLength(1);
  });

  test('deletes once: asked again after a lost answer it is done, and changes nothing', async () => {
    const { id, action, unites } = await makeCompleteDuerp(calls);
    const place = { idAction: action, idUniteDeTravail: unites[0] };
    const headers = { 'if-match': String((await calls.read(id)).headers.etag) };
    const first = await calls.removeAction(id, place, { headers });
    const again = await calls.removeAction(id, place, { headers });
    expect([first.statusCode, again.statusCode]).toStrictEqual([200, 200]);
    expect([again.headers.etag, again.json()]).toStrictEqual([first.headers.etag, first.json()]);
  });

  test('refuses a risk or an action of another unit, a day that does not exist and an unknown status', async () => {
    const duerp = await makeCompleteDuerp(calls);
    const foreign = await upsert(duerp.id, actionOf(duerp, { idRisqueAssocie: duerp.risques[2] }));
    expect([foreign.statusCode, messageOf(foreign)]).toStrictEqual([
      422,
      "Le risque associé n'est pas dans l'unité de travail.",
    ]);
    const moved = {
      idAction: duerp.action,
      idUniteDeTravail: duerp.unites[1],
      idRisqueAssocie: duerp.risques[2],
    };
    expect((await upsert(duerp.id, actionOf(duerp, moved))).statusCode).toBe(422);
    expect((await upsert(duerp.id, actionOf(duerp, { date: '2027-02-30' }))).statusCode).toBe(400);
    expect((await upsert(duerp.id, actionOf(duerp, { statut: 'Fait' }))).statusCode).toBe(400);
    expect((await upsert(duerp.id, actionOf(duerp, { idUniteDeTravail: randomUUID() }))).statusCode).toBe(
      404,
    );
    const elsewhere = { idAction: duerp.action, idUniteDeTravail: duerp.unites[1] };
    const notThere = await calls.removeAction(duerp.id, elsewhere);
    expect([notThere.statusCode, messageOf(notThere)]).toStrictEqual([404, 'Action préventive introuvable.']);
  });
});
