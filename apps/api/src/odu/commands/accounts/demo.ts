import { randomBytes } from 'node:crypto';
import type { Command } from 'commander';
import { buildApp } from '../../../app.ts';
import type { Deps } from '../../../deps.ts';
import {
  findAccountByEmail,
  insertAccount,
  updateAccount,
} from '../../../repositories/account/account-repository.ts';
import { checkNewPassword } from '../../../operations/compte/mot-de-passe/new-password.ts';
import { parseEmail } from '../../arguments/parse-email.ts';
import { BATIMENT } from '../../demo/batiment.ts';
import { BOULANGERIE } from '../../demo/boulangerie.ts';
import { fillAccount } from '../../demo/fill-account.ts';
import { OperatorError } from '../../operator-error.ts';
import { printRows } from '../../print-rows.ts';
import { withDeps } from '../../with-deps.ts';

type Options = { email: string; password?: string; free: boolean; json: boolean };

const TITLES = {
  emailAddress: 'Email',
  password: 'Mot de passe',
  id: 'Identifiant',
  nom: 'DUERP',
  unites: 'Unités',
  risques: 'Risques',
  actions: 'Actions',
};

/** A password that satisfies the four rules, never the same twice: nothing to find on a server left open. */
const makePassword = () => `Odu-7!${randomBytes(9).toString('base64url')}`;

async function openAccount({ config, database, passwords, clock, makeId }: Deps, options: Options) {
  const emailAddress = options.email;
  const existing = await findAccountByEmail(database.queries, emailAddress);
  if (existing !== undefined) {
    if (!options.free) await updateAccount(database.queries, existing.id, { isVip: 1 });
    return { id: existing.id, emailAddress, password: '(inchangé)' };
  }
  const password = options.password ?? makePassword();
  const { productName } = config;
  const [problem] = await checkNewPassword(password, { emailAddress, productName });
  if (problem !== undefined) throw new OperatorError(`${problem.message}.`);
  const id = makeId();
  await insertAccount(database.queries, {
    id,
    emailAddress,
    passwordHash: await passwords.hash(password),
    isEmailVerified: 1,
    isVip: options.free ? 0 : 1,
    maxNumberOfDuerps: null,
    createdAt: clock.now().toISOString(),
  });
  return { id, emailAddress, password };
}

async function fill(deps: Deps, options: Options) {
  const { id, ...account } = await openAccount(deps, options);
  const app = await buildApp(deps);
  const { accessToken } = await deps.sessions.open(id);
  const rows = [];
  for (const plan of [BOULANGERIE, BATIMENT]) {
    const given = { app, accessToken, makeId: deps.makeId, now: deps.clock.now() };
    rows.push({ ...account, ...(await fillAccount(plan, given)) });
  }
  printRows(rows, TITLES, options);
}

/** Adds `demo`: an account with full access, a bakery and a building company, for looking around and for the benches. */
export function addDemoCommand(program: Command, environment: NodeJS.ProcessEnv): void {
  program
    .command('demo')
    .description("remplit un compte d'une boulangerie et d'une entreprise du bâtiment (environ 300 risques)")
    .option('--email <email>', 'le compte, créé au besoin', parseEmail, 'demo@odu.example')
    .option('--password <mot de passe>', "celui d'un compte créé (sinon tiré au hasard et affiché)")
    .option('--free', "ne donne pas l'accès complet", false)
    .option('--json', 'sortie JSON', false)
    .action((options: Options) => withDeps(environment, (deps) => fill(deps, options)));
}
