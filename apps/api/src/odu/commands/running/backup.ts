import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { readConfig } from '../../../config.ts';
import { makeBackup } from '../../backup/make-backup.ts';
import type { Contents } from '../../backup/manifest.ts';
import { listLeftSecrets, requireRestorable, restoreBackup } from '../../backup/restore-backup.ts';
import { formatSuffixOfRestore } from '../../../repositories/billing/invoice-repository.ts';
import { printRows } from '../../print-rows.ts';
import { requireDataDir } from '../../require-installation.ts';
import { readInstallation } from '../../with-deps.ts';

type Output = { json: boolean };
type RestoreOptions = Output & { replace: boolean; continueInvoices: boolean };

const TITLES = {
  file: 'Fichier',
  createdAt: 'Instant',
  engine: 'Moteur',
  schemaVersion: 'Schéma',
  programVersion: 'ODU',
  accounts: 'Comptes',
  duerps: 'DUERP',
  versions: 'Versions',
  invoices: 'Factures',
  isSecretIncluded: 'Secret',
  octets: 'Octets',
};

/** What a restore gives back, although it was taken away since the backup. */
const AFTER_RESTORE =
  "Les sessions, les liens de mot de passe et les codes ne reviennent pas\u00A0: chacun se connecte de nouveau. Refaites ce qui a été fait depuis la sauvegarde\u00A0: les délégués et les autorisations révoqués, les comptes effacés, les liens de calendrier arrêtés, et prévenez ceux qui ont changé de mot de passe (l'ancien vaut de nouveau).";

const print = (manifest: Contents, file: string, output: Output) => {
  const rowsOf = (table: string) => manifest.tables.find(({ name }) => name === table)?.rows ?? 0;
  const row = {
    file,
    createdAt: manifest.createdAt,
    engine: manifest.engine,
    schemaVersion: manifest.schemaVersion,
    programVersion: manifest.programVersion,
    accounts: rowsOf('account'),
    duerps: rowsOf('duerpDocument'),
    versions: rowsOf('version'),
    invoices: rowsOf('invoice'),
    isSecretIncluded: manifest.isSecretIncluded,
    octets: statSync(file).size,
  };
  printRows([row], TITLES, output);
};

async function restore(
  environment: NodeJS.ProcessEnv,
  file: string,
  { replace, json, continueInvoices: isContinuing }: RestoreOptions,
) {
  const config = readConfig({ ODU_LOG_LEVEL: 'error', ...environment });
  requireDataDir(config);
  const path = resolve(file);
  const now = new Date();
  if (replace) {
    const kept = join(config.dataDir, `avant-restauration-${now.toISOString().replaceAll(':', '-')}.tar`);
    // Where nothing is there, as where a restore was killed in an empty folder, there is nothing to keep.
    if (await requireRestorable(config, { path, now, isReplacing: replace })) {
      // One that was killed at its very end had not given the secret its place.
      const isBegun = (await listLeftSecrets(config.dataDir)).length > 0;
      await makeBackup(isBegun ? config : readInstallation(environment), { path: kept, now });
      if (!json) console.log(`Ce qui est remplacé est gardé dans ${kept}.`);
    }
  }
  const manifest = await restoreBackup(config, { path, now, isReplacing: replace, isContinuing });
  print(manifest, path, { json });
  if (!json && !manifest.isSecretIncluded)
    console.log('Cette sauvegarde ne contient pas le secret\u00A0: donnez au serveur le même ODU_SECRET.');
  if (!json) console.log(AFTER_RESTORE);
  if (!json && !isContinuing && config.billing !== 'off')
    console.log(
      `Les factures suivantes forment une nouvelle série (${formatSuffixOfRestore(now)}), pour qu'aucun numéro émis depuis la sauvegarde ne serve deux fois.`,
    );
}

/** Adds `backup` and `restore` (decision E1). */
export function addBackupCommands(program: Command, environment: NodeJS.ProcessEnv): void {
  program
    .command('backup')
    .description(
      "garde toute la base d'un instant et le secret dans un seul fichier, pendant que le serveur tourne",
    )
    .argument('<fichier>', "un fichier qui n'existe pas encore")
    .option('--json', 'sortie JSON', false)
    .action(async (file: string, output: Output) => {
      const path = resolve(file);
      print(await makeBackup(readInstallation(environment), { path, now: new Date() }), path, output);
    });
  program
    .command('restore')
    .description("remet une sauvegarde dans une base vide, du même moteur ou de l'autre, serveur arrêté")
    .argument('<fichier>')
    .option(
      '--replace',
      "remplace une base qui a des comptes, après l'avoir gardée dans le dossier de données",
      false,
    )
    .option(
      '--continue-invoices',
      "continue la série des factures\u00A0: seulement si aucune n'a été émise depuis la sauvegarde (un déménagement)",
      false,
    )
    .option('--json', 'sortie JSON', false)
    .action((file: string, options: RestoreOptions) => restore(environment, file, options));
}
