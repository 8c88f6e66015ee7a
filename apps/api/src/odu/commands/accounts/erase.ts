import { formatDateLongue } from '@odu/domain';
import type { Command } from 'commander';
import { eraseAccount, type Erasure, type Refusal } from '../../../account-data/erase-account.ts';
import type { Deps } from '../../../deps.ts';
import { readStateOfAccount } from '../../../repositories/account/account-data-repository.ts';
import { OperatorError } from '../../operator-error.ts';
import { printRows } from '../../print-rows.ts';
import { requireAccount } from '../../require-account.ts';
import { withDeps } from '../../with-deps.ts';
import { writeExport } from './export.ts';

type Output = { json: boolean };
type EraseOptions = Output & { dryRun: boolean };
type DeleteOptions = Output & { export: string };

const TITLES = {
  emailAddress: 'Compte',
  isErased: 'Effacé',
  erasedDuerps: 'DUERP effacés',
  keptDuerps: 'DUERP gardés',
  keptVersions: 'Versions gardées',
  keptInvoices: 'Factures gardées',
  keptUntil: "Gardé jusqu'au",
};

const REFUSALS: Record<Refusal, string> = {
  'payment under way':
    "Un paiement de ce compte est en cours ou reste à rendre\u00A0: réglez-le (odu billing check, odu subscriptions refund), puis recommencez. Rien n'a été effacé.",
  'versions to keep':
    "Ce compte a des versions que la loi demande de garder (odu accounts show)\u00A0: «\u202Fodu accounts erase\u202F» efface tout le reste. Rien n'a été effacé.",
  'changed since its export':
    "Le compte a changé pendant l'export\u00A0: recommencez avec un autre fichier. Rien n'a été effacé.",
};

function requireErasure(result: Erasure | Refusal): Erasure {
  if (typeof result === 'string') throw new OperatorError(REFUSALS[result]);
  return result;
}

async function erase(deps: Deps, email: string, { dryRun, json }: EraseOptions) {
  const { id, emailAddress } = await requireAccount(deps, email);
  const erasure = requireErasure(await eraseAccount(deps, id, { isDryRun: dryRun }));
  if (!dryRun) await deps.database.emptyJournal();
  printRows([{ emailAddress, isErased: !dryRun, ...erasure }], TITLES, { json });
  if (json) return;
  if (erasure.keptUntil !== null)
    console.log(
      `Les versions sont gardées, avec leurs PDF, sans adresse ni contenu de travail. Après le ${formatDateLongue(erasure.keptUntil)}, «\u202Fodu purge\u202F» les efface.`,
    );
  if (erasure.keptInvoices > 0)
    console.log('Les factures sont gardées dix ans\u00A0: elles nomment leur acheteur.');
  if (dryRun) console.log("C'était un essai\u00A0: rien n'a été effacé.");
}

async function remove(deps: Deps, email: string, { export: file, json }: DeleteOptions) {
  const { id, emailAddress } = await requireAccount(deps, email);
  requireErasure(await eraseAccount(deps, id, { isWhole: true, isDryRun: true }));
  const exportedState = await readStateOfAccount(deps.database.queries, id);
  const { path } = await writeExport(deps, { id }, file);
  const erasure = requireErasure(await eraseAccount(deps, id, { isWhole: true, exportedState }));
  await deps.database.emptyJournal();
  printRows([{ emailAddress, isErased: true, ...erasure }], TITLES, { json });
  if (!json) console.log(`Ce que le compte contenait est dans ${path}.`);
}

/** Adds `accounts delete` (all of it, after its export) and `accounts erase` (all but what the law keeps). */
export function addEraseCommands(accounts: Command, environment: NodeJS.ProcessEnv): void {
  accounts
    .command('delete')
    .description(
      "exporte un compte, puis l'efface en entier\u202F; refusé s'il a des versions que la loi garde",
    )
    .argument('<email>')
    .requiredOption('--export <fichier>', "le ZIP de l'export, un fichier qui n'existe pas encore")
    .option('--json', 'sortie JSON', false)
    .action((email: string, options: DeleteOptions) =>
      withDeps(environment, (deps) => remove(deps, email, options)),
    );
  accounts
    .command('erase')
    .description(
      "efface d'un compte tout ce que la loi laisse effacer, et dit ce qui est gardé (aussi dans le journal d'audit)",
    )
    .argument('<email>')
    .option('--dry-run', 'dit ce qui serait effacé et gardé, sans rien changer', false)
    .option('--json', 'sortie JSON', false)
    .action((email: string, options: EraseOptions) =>
      withDeps(environment, (deps) => erase(deps, email, options)),
    );
}
