import { Command, CommanderError } from 'commander';
import { StartError } from '../config.ts';
import { hideSecrets } from '../config/hide-secrets.ts';
import { Problem } from '../contract/problem.ts';
import { explainDatabase } from '../db/engines/explain-database.ts';
import { addAccountsCommands } from './commands/accounts/accounts.ts';
import { addBillingCommands } from './commands/money/billing.ts';
import { addBackupCommands } from './commands/running/backup.ts';
import { addCouponsCommands } from './commands/money/coupons.ts';
import { addAuthorizationsCommands } from './commands/accounts/authorizations.ts';
import { addExportCommand } from './commands/accounts/export.ts';
import { addMailCommands } from './commands/running/mail.ts';
import { addPurgeCommand } from './commands/running/purge.ts';
import { addDelegatesCommands } from './commands/accounts/delegates.ts';
import { addDemoCommand } from './commands/accounts/demo.ts';
import { addDoctorCommand } from './commands/running/doctor.ts';
import { addJobsCommands } from './commands/running/jobs.ts';
import { addSubscriptionsCommands } from './commands/money/subscriptions.ts';
import { addVerifyCommand } from './commands/running/verify.ts';
import { addExamples } from './examples.ts';
import { HELP_IN_FRENCH } from './help-in-french.ts';
import { OperatorError } from './operator-error.ts';
import { sayInFrench } from './say-in-french.ts';

const CODES =
  "\nCode de sortie\u00A0: 0 quand c'est fait et que tout est en ordre, 1 sinon, avec une phrase qui dit pourquoi.";

/** The operator's command (decision E1); each subject adds its own commands. */
export function makeProgram(environment: NodeJS.ProcessEnv): Command {
  const program = new Command('odu')
    .description(
      "Administrer ODU. La configuration est celle du serveur\u00A0: les mêmes variables d'environnement.",
    )
    .helpOption('-h, --help', "afficher l'aide")
    .helpCommand('help [commande]', "afficher l'aide d'une commande")
    .configureHelp(HELP_IN_FRENCH)
    .showHelpAfterError("(«\u202Fodu --help\u202F» affiche l'aide)")
    .addHelpText('after', CODES)
    .configureOutput({ outputError: (text, write) => write(sayInFrench(text)) })
    .exitOverride();
  addAccountsCommands(program, environment);
  addBackupCommands(program, environment);
  addBillingCommands(program, environment);
  addCouponsCommands(program, environment);
  addDelegatesCommands(program, environment);
  addAuthorizationsCommands(program, environment);
  addDemoCommand(program, environment);
  addDoctorCommand(program, environment);
  addExportCommand(program, environment);
  addJobsCommands(program, environment);
  addMailCommands(program, environment);
  addPurgeCommand(program, environment);
  addSubscriptionsCommands(program, environment);
  addVerifyCommand(program, environment);
  addExamples(program);
  return program;
}

/** The sentence of what cannot be done; anything else is a fault of the program, and thrown. */
function explain(error: unknown, environment: NodeJS.ProcessEnv): string {
  if (error instanceof OperatorError || error instanceof StartError) return error.message;
  if (error instanceof Problem && error.userMessage !== undefined) return error.userMessage;
  const sentence = explainDatabase(error);
  if (sentence === null) throw hideSecrets(error, environment);
  return sentence;
}

/** Runs the command and gives its exit code: 1 with one sentence when it cannot be done. */
export async function runProgram(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<number> {
  try {
    await makeProgram(environment).parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode;
    console.error(explain(error, environment));
    return 1;
  }
}

if (import.meta.main) process.exitCode = await runProgram(process.argv.slice(2), process.env);
