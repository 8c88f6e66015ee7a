import type { Command } from 'commander';
import type { Deps } from '../../../deps.ts';
import { summarizeAccount } from '../../../account-data/summarize-account.ts';
import { printRows } from '../../print-rows.ts';
import { requireAccount } from '../../require-account.ts';
import { withDeps } from '../../with-deps.ts';

type Output = { json: boolean };

const NAMES = {
  id: 'Identifiant',
  emailAddress: 'Email',
  isEmailVerified: 'Email vérifié',
  createdAt: 'Créé le',
  hasRappels: "Rappels d'échéance",
  isVip: 'VIP',
  maxNumberOfDuerps: 'DUERP au plus',
  duerps: 'DUERP',
  archives: 'DUERP archivés',
  versions: 'Versions',
  keptUntil: "Versions à garder jusqu'au",
  pdfOctets: 'Octets des PDF',
  subscriptions: 'Abonnements en cours',
  payments: 'Paiements',
  invoices: 'Factures et avoirs',
  sessions: 'Connexions ouvertes',
  delegates: 'Délégués autorisés',
  lastDelegateSignInAt: "Dernière connexion d'un délégué",
};

async function show(deps: Deps, email: string, output: Output) {
  const row = await summarizeAccount(deps, await requireAccount(deps, email));
  if (output.json) return printRows([row], NAMES, output);
  const keys = Object.keys(NAMES) as (keyof typeof NAMES)[];
  printRows(
    keys.map((key) => ({ what: NAMES[key], value: row[key] })),
    { what: 'Quoi', value: 'Valeur' },
    output,
  );
}

/** Adds `accounts show`: what one account is and has, a line each. */
export function addShowCommand(accounts: Command, environment: NodeJS.ProcessEnv): void {
  accounts
    .command('show')
    .description(
      "montre un compte\u00A0: ses DUERP, ses versions, ses droits, et jusqu'à quand la loi le garde",
    )
    .argument('<email>')
    .option('--json', 'sortie JSON', false)
    .action((email: string, output: Output) => withDeps(environment, (deps) => show(deps, email, output)));
}
