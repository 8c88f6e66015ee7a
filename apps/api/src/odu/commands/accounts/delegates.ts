import type { Command } from 'commander';
import type { Deps } from '../../../deps.ts';
import { findDelegates, listDelegates } from '../../../repositories/account/delegate-repository.ts';
import { createDelegate, revokeDelegate } from '../../../services/authentication/delegates.ts';
import { OperatorError } from '../../operator-error.ts';
import { printRows } from '../../print-rows.ts';
import { requireDelegate } from '../../require-delegate.ts';
import { withDeps } from '../../with-deps.ts';

type Output = { json: boolean };

const MAX_NAME_LENGTH = 200;
const MADE = { name: 'Délégué', id: 'Identifiant', dmk: 'DMK' };
const LISTED = {
  name: 'Délégué',
  id: 'Identifiant',
  authorizations: 'Autorisations',
  lastSignInAt: 'Dernière connexion',
  createdAt: 'Créé le',
  revokedAt: 'Révoqué le',
};

async function create(deps: Deps, given: string, output: Output) {
  const name = given.trim();
  if (name === '' || name.length > MAX_NAME_LENGTH)
    throw new OperatorError(`Le nom d'un délégué a de 1 à ${MAX_NAME_LENGTH} caractères.`);
  if (/\p{Cc}/u.test(name)) throw new OperatorError("Le nom d'un délégué tient sur une ligne.");
  if ((await findDelegates(deps.database.queries, name)).length > 0)
    throw new OperatorError(`Un délégué a déjà le nom ${name}.`);
  const { id, key } = await createDelegate(deps, name);
  printRows([{ name, id, dmk: key }], MADE, output);
  if (!output.json)
    console.log(
      "La DMK n'est affichée qu'une fois\u00A0: transmettez-la au cabinet par un moyen sûr. Elle va dans le champ DMK de la page /dg.",
    );
}

async function revoke(deps: Deps, idOrName: string, output: Output) {
  const { id } = await requireDelegate(deps, idOrName);
  await revokeDelegate(deps, id);
  const listed = await listDelegates(deps.database.queries);
  printRows(
    listed.filter((delegate) => delegate.id === id),
    LISTED,
    output,
  );
}

/** Adds `delegates create`, `delegates list` and `delegates revoke` (decision B7). */
export function addDelegatesCommands(program: Command, environment: NodeJS.ProcessEnv): void {
  const delegates = program
    .command('delegates')
    .description('les délégués, cabinets partenaires qui se connectent par /dg');
  const withJson = (command: Command) => command.option('--json', 'sortie JSON', false);

  withJson(delegates.command('create').description('crée un délégué et affiche sa clé (DMK), une seule fois'))
    .argument('<nom>')
    .action((name: string, output: Output) => withDeps(environment, (deps) => create(deps, name, output)));
  withJson(delegates.command('list').description('liste les délégués')).action((output: Output) =>
    withDeps(environment, async (deps) =>
      printRows(await listDelegates(deps.database.queries), LISTED, output),
    ),
  );
  withJson(
    delegates.command('revoke').description("retire la clé d'un délégué et termine toutes ses connexions"),
  )
    .argument('<délégué>', 'son nom ou son identifiant')
    .action((delegate: string, output: Output) =>
      withDeps(environment, (deps) => revoke(deps, delegate, output)),
    );
}
