import { type Command, Option } from 'commander';
import type { Deps } from '../../../deps.ts';
import { JOB_SETTINGS } from '../../../jobs/job-kinds.ts';
import {
  cancelJob,
  findJob,
  type JobState,
  listJobs,
  retryJob,
  stateOfJob,
} from '../../../repositories/server/job-operator-repository.ts';
import type { JobRow } from '../../../repositories/server/job-repository.ts';
import { OperatorError } from '../../operator-error.ts';
import { printRows } from '../../print-rows.ts';
import { describeJobError } from '../../table/describe-job-error.ts';
import { withDeps } from '../../with-deps.ts';

type Output = { json: boolean };
type ListOptions = Output & { kind?: string; all: boolean };

const TITLES = {
  id: 'Identifiant',
  kind: 'Travail',
  state: 'État',
  dueAt: 'Prévu le',
  attempts: 'Essais',
  maxAttempts: 'Au plus',
  lastError: 'Dernière erreur',
  finishedAt: 'Terminé le',
};

const STATES: Record<JobState, string> = {
  waiting: 'en attente',
  running: 'en cours',
  done: 'fait',
  failed: 'échoué',
  cancelled: 'annulé',
};

/** A person reads the state and the cause in French; a program gets its own words. */
const toRow = ({ clock }: Deps, job: JobRow, { json }: Output) => {
  const state = stateOfJob(job, clock.now().toISOString());
  const { id, kind, dueAt, attempts, maxAttempts, lastError, finishedAt } = job;
  return {
    id,
    kind,
    state: json ? state : STATES[state],
    dueAt,
    attempts,
    maxAttempts,
    lastError: json || lastError === null ? lastError : describeJobError(lastError),
    finishedAt,
  };
};

type Change = { id: string; refusal: string; run: typeof retryJob };

async function change(deps: Deps, { id, refusal, run }: Change, output: Output) {
  const { database, clock } = deps;
  if ((await findJob(database.queries, id)) === undefined)
    throw new OperatorError(`Aucun travail n'a l'identifiant ${id}.`);
  if (!(await run(database.queries, id, clock.now().toISOString()))) throw new OperatorError(refusal);
  const changed = await findJob(database.queries, id);
  printRows(changed === undefined ? [] : [toRow(deps, changed, output)], TITLES, output);
}

/** Adds `jobs list`, `jobs retry` and `jobs cancel`. */
export function addJobsCommands(program: Command, environment: NodeJS.ProcessEnv): void {
  const jobs = program
    .command('jobs')
    .description('les travaux différés (emails, renouvellements, nettoyages)');
  const withJson = (command: Command) => command.option('--json', 'sortie JSON', false);

  withJson(
    jobs
      .command('list')
      .description('liste les travaux en attente, en cours, échoués ou annulés (200 au plus)')
      .addOption(new Option('--kind <travail>', "d'une seule sorte").choices(Object.keys(JOB_SETTINGS)))
      .option('--all', 'avec ceux qui sont faits', false),
  ).action(({ kind, all, json }: ListOptions) =>
    withDeps(environment, async (deps) => {
      const listed = await listJobs(deps.database.queries, { kind, isWithDone: all });
      printRows(
        listed.map((job) => toRow(deps, job, { json })),
        TITLES,
        { json },
      );
    }),
  );
  withJson(jobs.command('retry').description('relance maintenant un travail en attente, échoué ou annulé'))
    .argument('<identifiant>')
    .action((id: string, output: Output) => {
      const refusal = 'Ce travail est en cours ou déjà fait\u00a0: il ne peut pas être relancé.';
      return withDeps(environment, (deps) => change(deps, { id, refusal, run: retryJob }, output));
    });
  withJson(jobs.command('cancel').description('annule un travail en attente'))
    .argument('<identifiant>')
    .action((id: string, output: Output) => {
      const refusal = 'Ce travail est en cours ou terminé\u00a0: il ne peut pas être annulé.';
      return withDeps(environment, (deps) => change(deps, { id, refusal, run: cancelJob }, output));
    });
}
