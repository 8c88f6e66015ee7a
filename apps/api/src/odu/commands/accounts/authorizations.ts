import type { Command } from 'commander';
import type { Deps } from '../../../deps.ts';
import { listAuthorizations } from '../../../repositories/account/delegate-repository.ts';
import { authorizeDelegate, revokeAuthorization } from '../../../services/authentication/delegates.ts';
import { OperatorError } from '../../operator-error.ts';
import { printRows } from '../../print-rows.ts';
import { requireAccount } from '../../require-account.ts';
import { requireDelegate } from '../../require-delegate.ts';
import { withDeps } from '../../with-deps.ts';

type Output = { json: boolean };
type Filter = { delegate?: string; account?: string };

const MADE = { delegateName: 'Délégué', emailAddress: 'Compte', id: 'Identifiant', dut: 'DUT' };
const LISTED = {
  delegateName: 'Délégué',
  emailAddress: 'Compte',
  id: 'Identifiant',
  isValid: 'Valable',
  lastSignInAt: 'Dernière connexion',
  createdAt: 'Créée le',
  revokedAt: 'Révoquée le',
};

type Listed = Awaited<ReturnType<typeof listAuthorizations>>;

const print = (rows: Listed, output: Output) =>
  printRows(
    rows.map(({ delegateId: _delegateId, accountId: _accountId, ...row }) => row),
    LISTED,
    output,
  );

async function create(deps: Deps, idOrName: string, email: string, output: Output) {
  const delegate = await requireDelegate(deps, idOrName);
  const { id: accountId, emailAddress } = await requireAccount(deps, email);
  const made = await authorizeDelegate(deps, { delegateId: delegate.id, accountId });
  if (made === false) throw new OperatorError(`Le délégué ${delegate.name} vient d'être révoqué.`);
  printRows([{ delegateName: delegate.name, emailAddress, id: made.id, dut: made.token }], MADE, output);
  if (!output.json)
    console.log(
      "La DUT n'est affichée qu'une fois\u00A0: transmettez-la au cabinet par un moyen sûr. Elle remplace celle qu'il avait pour ce compte.",
    );
}

/** An id of a delegate that is revoked is known too: what it held can still be read. */
async function list(deps: Deps, { delegate, account }: Filter, output: Output) {
  const accountId = account === undefined ? undefined : (await requireAccount(deps, account)).id;
  const listed = await listAuthorizations(deps.database.queries);
  print(
    listed.filter(
      (row) =>
        (delegate === undefined || [row.delegateId, row.delegateName].includes(delegate.trim())) &&
        (accountId === undefined || row.accountId === accountId),
    ),
    output,
  );
}

async function revoke(deps: Deps, id: string, output: Output) {
  const find = async () =>
    (await listAuthorizations(deps.database.queries)).filter((authorization) => authorization.id === id);
  const [authorization] = await find();
  if (authorization === undefined) throw new OperatorError(`Aucune autorisation n'a l'identifiant ${id}.`);
  if (authorization.revokedAt !== null) throw new OperatorError('Cette autorisation est déjà révoquée.');
  await revokeAuthorization(deps, authorization);
  print(await find(), output);
}

/** Adds `authorizations create`, `authorizations list` and `authorizations revoke` (decision B7). */
export function addAuthorizationsCommands(program: Command, environment: NodeJS.ProcessEnv): void {
  const authorizations = program
    .command('authorizations')
    .description("les autorisations d'un délégué, une pour chaque compte");
  const withJson = (command: Command) => command.option('--json', 'sortie JSON', false);

  withJson(
    authorizations
      .command('create')
      .description('autorise un délégué pour un compte et affiche son autorisation (DUT), une seule fois'),
  )
    .argument('<délégué>', 'son nom ou son identifiant')
    .argument('<email>', 'le compte')
    .action((delegate: string, email: string, output: Output) =>
      withDeps(environment, (deps) => create(deps, delegate, email, output)),
    );
  withJson(authorizations.command('list').description('liste les autorisations, révoquées comprises'))
    .option('--delegate <délégué>', "celles d'un délégué, par son nom ou son identifiant")
    .option('--account <email>', "celles d'un compte")
    .action((options: Output & Filter) => withDeps(environment, (deps) => list(deps, options, options)));
  withJson(
    authorizations
      .command('revoke')
      .description('retire une autorisation et termine les connexions du délégué sur ce compte'),
  )
    .argument('<identifiant>')
    .action((id: string, output: Output) => withDeps(environment, (deps) => revoke(deps, id, output)));
}
