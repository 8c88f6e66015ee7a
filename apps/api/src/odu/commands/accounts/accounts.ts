import { type Command, InvalidArgumentError } from 'commander';
import type { Deps } from '../../../deps.ts';
import {
  type Account,
  listAccounts,
  updateAccount,
} from '../../../repositories/account/account-repository.ts';
import { maxNumberOfDuerps } from '../../../services/duerp/duerp-limit.ts';
import { printRows } from '../../print-rows.ts';
import { requireAccount } from '../../require-account.ts';
import { withDeps } from '../../with-deps.ts';
import { addEraseCommands } from './erase.ts';
import { addShowCommand } from './show.ts';

type Output = { json: boolean };
type Shown = Pick<Account, 'emailAddress' | 'isEmailVerified' | 'isVip' | 'maxNumberOfDuerps' | 'createdAt'>;

const PAGE = 2_000;

const TITLES = {
  emailAddress: 'Email',
  isEmailVerified: 'Email vérifié',
  isVip: 'VIP',
  maxNumberOfDuerps: 'DUERP au plus',
  createdAt: 'Créé le',
};

const toRow = ({ config }: Deps, account: Shown) => ({
  emailAddress: account.emailAddress,
  isEmailVerified: account.isEmailVerified === 1,
  isVip: account.isVip === 1,
  maxNumberOfDuerps: maxNumberOfDuerps(config, account),
  createdAt: account.createdAt,
});

async function change(
  deps: Deps,
  email: string,
  changes: Parameters<typeof updateAccount>[2],
  output: Output,
) {
  const { id } = await requireAccount(deps, email);
  await updateAccount(deps.database.queries, id, changes);
  printRows([toRow(deps, await requireAccount(deps, email))], TITLES, output);
}

function parseOnOff(value: string): 0 | 1 {
  if (value !== 'on' && value !== 'off')
    throw new InvalidArgumentError('il faut «\u202Fon\u202F» ou «\u202Foff\u202F».');
  return value === 'on' ? 1 : 0;
}

function parseLimit(value: string): number | null {
  if (value === 'default') return null;
  if (!/^\d{1,6}$/.test(value))
    throw new InvalidArgumentError('il faut un nombre entier, ou «\u202Fdefault\u202F».');
  return Number(value);
}

/** Adds `accounts` and its commands: list, show, vip, limit, delete and erase. */
export function addAccountsCommands(program: Command, environment: NodeJS.ProcessEnv): void {
  const accounts = program.command('accounts').description('les comptes');
  const withJson = (command: Command) => command.option('--json', 'sortie JSON', false);

  withJson(accounts.command('list').description('liste les comptes')).action((output: Output) =>
    withDeps(environment, async (deps) => {
      const listed: Shown[] = [];
      // A statement has 1.2 s, and there may be a million of them.
      for (let page: Shown[] = []; page.length === PAGE || listed.length === 0; listed.push(...page)) {
        page = await listAccounts(deps.database.queries, {
          after: listed.at(-1)?.emailAddress ?? '',
          limit: PAGE,
        });
        if (page.length === 0) break;
      }
      printRows(
        listed.map((account) => toRow(deps, account)),
        TITLES,
        output,
      );
    }),
  );
  withJson(accounts.command('vip').description("donne ou retire l'accès complet"))
    .argument('<email>')
    .argument('<on|off>', '', parseOnOff)
    .action((email: string, isVip: 0 | 1, output: Output) =>
      withDeps(environment, (deps) => change(deps, email, { isVip }, output)),
    );
  withJson(
    accounts
      .command('limit')
      .description('fixe le nombre de DUERP du compte («\u202Fdefault\u202F» pour la limite habituelle)'),
  )
    .argument('<email>')
    .argument('<nombre|default>', '', parseLimit)
    .action((email: string, maximum: number | null, output: Output) =>
      withDeps(environment, (deps) => change(deps, email, { maxNumberOfDuerps: maximum }, output)),
    );
  addShowCommand(accounts, environment);
  addEraseCommands(accounts, environment);
}
