// Where the time of a report goes, in a process of its own: `node phases.mjs <risks>`, or, with a number of pages behind, a bare
// document of the engine. Prints processor time in ms as JSON.
import path from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { buildReportContent } from '../../packages/report/src/content/build-report-content.ts';
import { splitReport } from '../../packages/report/src/parts/split-report.ts';
import { packPdf } from '../../packages/report/src/pdf/pack-pdf.ts';
import { joinPdf } from '../../packages/report/src/pdf/parts/join-pdf.ts';
import { readFile } from '../../packages/report/src/pdf/parts/read-file.ts';
import { prepareReportInput } from '../../packages/report/src/preuve/prepare-report-input.ts';
import { loadFonts } from '../../packages/report/src/text/fonts.ts';
import { listWidestWords } from '../../packages/report/src/text/widest-words.ts';
import { makeLargeInput } from '../../packages/report/test/sample-report-input.ts';

const [risks, barePages] = process.argv.slice(2).map(Number);
const workspace = path.resolve(import.meta.dirname, '../../packages/report/template');
const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs: loadFonts() }] });

const laps = {};
let last = process.cpuUsage();
const lap = (name) => {
  const { user, system } = process.cpuUsage(last);
  laps[name] = (laps[name] ?? 0) + (user + system) / 1000;
  last = process.cpuUsage();
};

// No two paragraphs alike: the engine keeps what it has shaped.
const BARE = `#set page(paper: "a4")
#set text(font: "Source Sans 3", size: 10pt)
#set document(title: "Nu", date: datetime(year: 2026, month: 1, day: 1))
#for page in range(${barePages}) [#for line in range(12) [#page.#line #lorem(40) #parbreak()] #pagebreak(weak: true)]`;

if (barePages !== undefined) {
  compiler.pdf({ mainFileContent: BARE }, { pdfStandard: 'a-3a' });
  lap('bare');
} else {
  const inTemplate = (name) => path.join(workspace, name);
  last = process.cpuUsage();
  const { attachments, ...printed } = buildReportContent(prepareReportInput(makeLargeInput(risks)));
  const content = { ...printed, hasReplacements: false, isAttached: true };
  for (const { name, text } of attachments) compiler.mapShadow(inTemplate(name), Buffer.from(text));
  const typeset = (file, data) => {
    compiler.mapShadow(inTemplate('content.json'), Buffer.from(JSON.stringify(data)));
    compiler.mapShadow(inTemplate('widest-words.json'), Buffer.from(JSON.stringify(listWidestWords(data))));
    lap('content');
    const main = { mainFilePath: inTemplate(file) };
    const [places] = compiler.query(main, { selector: '<places>', field: 'value' });
    lap('pages');
    const made = compiler.pdf(main, { pdfStandard: 'a-3a' });
    lap('export');
    compiler.evictCache(0);
    lap('forgetting');
    return { pdf: made, places };
  };
  const split = splitReport(content);
  const parts = (split?.parts ?? []).map((part) => {
    const file = readFile(typeset('partie.typ', part));
    lap('packing');
    return file;
  });
  const whole = typeset('report.typ', split?.frame(parts) ?? content);
  const { pdf } = whole;
  if (split === null) packPdf(pdf, whole.places);
  else joinPdf(readFile(whole), parts);
  lap('packing');
  laps.count = Number(/\/Type \/Pages\s+\/Count (\d+)/.exec(pdf.toString('latin1', 0, 10_000))?.[1]);
}
console.log(JSON.stringify(laps));
