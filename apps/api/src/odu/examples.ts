import type { Command } from 'commander';

/** What can be copied from the help of each command, by its words. */
export const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  'accounts list': ['', '--json'],
  'accounts show': ['claire@boulangerie.example'],
  'accounts vip': ['claire@boulangerie.example on'],
  'accounts limit': ['claire@boulangerie.example 12', 'claire@boulangerie.example default'],
  'accounts delete': ['claire@boulangerie.example --export claire.zip'],
  'accounts erase': ['claire@boulangerie.example --dry-run', 'claire@boulangerie.example'],
  'authorizations create': ['"Cabinet Durand" claire@boulangerie.example'],
  'authorizations list': ['--account claire@boulangerie.example'],
  'authorizations revoke': ['0b9c1f0e-6a0f-4a39-9d51-2f6b6f2f9a11'],
  backup: ['sauvegardes/odu-2026-12-31.tar', 'sauvegardes/odu-2026-12-31.tar --json'],
  'billing check': ['', '--json'],
  'coupons create': ['RENTREE --percent 20 --until 2026-12-31 --uses 100'],
  'coupons list': ['', '--json'],
  'coupons end': ['RENTREE'],
  'coupons uses': ['RENTREE'],
  'delegates create': ['"Cabinet Durand"'],
  'delegates list': ['', '--json'],
  'delegates revoke': ['"Cabinet Durand"'],
  demo: ['', '--email moi@exemple.fr --free'],
  doctor: ['', '--json'],
  export: ['claire@boulangerie.example', 'claire@boulangerie.example claire.zip'],
  'jobs list': ['', '--kind send-mail --all'],
  'jobs retry': ['0b9c1f0e-6a0f-4a39-9d51-2f6b6f2f9a11'],
  'jobs cancel': ['0b9c1f0e-6a0f-4a39-9d51-2f6b6f2f9a11'],
  'mail test': ['moi@exemple.fr'],
  purge: ['--dry-run', ''],
  restore: ['sauvegardes/odu-2026-12-31.tar', 'sauvegardes/odu-2026-12-31.tar --replace'],
  'subscriptions list': ['claire@boulangerie.example'],
  'subscriptions grant': ['claire@boulangerie.example --plan premium --until 2027-12-31'],
  'subscriptions end': ['0b9c1f0e-6a0f-4a39-9d51-2f6b6f2f9a11'],
  'subscriptions refund': ['0b9c1f0e-6a0f-4a39-9d51-2f6b6f2f9a11'],
  verify: ['', 'sauvegardes/odu-2026-12-31.tar --json'],
};

/** The commands that do something, by their words. */
export function listCommands(program: Command): Map<string, Command> {
  const found = new Map<string, Command>();
  const add = (command: Command, words: readonly string[]) => {
    if (command.commands.length === 0) found.set(words.join(' '), command);
    for (const each of command.commands) add(each, [...words, each.name()]);
  };
  for (const command of program.commands) add(command, [command.name()]);
  return found;
}

const writeExamples = (words: string, examples: readonly string[]) =>
  examples.map((rest) => `  npm run odu -- ${words} ${rest}`.trimEnd());

const addLines = (command: Command, lines: readonly string[]) => {
  if (lines.length > 0) command.addHelpText('after', `\nExemples\u00A0:\n${lines.join('\n')}`);
};

/** Ends the help of each command with its examples, that of a subject (`odu jobs`) with the first of each of its commands. */
export function addExamples(program: Command): void {
  const commands = listCommands(program);
  for (const [words, command] of commands) addLines(command, writeExamples(words, EXAMPLES[words] ?? []));
  for (const subject of program.commands.filter((each) => each.commands.length > 0)) {
    const own = [...commands.keys()].filter((words) => words.startsWith(`${subject.name()} `));
    addLines(
      subject,
      own.flatMap((words) => writeExamples(words, (EXAMPLES[words] ?? []).slice(0, 1))),
    );
  }
}
