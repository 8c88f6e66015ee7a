// The table of what is promised, part by part, each line against its reference of the same run: `npm run bench [-- part…]`
// (after `npm run build`). Parts: pages, server, traces, pdf, echelle; the last one fills a hundredth (docs/echelle.md has a tenth).
import { spawnSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { join } from 'node:path';

const PARTS = {
  pages: ['pages.mjs', '5'],
  server: ['server.mjs'],
  traces: ['traces.mjs'],
  pdf: ['report.mjs'],
  echelle: ['echelle.mjs', '--part', '0.01', '--runs', '2'],
};

const asked = process.argv.slice(2);
const results = [];
for (const [name, [file, ...options]] of Object.entries(PARTS)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`\n# ${name} (load ${loadavg()[0].toFixed(1)})`);
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, file), ...options], {
    stdio: 'inherit',
  });
  results.push([name, status === 0]);
}
console.log(`\n${results.map(([name, isWithin]) => `${name}: ${isWithin ? 'within' : 'OVER'}`).join(', ')}`);
process.exitCode = results.every(([, isWithin]) => isWithin) ? 0 : 1;
