import type { Command } from 'commander';
import { compareWithProvider } from '../../../payment/compare-with-provider.ts';
import { OperatorError } from '../../operator-error.ts';
import { printRows } from '../../print-rows.ts';
import { withDeps } from '../../with-deps.ts';

const TITLES = {
  paymentId: 'Paiement',
  accountId: 'Compte',
  ours: 'Dans ODU',
  theirs: 'Chez le prestataire',
};

/** Adds `billing check`: code 1 when the provider says something else than the database. */
export function addBillingCommands(program: Command, environment: NodeJS.ProcessEnv): void {
  program
    .command('billing')
    .description('les paiements')
    .command('check')
    .description(
      'compare chaque paiement avec ce que le prestataire en dit (code 1 si quelque chose diffère)',
    )
    .option('--json', 'sortie JSON', false)
    .action((output: { json: boolean }) =>
      withDeps(environment, async (deps) => {
        if (deps.config.billing === 'off')
          throw new OperatorError("Il n'y a pas de paiement ici (ODU_BILLING=off).");
        const { compared, differences } = await compareWithProvider(deps);
        if (differences.length > 0 || output.json) printRows(differences, TITLES, output);
        if (differences.length > 0)
          throw new OperatorError(`${differences.length} sur ${compared} paiements diffèrent.`);
        if (!output.json) console.log(`Rien ne diffère (paiements comparés\u00A0: ${compared}).`);
      }),
    );
}
