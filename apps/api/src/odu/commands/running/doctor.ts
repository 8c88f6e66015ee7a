import { findEngine } from '@odu/report';
import type { Command } from 'commander';
import { type Config, readConfig, StartError } from '../../../config.ts';
import { requireEncoding } from '../../../db/engines/encoding.ts';
import { explainDatabase } from '../../../db/engines/explain-database.ts';
import { type Deps, makeDeps } from '../../../deps.ts';
import { prepareDataDir } from '../../../secret.ts';
import type { PartState, PartStates } from '../../../services/running/parts.ts';
import { examineClock, examineDisk, examineVersions } from '../../doctor/examine-machine.ts';
import type { Row } from '../../doctor/row.ts';
import { OperatorError } from '../../operator-error.ts';
import { printRows } from '../../print-rows.ts';
import { requireInstallation } from '../../require-installation.ts';

const TITLES = { part: 'Partie', isOk: 'En ordre', detail: 'Détail' };
const NAMES = {
  configuration: 'Configuration',
  database: 'Base de données',
  mail: 'Emails',
  pdf: 'Moteur PDF',
};

const OTHER_SECRET =
  'un serveur en marche a un autre secret que cette commande\u00a0: donnez-leur le même ODU_SECRET';

/** The address of the mail server without its password. */
const describeSmtp = (smtpUrl: string) => new URL(smtpUrl).host;

function describeDatabase(state: PartStates['database'], { databaseUrl }: Config): string {
  const engine = databaseUrl === undefined ? 'base embarquée (SQLite)' : 'PostgreSQL';
  if (state === 'read-only')
    return `${engine}\u00a0: n'accepte que des lectures, libérez de la place sur son disque`;
  return state === 'up'
    ? engine
    : `${engine}\u00a0: ne répond pas, ou n'a pas encore le schéma de cette version (démarrez ODU une fois)`;
}

function describeMail(state: PartState, { smtpUrl }: Config['mail']): string {
  if (smtpUrl === undefined)
    return 'aucun serveur SMTP\u00a0: les emails restent dans la boîte de développement (/dev/mail)';
  return state === 'up'
    ? describeSmtp(smtpUrl)
    : `${describeSmtp(smtpUrl)} ne répond pas, refuse le mot de passe ou n'a pris aucun des derniers emails\u00a0: vérifiez SMTP_URL et ODU_MAIL_FROM (npm run odu -- jobs list)`;
}

const describePdf = (state: PartState, engine = findEngine()) =>
  state === 'up'
    ? `Typst${engine === 'wasm' ? '\u00a0: en WebAssembly, les PDF ne déclarent pas PDF/A' : ''}`
    : 'le moteur ne démarre pas\u00a0: réinstallez les dépendances (npm ci)';

async function examineParts(deps: Deps): Promise<Row[]> {
  const { config, parts, presence, database } = deps;
  const states = await parts.check();
  if (database.engine === 'postgres' && states.database !== 'down') await requireEncoding(database.queries);
  const hasOtherSecret = states.database === 'up' && (await presence.hasOtherSecret());
  const toRow = (part: keyof typeof states, detail: string): Row => ({
    part: NAMES[part],
    isOk: states[part] === 'up' || states[part] === 'off',
    detail,
  });
  return [
    {
      part: NAMES.configuration,
      isOk: !hasOtherSecret,
      detail: hasOtherSecret ? OTHER_SECRET : [config.baseUrl, ...config.warnings].join(' · '),
    },
    toRow('database', describeDatabase(states.database, config)),
    toRow('mail', describeMail(states.mail, config.mail)),
    toRow('pdf', describePdf(states.pdf)),
    await examineDisk(deps),
    await examineClock(deps, states.database === 'up'),
    await examineVersions(deps, states.database === 'up'),
  ];
}

const OF_THE_MACHINE = ['Disque', 'Horloge', 'Versions'];
const leaveOut = (...parts: string[]): Row[] =>
  parts.map((part) => ({ part, isOk: null, detail: 'non vérifié' }));

async function examine(environment: NodeJS.ProcessEnv): Promise<Row[]> {
  try {
    const config = readConfig({ ODU_LOG_LEVEL: 'silent', ...environment });
    requireInstallation(config);
    // Without room: a full disk is a line of its own.
    prepareDataDir(config.dataDir, 0);
    const deps = makeDeps(config);
    try {
      return await examineParts(deps);
    } finally {
      await deps.reports.close();
      await deps.database.close();
    }
  } catch (error) {
    const ofDatabase = explainDatabase(error);
    if (ofDatabase !== null)
      return [
        { part: NAMES.configuration, isOk: true, detail: readConfig(environment).baseUrl },
        { part: NAMES.database, isOk: false, detail: ofDatabase },
        ...leaveOut(NAMES.mail, NAMES.pdf, ...OF_THE_MACHINE),
      ];
    if (!(error instanceof StartError)) throw error;
    return [
      { part: NAMES.configuration, isOk: false, detail: error.message },
      ...leaveOut(NAMES.database, NAMES.mail, NAMES.pdf, ...OF_THE_MACHINE),
    ];
  }
}

/** Adds `doctor`: one line a part, and code 1 when one of them does not work. It changes nothing in the database. */
export function addDoctorCommand(program: Command, environment: NodeJS.ProcessEnv): void {
  program
    .command('doctor')
    .description(
      "vérifie la configuration, la base de données, les emails, le moteur PDF, le disque et l'horloge, et dit les versions",
    )
    .option('--json', 'sortie JSON', false)
    .action(async (output: { json: boolean }) => {
      const rows = await examine(environment);
      printRows(rows, TITLES, output);
      const wrong = rows.filter(({ isOk }) => isOk === false).map(({ part }) => part);
      if (wrong.length > 0) throw new OperatorError(`À réparer\u00a0: ${wrong.join(', ')}.`);
    });
}
