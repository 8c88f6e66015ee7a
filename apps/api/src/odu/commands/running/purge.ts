import type { Command } from 'commander';
import { type Purged, purge } from '../../../account-data/purge.ts';
import { printRows } from '../../print-rows.ts';
import { withDeps } from '../../with-deps.ts';

type Options = { json: boolean; dryRun: boolean };

const TITLES = { id: 'DUERP', reason: 'Pourquoi', versions: 'Versions', since: 'Depuis' };

const REASONS: Record<Purged['reason'], string> = {
  deleted: 'supprimé, sans version',
  archived: 'archivé, au terme de sa conservation',
};

const print = (purged: readonly Purged[], { json, dryRun }: Options) => {
  if (json || purged.length > 0)
    printRows(
      purged.map((one) => ({ ...one, reason: json ? one.reason : REASONS[one.reason] })),
      TITLES,
      { json },
    );
  if (json) return;
  const counted = `DUERP ${dryRun ? 'à effacer' : 'effacés'}\u00A0: ${purged.length}.`;
  console.log(
    dryRun
      ? `${counted} C'était un essai\u00A0: rien n'a été effacé.`
      : `${counted} Ce qui a expiré est oublié.`,
  );
};

/** Adds `purge`: what has passed its term goes, archives too, which no job ever erases (decision D4). */
export function addPurgeCommand(program: Command, environment: NodeJS.ProcessEnv): void {
  program
    .command('purge')
    .description(
      'efface ce qui a passé son terme\u00A0: DUERP sans version supprimés depuis 30 jours, archives que la loi ne demande plus de garder, sessions et emails expirés',
    )
    .option('--dry-run', 'liste ce qui serait effacé, sans rien changer', false)
    .option('--json', 'sortie JSON', false)
    .action((options: Options) =>
      withDeps(environment, async (deps) => print(await purge(deps, { isDryRun: options.dryRun }), options)),
    );
}
