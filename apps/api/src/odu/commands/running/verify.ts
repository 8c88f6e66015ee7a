import { resolve } from 'node:path';
import type { Command } from 'commander';
import { OperatorError } from '../../operator-error.ts';
import { printRows } from '../../print-rows.ts';
import { verifyFile } from '../../verify/verify-file.ts';
import { verifyRunning } from '../../verify/verify-running.ts';
import { readInstallation } from '../../with-deps.ts';

type Output = { json: boolean };

const TITLES = { what: 'Où', problem: 'Ce qui ne va pas' };

async function verify(environment: NodeJS.ProcessEnv, file: string | undefined, { json }: Output) {
  const { counts, findings } =
    file === undefined ? await verifyRunning(readInstallation(environment)) : await verifyFile(resolve(file));
  if (json) console.log(JSON.stringify({ ...counts, findings }));
  else if (findings.length > 0) printRows(findings, TITLES, { json });
  if (findings.length > 0) throw new OperatorError(`À examiner\u00A0: ${findings.length}.`);
  if (!json)
    console.log(
      `Tout est comme scellé (versions\u00A0: ${counts.versions}, factures\u00A0: ${counts.invoices}).`,
    );
}

/** Adds `verify`: code 1 when a version, a PDF, an invoice or a byte of a backup is not as it was made. */
export function addVerifyCommand(program: Command, environment: NodeJS.ProcessEnv): void {
  program
    .command('verify')
    .description(
      'vérifie la chaîne des versions, chaque PDF et chaque facture, dans la base ou dans une sauvegarde (code 1 sinon)',
    )
    .argument('[fichier]', 'une sauvegarde, sinon la base configurée')
    .option('--json', 'sortie JSON', false)
    .action((file: string | undefined, output: Output) => verify(environment, file, output));
}
