// Writes a sample report: `npm run preview -w @odu/report -- <path.pdf> [demo|papripact|empty|facture|<number of risks>]`.
// Any other word is refused: a mistyped one would show another page than the one asked for.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createReportPool } from './src/index.ts';
import type { ReportInput } from './src/index.ts';
import { FACTURES } from './test/sample-facture.ts';
import { makeLargeInput, makeSampleInput } from './test/sample-report-input.ts';

const [target = 'report-preview.pdf', variant = ''] = process.argv.slice(2);

if (!/^(\d+|demo|papripact|empty|facture)?$/.test(variant)) {
  process.stderr.write(
    `There is no preview "${variant}": demo, papripact, empty, facture or a number of risks.\n`,
  );
  process.exit(2);
}

function makeInput(): ReportInput {
  const sample = makeSampleInput();
  if (/^\d+$/.test(variant)) return makeLargeInput(Number(variant));
  if (variant === 'demo') return { ...sample, isDemo: true };
  if (variant === 'papripact') return { ...sample, data: { ...sample.data, isPapripactEnabled: true } };
  if (variant === 'empty') {
    return makeSampleInput({
      data: { entreprise: null, unitesDeTravail: [], isPapripactEnabled: false },
      notesDeVersion: null,
    });
  }
  return sample;
}

// npm runs a workspace's script in the package's folder; a relative path is meant from where npm was called.
const file = path.resolve(process.env['INIT_CWD'] ?? process.cwd(), target);
const pool = createReportPool();
try {
  const pdf =
    variant === 'facture'
      ? (await pool.renderFacture({ facture: FACTURES.test, productName: 'ODU' })).pdf
      : await pool.render(makeInput());
  await writeFile(file, pdf);
  process.stdout.write(`${file}\n`);
} finally {
  await pool.close();
}
