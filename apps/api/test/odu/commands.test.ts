import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { EXAMPLES, listCommands } from '../../src/odu/examples.ts';
import { makeProgram, runProgram } from '../../src/odu/main.ts';
import { captureOutput } from './capture-output.ts';

afterEach(() => vi.restoreAllMocks());

const commands = listCommands(makeProgram({}));

test('each command has examples, and none is of a command that is not there', () => {
  expect([...commands.keys()].toSorted()).toEqual(Object.keys(EXAMPLES).toSorted());
});

test.for([...commands.keys()])('%s has --json and a help that can be copied', async (words) => {
  const shown: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => shown.push(String(text)) > 0);
  const { code } = await captureOutput(() => runProgram([...words.split(' '), '--help'], {}));
  const help = shown.join('');
  expect(code).toBe(0);
  expect(help).toContain('--json');
  expect(help).toContain(`npm run odu -- ${words}`);
  expect(help).not.toMatch(/Usage:|Options:|Arguments:|Commands:|\[command\]|default:|choices:/);
});

test.for([...commands.keys()].filter((words) => words.includes(' ')))(
  'the help of the subject of %s shows it',
  async (words) => {
    const shown: string[] = [];
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => shown.push(String(text)) > 0);
    await captureOutput(() => runProgram([words.split(' ')[0] ?? '', '--help'], {}));
    expect(shown.join('')).toContain(`npm run odu -- ${words}`);
    expect(shown.join('')).toContain('Commandes\u00A0:');
    expect(shown.join('')).toContain(' [commande]\n');
  },
);

test('a data folder that this user cannot enter is not said to be empty', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'odu-closed-'));
  const closed = join(folder, 'data');
  // What nobody can enter, the superuser of a container included.
  symlinkSync(closed, closed);
  const { code, error } = await captureOutput(() =>
    runProgram(['accounts', 'list'], { ODU_DATA_DIR: closed }),
  );
  expect([code, error]).toEqual([1, expect.stringContaining(`${closed} est fermé à cet utilisateur`)]);
  rmSync(folder, { recursive: true });
});

test('every example is read by its command', () => {
  for (const [words, lines] of Object.entries(EXAMPLES))
    for (const line of lines) {
      const args = line.match(/"[^"]*"|\S+/g) ?? [];
      const command = commands.get(words);
      const { operands, unknown } = command?.parseOptions(args.map((arg) => arg.replaceAll('"', ''))) ?? {};
      const required = command?.registeredArguments.filter((argument) => argument.required).length ?? 0;
      expect([words, unknown]).toEqual([words, []]);
      expect(operands?.length ?? 0).toBeGreaterThanOrEqual(required);
      expect(operands?.length ?? 0).toBeLessThanOrEqual(command?.registeredArguments.length ?? 0);
    }
});

test.for([...commands.keys()].filter((words) => words !== 'restore' && words !== 'doctor'))(
  '%s makes no database in a mistyped data folder',
  async (words) => {
    const folder = mkdtempSync(join(tmpdir(), 'odu-mistyped-'));
    const [args = ''] = EXAMPLES[words] ?? [];
    const given = (args.match(/"[^"]*"|\S+/g) ?? []).map((arg) => arg.replaceAll('"', ''));
    // `verify <file>` reads the file alone: the command without one reads the database.
    const { code, error } = await captureOutput(() =>
      runProgram([...words.split(' '), ...given], { ODU_DATA_DIR: join(folder, 'nulle-part') }),
    );
    expect([code, error]).toEqual([1, expect.stringContaining("Il n'y a pas d'installation d'ODU")]);
    expect(existsSync(join(folder, 'nulle-part'))).toBe(false);
    rmSync(folder, { recursive: true });
  },
);

test.for([
  ['accounts nope', "La commande «\u202Fnope\u202F» n'existe pas."],
  ['accounts list --nope', "L'option «\u202F--nope\u202F» n'existe pas."],
  [
    'accuonts list',
    "La commande «\u202Faccuonts\u202F» n'existe pas\u00A0: vouliez-vous écrire «\u202Faccounts\u202F»\u202F?",
  ],
  [
    'doctor --jsn',
    "L'option «\u202F--jsn\u202F» n'existe pas\u00A0: vouliez-vous écrire «\u202F--json\u202F»\u202F?",
  ],
  ['jobs list --kind nope', "Valeur refusée\u00A0: il faut l'une de ces valeurs\u00A0: send-mail, "],
  [
    'subscriptions grant a@b.fr --plan or',
    "Valeur refusée\u00A0: il faut l'une de ces valeurs\u00A0: standard, premium.",
  ],
  ['demo --email pas-un-email', 'Valeur refusée\u00A0: il faut une adresse email.'],
  ['accounts show', 'Il manque «\u202Femail\u202F».'],
  ['accounts delete a@b.fr', "Il manque l'option «\u202F--export <fichier>\u202F»."],
  ['coupons create X --percent', "L'option «\u202F--percent <pourcentage>\u202F» attend une valeur."],
  ['coupons create X --percent 0', 'Valeur refusée\u00A0: '],
  ['accounts limit a@b.fr beaucoup', 'Valeur refusée\u00A0: il faut un nombre'],
  ['accounts list a b', 'Il y a trop de mots.'],
] as const)('%s is refused in French, with code 1', async ([line, sentence]) => {
  const { code, error } = await captureOutput(() => runProgram(line.split(' '), {}));
  expect([code, error]).toEqual([1, expect.stringContaining(sentence)]);
  expect(error).not.toMatch(/error:|Did you|required|unknown|invalid|expected/);
});
