import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type CompleteDuerp, makeCompleteDuerp, messageOf } from '../support/duerp-scenario.ts';
import { idOf } from '../support/duerp-server.ts';
import { useEditor } from '../support/editor-scenario.ts';

const { server, calls } = useEditor();

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
  /** The fields of art. L4121-3-1 III 1° C. trav. of an action whose client does not know them. */
  const NON_DITS = { conditionsExecution: '', indicateurResultat: '', type: null, termineeLe: null };
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

  test('refuses a blank measure or responsible person, in the words of the form', async () => {
    const duerp = await makeCompleteDuerp(calls);
    const refused = await upsert(duerp.id, actionOf(duerp, { descriptionDeLaMesure: ' ', responsable: ' ' }));
    expect([refused.statusCode, refused.json<{ errors: unknown[] }>().errors]).toStrictEqual([
      422,
      [
        { path: '/descriptionDeLaMesure', message: 'La description de la mesure est requise' },
        { path: '/responsable', message: 'Le responsable est requis' },
      ],
    ]);
  });

  test('a responsible person who is stored blank stands in the way of no other edit', async () => {
    const duerp = await makeCompleteDuerp(calls);
    await server.database.queries
      .updateTable('actionPreventive')
      .set({ responsable: ' ' })
      .where('duerpDocumentId', '=', duerp.id)
      .execute();
    const known = { idAction: duerp.action, responsable: ' ' };
    expect((await upsert(duerp.id, actionOf(duerp, { ...known, statut: 'Annulé' }))).statusCode).toBe(200);
    expect((await upsert(duerp.id, actionOf(duerp, { ...known, responsable: '  ' }))).statusCode).toBe(422);
  });

  test('adds at the end, replaces in place, and deletes', async () => {
    const duerp = await makeCompleteDuerp(calls);
    const added = actionOf(duerp);
    expect((await upsert(duerp.id, added)).statusCode).toBe(200);
    await upsert(duerp.id, actionOf(duerp, { idAction: duerp.action, statut: 'Terminé' }));
    const actions = (await calls.document(duerp.id)).data.unitesDeTravail[0]?.papripactActionsPreventives;
    expect(actions).toStrictEqual([
      {
        ...actionOf(duerp),
        idAction: duerp.action,
        statut: 'Terminé',
        budget: '',
        ...NON_DITS,
        termineeLe: server.clock.now().toISOString(),
      },
      { ...added, budget: '', ...NON_DITS },
    ]);
    const place = { idAction: duerp.action, idUniteDeTravail: duerp.unites[0] };
    expect((await calls.removeAction(duerp.id, place)).statusCode).toBe(200);
    expect((await calls.removeAction(duerp.id, place)).statusCode).toBe(404);
    expect(
      (await calls.document(duerp.id)).data.unitesDeTravail[0]?.papripactActionsPreventives,
    ).toHaveLength(1);
  });

  test('keeps what the law asks of a measure when a client of the first contract writes it, and its copy has it', async () => {
    const duerp = await makeCompleteDuerp(calls);
    const loi = {
      conditionsExecution: 'Boutique fermée',
      indicateurResultat: 'Aucune glissade',
      type: 'protection collective',
    };
    const known = actionOf(duerp, { idAction: duerp.action });
    await upsert(duerp.id, { ...known, ...loi });
    await upsert(duerp.id, { ...known, statut: 'Terminé' });
    for (const id of [duerp.id, idOf(await calls.duplicate(duerp.id))]) {
      const [action] = (await calls.document(id)).data.unitesDeTravail[0]?.papripactActionsPreventives ?? [];
      expect(action).toMatchObject({ statut: 'Terminé', ...loi });
    }
    await upsert(duerp.id, { ...known, conditionsExecution: '', type: null });
    const [action] =
      (await calls.document(duerp.id)).data.unitesDeTravail[0]?.papripactActionsPreventives ?? [];
    expect(action).toMatchObject({ ...loi, conditionsExecution: '', type: null });
    expect((await upsert(duerp.id, { ...known, type: 'magie' })).statusCode).toBe(400);
    const tooLong = { ...known, indicateurResultat: 'é'.repeat(40_001) };
    expect((await upsert(duerp.id, tooLong)).statusCode).toBe(400);
  });

  test("writes the programme's resources, and a switch that does not say them leaves them", async () => {
    const { id } = await makeCompleteDuerp(calls);
    const toggle = (body: object) => calls.write(id, 'update-toggle-papripact', body);
    const read = async () => (await calls.document(id)).data;
    expect((await read()).ressourcesPapripact).toBe('');
    await toggle({ isPapripactEnabled: true, ressourcesPapripact: 'Un mi-temps' });
    await toggle({ isPapripactEnabled: false });
    expect(await read()).toMatchObject({ isPapripactEnabled: false, ressourcesPapripact: 'Un mi-temps' });
    const copy = idOf(await calls.duplicate(id));
    expect((await calls.document(copy)).data.ressourcesPapripact).toBe('Un mi-temps');
    await toggle({ isPapripactEnabled: false, ressourcesPapripact: '' });
    expect((await read()).ressourcesPapripact).toBe('');
    const tooLong = { isPapripactEnabled: true, ressourcesPapripact: 'é'.repeat(40_001) };
    expect((await toggle(tooLong)).statusCode).toBe(400);
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
