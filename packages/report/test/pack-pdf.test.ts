import { PDFDocument, PDFRawStream } from '@cantoo/pdf-lib';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { beforeAll, expect, test } from 'vitest';
import { packPdf } from '../src/pdf/pack-pdf.ts';

// Links, headings, a table and an attachment; the words that the packing looks for, too, as a person may type them.
const TEXT = `
#set document(title: "Titre", author: "obj endobj stream endstream xref trailer startxref", date: datetime(year: 2026, month: 1, day: 1))
#pdf.attach("a.json", bytes("{\\"endobj\\": \\"startxref 12 xref 0 3\\"}"), relationship: "data", mime-type: "application/json", description: "endobj")
= endobj 1 0 obj <ici>
#for n in range(300) [endstream #n #link(<ici>)[vers le haut] \\ ]
#table(columns: 2, table.header[A][B], [1], [2])
`;

let plain: Buffer;
let packed: Uint8Array;
beforeAll(() => {
  plain = NodeCompiler.create().pdf({ mainFileContent: TEXT }, { pdfStandard: 'a-3a' });
  packed = packPdf(plain);
});

const readObjects = async (bytes: Uint8Array): Promise<Map<string, string>> => {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  return new Map(
    pdf.context
      .enumerateIndirectObjects()
      .map(([ref, object]) => [
        ref.toString(),
        object instanceof PDFRawStream
          ? `${object.dict.toString()} ${Buffer.from(object.contents).toString('base64')}`
          : object.toString(),
      ]),
  );
};

test('every object is there as it was; the catalogue alone says more', async () => {
  const before = await readObjects(plain);
  const after = await readObjects(packed);
  // Several streams of objects.
  expect(before.size).toBeGreaterThan(600);
  const changed = Array.from(before).filter(([ref, object]) => after.get(ref) !== object);
  expect(changed.map(([, object]) => object)).toEqual([expect.stringContaining('/Type /Catalog')]);
  expect(after.get(changed[0]?.[0] ?? '')).toContain('/DisplayDocTitle true');
});

test('the file is much smaller, and the same at each time', () => {
  expect(packed.byteLength).toBeLessThan(plain.length / 2);
  expect(packPdf(plain)).toEqual(packed);
});

test('a file without a table of objects is refused', () => {
  expect(() => packPdf(Buffer.from('%PDF-1.7\n'))).toThrow('no table of objects');
});
