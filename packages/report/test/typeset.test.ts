import { expect, test } from 'vitest';
import { buildReportContent } from '../src/content/build-report-content.ts';
import { prepareReportInput } from '../src/preuve/prepare-report-input.ts';
import { createRenderReport, createTypeset, loadCompiler } from '../src/render-report.ts';
import { ReportError } from '../src/report-error.ts';
import { makeLargeInput } from './sample-report-input.ts';

const content = buildReportContent(prepareReportInput(makeLargeInput(12)));

/** The engine, which notes what is asked of it, and what waits until the caller is idle. */
async function makeNoted() {
  const noted: string[] = [];
  const waiting: (() => void)[] = [];
  const engine = await loadCompiler();
  const typeset = createTypeset(
    Promise.resolve({
      ...engine,
      makePdf: (...job) => {
        noted.push(job[0]);
        return engine.makePdf(...job);
      },
      forget: () => {
        noted.push('forget');
        engine.forget();
      },
    }),
    (forget) => waiting.push(forget),
  );
  return { typeset, noted, waiting };
}

test('what the engine keeps of a document is dropped once, when its caller is idle', async () => {
  const { typeset, noted, waiting } = await makeNoted();
  await createRenderReport(typeset)(content, 'a-3a');
  expect(noted).toEqual(['report.typ']);
  for (const forget of [...waiting, ...waiting]) forget();
  expect(noted).toEqual(['report.typ', 'forget']);
});

test('the next document begins with an empty engine, whoever was idle or not', async () => {
  const { typeset, noted } = await makeNoted();
  const render = createRenderReport(typeset);
  const first = await render(content, 'a-3a');
  const second = await render(content, 'a-3a');
  expect(noted).toEqual(['report.typ', 'forget', 'report.typ']);
  expect(Buffer.compare(first, second)).toBe(0);
});

test('the parts of a long report are each dropped before the next one, and all before they are joined', async () => {
  const { typeset, noted } = await makeNoted();
  // 12 risks in three parts, the other tables with the rest.
  await createRenderReport(typeset, { atOnce: 12, inAPart: 5 })(content, 'a-3a');
  const parts = noted.slice(0, -2);
  expect(parts.length).toBeGreaterThan(2);
  expect(parts.filter((_, index) => index % 2 === 1)).toEqual(parts.filter((one) => one === 'forget'));
  expect(noted.slice(-2)).toEqual(['report.typ', 'forget']);
});

test('a document that cannot be typeset leaves nothing either', async () => {
  const { typeset, noted, waiting } = await makeNoted();
  const broken = typeset({ main: 'avis.typ', content: {}, standard: 'a-2a', attachments: [] });
  await expect(broken).rejects.toBeInstanceOf(ReportError);
  for (const forget of waiting) forget();
  expect(noted).toEqual(['avis.typ', 'forget']);
});
