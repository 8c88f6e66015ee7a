import type { Command } from 'commander';
import type { Deps } from '../../../deps.ts';
import { JobError } from '../../../jobs/job-handler.ts';
import { signMail } from '../../../services/mails/mails.ts';
import { parseEmail } from '../../arguments/parse-email.ts';
import { OperatorError } from '../../operator-error.ts';
import { printRows } from '../../print-rows.ts';
import { withDeps } from '../../with-deps.ts';

type Output = { json: boolean };

const TITLES = { recipient: 'Destinataire', server: 'Serveur', from: 'Expéditeur' };

async function test({ config, mailer }: Deps, recipient: string, output: Output) {
  const { smtpUrl, from } = config.mail;
  const subject = `${config.productName} - Essai d'envoi`;
  const text = signMail(config, [
    'Bonjour,',
    '',
    'Ce message vérifie que ce serveur peut envoyer des emails.',
  ]);
  await mailer.sendNow({ recipient, subject, text }).catch((error: unknown) => {
    if (!(error instanceof JobError)) throw error;
    throw new OperatorError(
      `Le serveur d'envoi n'a pas pris le message (${error.code ?? error.message})\u00A0: vérifiez SMTP_URL et ODU_MAIL_FROM.`,
    );
  });
  const server = smtpUrl === undefined ? 'boîte de développement (/dev/mail)' : new URL(smtpUrl).host;
  printRows([{ recipient, server, from }], TITLES, output);
  if (!output.json)
    console.log(
      smtpUrl === undefined
        ? 'Sans SMTP_URL, rien ne part\u00A0: le message est dans la boîte de développement.'
        : "Le serveur d'envoi a pris le message\u00A0: vérifiez qu'il est arrivé, et pas parmi les indésirables.",
    );
}

/** Adds `mail test`: code 1 when the mail server does not take a message. */
export function addMailCommands(program: Command, environment: NodeJS.ProcessEnv): void {
  program
    .command('mail')
    .description('les emails')
    .command('test')
    .description(
      "envoie un message d'essai tout de suite, et dit ce que le serveur d'envoi en répond (code 1 s'il refuse)",
    )
    .argument('<email>', '', parseEmail)
    .option('--json', 'sortie JSON', false)
    .action((recipient: string, output: Output) =>
      withDeps(environment, (deps) => test(deps, recipient, output)),
    );
}
