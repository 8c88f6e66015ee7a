// The entry of an installation: node apps/api/start.mjs [odu <command>]
// Readable by any Node, to say in one sentence what an older one would say in twenty lines: it runs no TypeScript.
const NEEDED = [24, 2];

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1])) {
  process.stderr.write(
    `ODU demande Node.js ${NEEDED.join('.')} ou plus récent (celui-ci est ${process.version})\u00a0: installez-le, ou lancez «\u202Fnpm start\u202F», qui apporte le sien.\n`,
  );
  process.exit(1);
}

const [program, ...args] = process.argv.slice(2);
if (program === undefined) await import('./src/main.ts');
else if (program === 'odu') {
  const { runProgram } = await import('./src/odu/main.ts');
  process.exitCode = await runProgram(args, process.env);
} else {
  process.stderr.write(
    `«\u202F${program}\u202F» n'existe pas\u00a0: sans argument, ODU démarre\u00a0; «\u202Fodu --help\u202F» montre les commandes de l'exploitant.\n`,
  );
  process.exitCode = 1;
}
