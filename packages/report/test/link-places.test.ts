import { PDFArray, PDFDict, PDFDocument, PDFName, PDFNumber } from '@cantoo/pdf-lib';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { expect, test } from 'vitest';
import type { Place } from '../src/pdf/link-places.ts';
import { packPdf } from '../src/pdf/pack-pdf.ts';
import { readLinks } from './read-links.ts';

// A page on its side, an address and words as a person may type them, and enough pages for a tree of them.
const makeText = (
  toPlace: (name: string, body: string) => string,
  place: (name: string) => string,
): string => `
#set document(title: "/Type /Annot /Subtype /Link /URI (odu:loin)", date: datetime(year: 2026, month: 1, day: 1))
= Titre
${toPlace('loin', 'vers loin')} #link("https://odu.example/odu:loin")[ailleurs] #link("mailto:a@b.fr?subject=/URI (odu:loin)")[écrire]
${'#pagebreak() page\n'.repeat(40)}
#page(flipped: true)[#v(6cm) ${place('loin')} LOIN ${toPlace('haut', 'vers haut')}]
${place('haut')} HAUT
`;
const NAMED = makeText(
  (name, body) => `#link("odu:${name}")[${body}]`,
  (name) => `#metadata("${name}")<place>`,
);
const WITH_PLACES = `${NAMED}
#context [#metadata(query(<place>).map(it => {
  let at = it.location().position()
  (it.value, at.page, at.x.pt(), at.y.pt())
}))<places>]`;
/** The same by the engine's own links, which it typesets twice. */
const LABELLED = makeText(
  (name, body) => `#link(<${name}>)[${body}]`,
  (name) => `#metadata(none)<${name}>`,
);

const compiler = NodeCompiler.create();
const typeset = (mainFileContent: string): Buffer =>
  compiler.pdf({ mainFileContent }, { pdfStandard: 'a-3a' });
const listPlaces = (mainFileContent: string): Place[] => {
  const [places] = compiler.query({ mainFileContent }, { selector: '<places>', field: 'value' }) as Place[][];
  return places ?? [];
};

/** The annotations of a file, with what a screen reader says of each, without the numbers of its objects. */
async function readAnnotations(bytes: Uint8Array): Promise<string[]> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const annotations = pdf.context
    .enumerateIndirectObjects()
    .map(([, object]) => object.toString())
    .filter((text) => /^<<\s*\/Type \/Annot\s/.test(text));
  return annotations.map((text) =>
    text.replaceAll(/\/Dest (?:\[[^\]]*\]|\d+ 0 R)/g, '/Dest').replaceAll(/\s+/g, ' '),
  );
}

/** Where the links of a file lead: the page (from 1), the points from its left and from its foot. */
async function readDestinations(bytes: Uint8Array): Promise<number[][]> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const pages = pdf.getPages().map(({ ref }) => ref);
  return pdf.context.enumerateIndirectObjects().flatMap(([, object]) => {
    const to = object instanceof PDFDict ? object.lookup(PDFName.of('Dest')) : undefined;
    if (!(to instanceof PDFArray) || !String(object).includes('/Type /Annot')) return [];
    const [x, y] = [to.lookup(2, PDFNumber), to.lookup(3, PDFNumber)];
    const page = pages.findIndex((ref) => ref === to.get(0)) + 1;
    return [[page, ...[x, y].map((one) => Math.round(one.asNumber() * 100) / 100)]];
  });
}

test('a link to a name leads where the engine’s own link to a label leads, with the same words', async () => {
  const ours = packPdf(typeset(WITH_PLACES), listPlaces(WITH_PLACES));
  const engines = packPdf(typeset(LABELLED));
  const links = await readLinks(ours);
  expect(links.map(({ text, targetPage }) => [text, targetPage])).toEqual([
    ['vers loin', 42],
    ['vers haut', 43],
  ]);
  expect(links).toEqual(await readLinks(engines));
  const destinations = await readDestinations(ours);
  expect(destinations).toHaveLength(2);
  expect(destinations).toEqual(await readDestinations(engines));
  expect(await readAnnotations(ours)).toEqual(await readAnnotations(engines));
});

test('an address and a person’s words stay as they are', async () => {
  const annotations = await readAnnotations(packPdf(typeset(WITH_PLACES), listPlaces(WITH_PLACES)));
  expect(annotations.filter((text) => text.includes('https://odu.example/odu:loin'))).toHaveLength(1);
  expect(annotations.filter((text) => text.includes('mailto:a@b.fr'))).toHaveLength(1);
});

test('a link to a name that is nowhere, or on a page that is not, makes no file', () => {
  const pdf = typeset(NAMED);
  expect(() => packPdf(pdf, [['loin', 1, 10, 10]])).toThrow('no place: haut');
  expect(() =>
    packPdf(pdf, [
      ['loin', 44, 10, 10],
      ['haut', 43, 10, 10],
    ]),
  ).toThrow('no place: loin');
});

test('a file without named places is packed unread', () => {
  const pdf = typeset(LABELLED);
  expect(packPdf(pdf, [['loin', 1, 10, 10]])).toEqual(packPdf(pdf));
});
