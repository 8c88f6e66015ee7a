import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { exportAccount } from '../../../account-data/export-account.ts';
import { Problem } from '../../../contract/problem.ts';
import type { Deps } from '../../../deps.ts';
import type { Account } from '../../../repositories/account/account-repository.ts';
import { OperatorError } from '../../operator-error.ts';
import { printRows } from '../../print-rows.ts';
import { requireAccount } from '../../require-account.ts';
import { withDeps } from '../../with-deps.ts';
import { writeNewFile } from '../../write-new-file.ts';

type Output = { json: boolean };

const TITLES = { emailAddress: 'Compte', file: 'Fichier', octets: 'Octets' };

/** Writes the export of an account as a new ZIP, under the download's own name unless it is given one; an OperatorError when it cannot be. */
export async function writeExport(
  deps: Deps,
  { id }: Pick<Account, 'id'>,
  name?: string,
): Promise<{ path: string }> {
  const { filename, bytes } = await exportAccount(deps, id).catch((error: unknown) => {
    throw error instanceof Problem ? new OperatorError(error.message) : error;
  });
  const path = resolve(name ?? filename);
  await writeNewFile(path, async (file) => {
    for await (const chunk of bytes) await file.writeFile(chunk);
  });
  return { path };
}

async function run(deps: Deps, email: string, file: string | undefined, output: Output) {
  const account = await requireAccount(deps, email);
  const { path } = await writeExport(deps, account, file);
  printRows(
    [{ emailAddress: account.emailAddress, file: path, octets: statSync(path).size }],
    TITLES,
    output,
  );
}

/** Adds `export`: the same ZIP as « Exporter mes données ». */
export function addExportCommand(program: Command, environment: NodeJS.ProcessEnv): void {
  program
    .command('export')
    .description("écrit dans un ZIP tout ce qui est gardé d'un compte, pendant que le serveur tourne")
    .argument('<email>')
    .argument(
      '[fichier]',
      "un fichier qui n'existe pas encore, sinon export-odu-<date>.zip dans le dossier courant",
    )
    .option('--json', 'sortie JSON', false)
    .action((email: string, file: string | undefined, output: Output) =>
      withDeps(environment, (deps) => run(deps, email, file, output)),
    );
}
