import { beforeAll, expect, test } from 'vitest';
import { compileOnce } from '../../src/db/compile-once.ts';
import { NO_ENGINE, useDuerpServer } from '../support/duerp-server.ts';
import type { TestAccount } from '../build-app.ts';
import { listStatements } from '../support/count-statements.ts';

const { server, signUp } = useDuerpServer({ deps: NO_ENGINE });
const accounts: TestAccount[] = [];
beforeAll(async () => {
  for (const name of ['un', 'deux'])
    // oxlint-disable-next-line no-await-in-loop -- two accounts, one after the other
    accounts.push((await signUp(`${name}@compile-once.exemple.fr`)).account);
});

test('a statement is made once, and run with the values of each call', async () => {
  let made = 0;
  const select = compileOnce(['emailAddress'], (queries, { emailAddress }) => {
    made += 1;
    return queries.selectFrom('account').select('emailAddress').where('emailAddress', '=', emailAddress);
  });
  const { queries } = server.deps.database;
  const read = async (emailAddress: string) =>
    (await select(queries, { emailAddress })).map((row) => row.emailAddress);
  for (const name of ['un', 'deux', 'un']) {
    const emailAddress = `${name}@compile-once.exemple.fr`;
    // oxlint-disable-next-line no-await-in-loop -- the second call must find the first one's statement
    expect(await read(emailAddress)).toStrictEqual([emailAddress]);
  }
  expect(await read('personne@compile-once.exemple.fr')).toStrictEqual([]);
  expect(made).toBe(1);
});

// As parameters they made SQLite prepare the statement anew at each run, which took ten times as long as to run it.
test('its own constants stand in its text, the values of a call do not', async () => {
  const select = compileOnce(['emailAddress'], (queries, { emailAddress }) =>
    queries
      .selectFrom('account')
      .select('isVip')
      .where('emailAddress', '=', emailAddress)
      .where('isVip', '=', 0)
      .where('passwordHash', '!=', "l'autre")
      .limit(1),
  );
  const emailAddress = 'un@compile-once.exemple.fr';
  const statements = await listStatements(async () => {
    expect(await select(server.deps.database.queries, { emailAddress })).toEqual([{ isVip: 0 }]);
  });
  expect(statements).toStrictEqual([
    expect.stringMatching(
      /"emailAddress" = (\?|\$1) and "isVip" = 0 and "passwordHash" != 'l''autre' limit 1$/,
    ),
  ]);
});
