import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from './processes.mjs';

const escape = (text) =>
  String(text ?? '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;');

/** Processor time in ms of Chromium, which prints the inventory alone of a report, plain: no level, no link, no other section. */
export async function measureChromium({ data }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'odu-bench-'));
  try {
    const rows = data.unitesDeTravail.flatMap(({ displayName, risques }) => [
      `<tr><th colspan="5">${escape(displayName)}</th></tr>`,
      ...risques.map(
        (one) =>
          `<tr><td>${escape(one.code)}<td>${escape(one.displayName)}<p>${escape(one.danger)}<p>${escape(one.remarques)}<td>${one.evalGravite}<td>${one.evalFrequence}<td>${one.evalMaitrise}</tr>`,
      ),
    ]);
    const page = path.join(folder, 'page.html');
    writeFileSync(
      page,
      `<!doctype html><html lang="fr"><meta charset="utf-8"><title>Inventaire</title><table><thead><tr><th>N°<th>Risque<th>G<th>F<th>M</thead>${rows.join('\n')}</table>`,
    );
    const args = [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--no-pdf-header-footer',
      `--user-data-dir=${folder}/profile`,
    ];
    const print = [`--print-to-pdf=${folder}/page.pdf`, '--generate-pdf-document-outline', `file://${page}`];
    return (await run(process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', [...args, ...print])).cpu;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
