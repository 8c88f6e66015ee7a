import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeRisque } from '../support/duerp-scenario.ts';
import { listStatements } from '../support/count-statements.ts';
import { idOf, NO_ENGINE, useDuerpServer } from '../support/duerp-server.ts';
import { categorie, MINIMAL } from '../support/editor-scenario.ts';

const { server, calls } = useDuerpServer({ deps: NO_ENGINE, isVip: 1 });

async function makeDuerp() {
  const id = idOf(await calls.create());
  const idUniteDeTravail = randomUUID();
  const [sols, chutes] = [categorie(), categorie('Chutes de hauteur')];
  const risque = makeRisque(sols.idCategorie, { evalGravite: 1, evalFrequence: 1, evalMaitrise: 1 });
  const unite = {
    idUniteDeTravail,
    displayName: 'Vente',
    categorieDeRisques: [sols, chutes],
    risques: [risque],
    papripactActionsPreventives: [],
  };
  const made = await calls.write(id, 'update-list-unitesdetravail', { unitesDeTravail: [unite] });
  if (made.statusCode !== 200) throw new Error(made.body);
  const edit = (changes: object) =>
    calls.write(
      id,
      'update-risque',
      { ...risque, danger: '', remarques: '', idUniteDeTravail, ...changes },
      { headers: MINIMAL },
    );
  const readRow = () =>
    server.deps.database.queries
      .selectFrom('risque')
      .selectAll()
      .where('duerpDocumentId', '=', id)
      .where('idRisque', '=', risque.idRisque)
      .executeTakeFirstOrThrow();
  return { edit, readRow, chutes };
}

const INDEXED = ['idUniteDeTravail', 'idCategorie', 'niveauDeRisqueValue'];

test.for<[string, (made: Awaited<ReturnType<typeof makeDuerp>>) => object, boolean]>([
  ['its remarks', () => ({ remarques: 'Sol refait' }), false],
  ['a note that leaves its level', () => ({ nombreExposes: 3 }), false],
  ['its level', () => ({ evalGravite: 4 }), true],
  ['its category', ({ chutes }) => ({ idCategorie: chutes.idCategorie }), true],
])(
  'a risk of which %s changed is written with its indexes only where they change',
  async ([, toChanges, isIndexed]) => {
    const made = await makeDuerp();
    const before = await made.readRow();
    const changes = toChanges(made);
    let statusCode = 0;
    const statements = await listStatements(async () => ({ statusCode } = await made.edit(changes)));
    expect(statusCode).toBe(200);
    const [update = '', ...others] = statements.filter((sql) => sql.startsWith('update "risque"'));
    expect(others).toStrictEqual([]);
    const [set = ''] = update.split(' where ');
    expect(INDEXED.filter((column) => set.includes(`"${column}" =`))).toStrictEqual(isIndexed ? INDEXED : []);
    const after = await made.readRow();
    // What an evaluation notes by itself is not this test's subject.
    const { evalueLe, evaluationPrecedente, niveauDeRisqueValue } = after;
    const noted = { evalueLe, evaluationPrecedente, niveauDeRisqueValue };
    expect(after).toEqual({ ...before, ...changes, ...noted });
    expect(niveauDeRisqueValue !== before.niveauDeRisqueValue).toBe('evalGravite' in changes);
  },
);
