import { describe, expect, test } from 'vitest';
import { buildReportContent } from '../src/content/build-report-content.ts';
import { isLongRow } from '../src/content/text-length.ts';
import { prepareReportInput } from '../src/preuve/prepare-report-input.ts';
import type { ReportInput, SnapshotAction, SnapshotRisque, SnapshotUnite } from '../src/report-input.ts';
import { makePdf } from './make-pdf.ts';
import { compactText, readPdf } from './read-pdf.ts';
import { makeSampleInput } from './sample-report-input.ts';

const first = <T>(list: readonly T[]): T => {
  const [item] = list;
  if (item === undefined) throw new Error('the sample is not empty');
  return item;
};

type Changes = {
  risque?: Partial<SnapshotRisque>;
  action?: Partial<SnapshotAction>;
  unite?: Partial<SnapshotUnite>;
  input?: Partial<ReportInput>;
};

/** The sample with its first unit, risk and action changed, and nothing else. */
const inputWith = ({ risque = {}, action = {}, unite = {}, input = {} }: Changes): ReportInput => {
  const sample = makeSampleInput();
  const source = first(sample.data.unitesDeTravail);
  const changed = {
    ...source,
    risques: [{ ...first(source.risques), ...risque }, ...source.risques.slice(1, 3)],
    papripactActionsPreventives: [
      {
        ...first(source.papripactActionsPreventives),
        idRisqueAssocie: first(source.risques).idRisque,
        ...action,
      },
    ],
    ...unite,
  };
  const data = { ...sample.data, unitesDeTravail: [changed] };
  return {
    ...sample,
    data,
    // The journal would tell each text again.
    precedente: null,
    preuve: sample.preuve && {
      ...sample.preuve,
      fichiers: { ...sample.preuve.fichiers, 'duerp.json': JSON.stringify(data) },
    },
    ...input,
  };
};

const print = async (changes: Changes) => readPdf(await makePdf(inputWith(changes)));

const REPEATED = 'La consigne est affichée. ';
const LONG = `${REPEATED.repeat(Math.floor(39_960 / REPEATED.length))} fin-du-texte-xyzzy`;
const WIDE_WORD = 'W'.repeat(200);

describe('no text is cut', () => {
  test.for<[string, Changes]>([
    ['remarks', { risque: { remarques: LONG } }],
    ['danger', { risque: { danger: LONG } }],
    ['risk name', { risque: { displayName: LONG } }],
    ['risk code', { risque: { code: LONG.slice(-6000) } }],
    ['unit name', { unite: { displayName: LONG } }],
    ['measure', { action: { descriptionDeLaMesure: LONG } }],
    ['responsible', { action: { responsable: LONG.slice(-8000) } }],
    ['budget', { action: { budget: LONG.slice(-8000) } }],
    ['notes', { input: { notesDeVersion: LONG } }],
    ['reference', { input: { reference: LONG.slice(-1500) } }],
  ])('40,000 characters (or a long %s) end with their last word', async ([, changes]) => {
    const pdf = await print(changes);
    expect(pdf.compact).toContain('fin-du-texte-xyzzy');
    // What follows the long row is there too.
    expect(pdf.compact).toContain('Historiquedesversions');
    expect(pdf.compact).toContain('PHY-MAN-01');
  });

  test('every sentence of a long remark is there, once', async () => {
    const sentences = Array.from({ length: 900 }, (_, index) => `Constat${index}fin`);
    const pdf = await print({ risque: { remarques: sentences.join('. ') } });
    for (const sentence of sentences) expect(pdf.compact.split(sentence)).toHaveLength(2);
  });

  const writeLines = (letter: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${letter}${index}x`).join('\n');

  test('a thousand short lines stay lines, and seventy-five, a little more than a page has room for', async () => {
    const risques = first(makeSampleInput().data.unitesDeTravail).risques.slice(0, 2);
    const remarques = [writeLines('l', 1000), writeLines('s', 75)];
    const pdf = await print({
      unite: { risques: risques.map((risque, index) => ({ ...risque, remarques: remarques[index] ?? '' })) },
    });
    expect(pdf.compact).toContain('l0xl1xl2x');
    expect(pdf.compact).toContain('l998xl999x');
    expect(pdf.compact).toContain('s0xs1xs2x');
    expect(pdf.compact).toContain('s73xs74x');
  });

  test('a row of fourteen lines stays whole, one of fifteen may break', () => {
    const isLong = (...texts: string[]) => isLongRow({ texts: [null, ...texts], charactersPerLine: 10 });
    expect(isLong(writeLines('l', 14))).toBe(false);
    expect(isLong(writeLines('l', 15))).toBe(true);
    // Lines that the column makes count as those that are typed.
    expect(isLong('x'.repeat(139))).toBe(false);
    expect(isLong('x'.repeat(140))).toBe(true);
    expect(isLong(writeLines('l', 7), writeLines('m', 8))).toBe(true);
  });

  test.for(['\r', '\r\n', '\u2028', '\v'])('lines that %j ends count as lines', (end) => {
    const texts = [Array.from({ length: 15 }, () => 'x').join(end)];
    expect(isLongRow({ texts, charactersPerLine: 10 })).toBe(true);
  });

  /** The places of the rows that may break, each once. */
  const placesOfLongRows = (node: unknown, place = ''): string[] => {
    if (typeof node !== 'object' || node === null) return [];
    const inside = Object.entries(node).flatMap(([key, child]) =>
      placesOfLongRows(child, Array.isArray(node) ? place : `${place} ${key}`.trim()),
    );
    return [...new Set('isLong' in node && node.isLong === true ? [place, ...inside] : inside)];
  };
  const INVENTORY = 'risques groupes blocs lignes';
  const ACTION = 'actions lignes';
  const SUMMARY = ['synthese plusEleve', 'synthese prioritaires'];
  const MESURE = { idMesure: 'm1', texte: LONG, type: 'organisation' } as const;
  const FAMILLE = { code: 'RAY', motif: LONG } as const;
  const EXPOSITION = { facteur: 'nuit', donneesCollectives: LONG, nombreAuDela: 2 } as const;
  const withData = (data: Partial<ReportInput['data']>): Changes => ({
    input: { data: { ...inputWith({}).data, ...data } },
  });

  test.for<[string, Changes, string[]]>([
    ['no text', {}, []],
    ['a risk’s code', { risque: { code: LONG } }, [...SUMMARY, INVENTORY, ACTION]],
    ['a risk’s name', { risque: { displayName: LONG } }, [...SUMMARY, INVENTORY, ACTION]],
    ['a danger', { risque: { danger: LONG } }, [INVENTORY]],
    ['remarks', { risque: { remarques: LONG } }, [INVENTORY]],
    ['a measure in place', { risque: { mesuresEnPlace: [MESURE] } }, [INVENTORY]],
    [
      'a unit’s name',
      { unite: { displayName: LONG } },
      [...SUMMARY, 'synthese parUnite', ACTION, 'annexe lignes'],
    ],
    ['a measure', { action: { descriptionDeLaMesure: LONG } }, [ACTION]],
    ['conditions', { action: { conditionsExecution: LONG } }, [ACTION]],
    ['an indicator', { action: { indicateurResultat: LONG } }, [ACTION]],
    ['who is responsible', { action: { responsable: LONG } }, [ACTION]],
    ['a budget', { action: { budget: LONG } }, [ACTION]],
    ['notes', { input: { notesDeVersion: LONG } }, ['versions lignes']],
    ['a representative', withData({ entreprise: { nomDuRepresentantLegal: LONG } }), ['participants lignes']],
    ['a reason', { unite: { famillesNonConcernees: [FAMILLE] } }, ['familles raisons']],
    ['an exposure', withData({ expositions: [EXPOSITION] }), ['annexe lignes']],
  ])('the rows that show %s, where it is long, may break over pages, and no other', ([, changes, places]) => {
    const content = buildReportContent(prepareReportInput(inputWith(changes)));
    expect(placesOfLongRows(content)).toEqual(places);
  });

  test('the row of a risk may break where its context is long, and where its actions are many', () => {
    const displayOptions = {
      sortBy: 'none',
      shouldGroupByUnite: false,
      shouldGroupByCategorie: true,
    } as const;
    const unite = first(inputWith({}).data.unitesDeTravail);
    const actions = Array.from({ length: 60 }, () => first(unite.papripactActionsPreventives));
    for (const changes of [
      { unite: { displayName: LONG }, input: { displayOptions } },
      { unite: { papripactActionsPreventives: actions } },
    ])
      expect(placesOfLongRows(buildReportContent(prepareReportInput(inputWith(changes))).risques)).toEqual([
        'groupes blocs lignes',
      ]);
  });

  test('a category with a name longer than a page does not repeat it, nor lose it', async () => {
    const source = first(makeSampleInput().data.unitesDeTravail);
    const categorieDeRisques = source.categorieDeRisques.map((categorie) => ({
      ...categorie,
      displayName: LONG,
    }));
    const pdf = await print({ unite: { categorieDeRisques } });
    expect(pdf.compact).toContain('fin-du-texte-xyzzy');
    expect(pdf.compact).toContain('PHY-MAN-01');
  });

  test('a word of 200 wide letters wraps in every column', async () => {
    const sample = makeSampleInput();
    const categorieDeRisques = first(sample.data.unitesDeTravail).categorieDeRisques.map((categorie) => ({
      ...categorie,
      displayName: WIDE_WORD,
    }));
    const input = inputWith({
      risque: { code: WIDE_WORD, displayName: WIDE_WORD, danger: WIDE_WORD, remarques: WIDE_WORD },
      action: {
        descriptionDeLaMesure: WIDE_WORD,
        responsable: WIDE_WORD,
        budget: WIDE_WORD,
        date: null,
      },
      unite: { displayName: WIDE_WORD, categorieDeRisques },
      input: { reference: WIDE_WORD, notesDeVersion: WIDE_WORD, displayName: WIDE_WORD },
    });
    const entreprise = {
      nom: WIDE_WORD,
      siret: WIDE_WORD,
      adresse: WIDE_WORD,
      secteurDActivite: WIDE_WORD,
      isEtablissement: true,
      nomDeLEtablissement: WIDE_WORD,
      nomDuRepresentantLegal: WIDE_WORD,
    };
    for (const shouldGroupByUnite of [true, false]) {
      const displayOptions = {
        sortBy: 'none',
        shouldGroupByUnite,
        shouldGroupByCategorie: shouldGroupByUnite,
      } as const;
      const pdf = await readPdf(
        await makePdf({ ...input, displayOptions, data: { ...input.data, entreprise } }),
      );
      for (const page of pdf.pages) expect(page.rightmost).toBeLessThanOrEqual(page.width - 20);
      const letters = (/W/g[Symbol.match](pdf.text) ?? []).length;
      expect(letters).toBeGreaterThan(20 * 200);
    }
  });

  test.for([14, 15])(
    'a word of %i wide letters stays whole where its column has room, and wraps where it has not',
    async (letters) => {
      const { text } = await print({
        risque: { danger: 'W'.repeat(letters) },
        action: { budget: 'M'.repeat(letters), descriptionDeLaMesure: 'Former' },
      });
      expect(text).toMatch(new RegExp(`W{${letters}}`));
      expect(text).toContain('MMM');
      expect(text).not.toMatch(new RegExp(`M{${letters}}`));
    },
  );

  test('words without a space but with no-break spaces wrap too', async () => {
    const pdf = await print({
      risque: { displayName: Array.from({ length: 80 }, () => 'mot').join('\u00A0') },
    });
    for (const page of pdf.pages) expect(page.rightmost).toBeLessThanOrEqual(page.width - 20);
  });

  // Each « https:// » of a word had the engine look at the rest of it again: this took more than the minute that a report has.
  test('addresses in a row without a blank are typeset', async () => {
    const danger = 'https://exemple.fr/une-page/'.repeat(1_400);
    expect((await makePdf(inputWith({ risque: { danger } }))).byteLength).toBeGreaterThan(10_000);
  });

  test.for([1_000, 1_001])('a word of %d bytes is cut at its separators up to a thousand', async (bytes) => {
    const mots = `${'mot/'.repeat(250)}x`.slice(0, bytes);
    const { text } = await print({ risque: { danger: mots } });
    const endsOfLines = text.split('\n').filter((line) => /^(?:mot\/)+$/.test(line.trim()));
    expect(endsOfLines.length > 1).toBe(bytes === 1_000);
  });
});

describe('user text is text', () => {
  const MARKUP = [
    '#import "theme.typ": *',
    '#read("/duerp.json")',
    '$x^2$',
    '*gras*',
    '_italique_',
    '= Titre',
    '<label> @ref',
    '`code`',
    '\\ #{1+1}',
    '// commentaire',
    '"; panic("x")',
  ];

  test('Typst markup is printed as typed, everywhere', async () => {
    const markup = MARKUP.join(' ');
    const pdf = await print({
      risque: { displayName: markup, danger: markup, remarques: markup, code: '#a*b' },
      action: { descriptionDeLaMesure: markup, responsable: markup },
      unite: { displayName: markup },
      input: { notesDeVersion: markup, displayName: markup, reference: '#ref $x$' },
    });
    for (const part of MARKUP) expect(pdf.compact.split(compactText(part)).length).toBeGreaterThan(5);
  });

  test.for<[string, string, string]>([
    ['NUL and controls', 'avant\u0000\u0007\u001Baprès', 'avantaprès'],
    ['a lone surrogate', 'avant\uD800après', 'avant'],
    ['emoji, even joined and coloured', 'feu 🔥 🧯 👷🏽‍♀️ 🇫🇷 fin', '🔥🧯👷'],
    ['direction marks', 'sans\u202Eesrever\u202C \u200Frtl\u2066x\u2069', 'sansesreverrtlx'],
    ['private use and noncharacters', 'a\uE000\uFFFF\u{10FFFF}b', 'ab'],
    ['Greek and Cyrillic', 'Ωμέγα Привет', 'ΩμέγαПривет'],
    ['accented Greek, Cyrillic of other languages', 'ᾠδή Ђорђе Їжак', 'ᾠδήЂорђеЇжак'],
    ['combining accents', 'e\u0301te\u0301', 'été'],
    ['mathematical letters and odd spaces', '5\u2009mm\u2003≥\u30003 cm', '5mm≥3cm'],
    ['soft hyphens', 'anti\u00ADdérapant', 'antidérapant'],
    ['line separators and tabs', 'un\u2028deux\ttrois\r\nquatre', 'undeuxtroisquatre'],
  ])('%s', async ([, typed, printed]) => {
    const pdf = await print({
      risque: { remarques: typed, displayName: typed },
      action: { descriptionDeLaMesure: typed },
      unite: { displayName: typed },
    });
    expect(pdf.compact.split(compactText(printed)).length).toBeGreaterThan(3);
    expect(pdf.compact).toContain('Historiquedesversions');
  });

  // Each stopped the engine, in one field of the contract's greatest length.
  test.for<[string, string, string, string]>([
    ['accents', 'e', '\u0301\u0323', ''],
    ['accents between signs that are left out', 'e', `${'\u0301\u0323'.repeat(15)}\u200D`, ''],
    ['keycaps', '1', '\u20E3', ''],
    ['Arabic vowels', 'ب', '\u064E\u0651', ''],
    ['signs before an Arabic number', '', '\u0600', '1'],
    ['tones of skin', '👷', '🏽', ''],
    ['signs that no font has', '', '作', ''],
    ['signs that no font has, between others', '', '作a ', ''],
    ['lines of a sign that no font has', '', '作\n', ''],
    ['joined Devanagari consonants', '', 'क\u094D', 'क'],
    ['narrow no-break spaces', 'a', '\u202F', 'a'],
    ['no-break spaces', 'a', '\u00A0', 'a'],
  ])(
    '40,000 %s are printed, up to a bound where the engine has one, and whole in the embedded data',
    async ([, before, one, after]) => {
      const run = one.repeat(Math.floor(39_900 / one.length));
      const remarques = `${before}${run}${after} fin-du-texte`;
      const pdf = await print({ risque: { remarques } });
      expect(pdf.compact).toContain('fin-du-texte');
      expect(pdf.attachments['duerp.json']).toContain(JSON.stringify(remarques));
    },
  );

  test('a character that no font has is marked, explained and kept in the embedded data', async () => {
    const pdf = await print({ risque: { remarques: '作業 区域' } });
    expect(pdf.compact).toContain('□□');
    expect(pdf.attachments['duerp.json']).toContain('作業 区域');
    const says = compactText('Sur cette page, le signe □ remplace un caractère');
    const pages = pdf.pages.map(({ text }) => compactText(text));
    expect(pages.filter((text) => text.includes('□□'))).toHaveLength(1);
    // The last page says it in the text too, where a screen reader reads it.
    for (const text of pages.slice(0, -1)) expect(text.includes(says)).toBe(text.includes('□□'));
    expect(pages.at(-1)).toContain(compactText('Le signe □ remplace un caractère'));
  });

  test('each page of a long text says that it has such signs, and no other page', async () => {
    const { pages } = await print({
      risque: { remarques: `${'作業 区域 a '.repeat(1500)}${'Mot. '.repeat(3000)}作` },
    });
    const says = compactText('Sur cette page, le signe □ remplace un caractère');
    const texts = pages.slice(0, -1).map(({ text }) => compactText(text));
    expect(texts.filter((text) => text.includes(says)).length).toBeGreaterThan(4);
    for (const text of texts) expect(text.includes(says)).toBe(text.replace(says, '').includes('□'));
  });

  test('a document whose every sign has a font says nothing of signs', async () => {
    const pdf = await print({ risque: { remarques: 'منطقة العمل' } });
    expect(pdf.compact).not.toContain('signe□');
  });

  test('a square that somebody typed replaces nothing, and is not told as if it did', async () => {
    const pdf = await print({ risque: { remarques: '□ gants □ lunettes' } });
    expect(pdf.compact).toContain(compactText('□ gants □ lunettes'));
    expect(pdf.compact).not.toContain('signe□');
  });

  test('Arabic is written, and read back letter by letter', async () => {
    const pdf = await print({ risque: { remarques: 'منطقة العمل' } });
    expect(pdf.compact).not.toContain('□');
    // The reader gives the words in the order in which they stand on the line, from the left.
    for (const word of ['منطقة', 'العمل']) {
      expect(pdf.compact).toMatch(new RegExp(`${word}|${Array.from(word).toReversed().join('')}`));
    }
  });

  test('the PDF/UA-1 export holds with hostile text too', async () => {
    const hostile = `${WIDE_WORD} 作業 🔥 #import "x" \u0000\uD800\u202E ${LONG.slice(0, 5000)}`;
    const input = inputWith({
      risque: { displayName: hostile, remarques: hostile },
      action: { descriptionDeLaMesure: hostile },
      unite: { displayName: hostile },
    });
    expect((await makePdf(input, 'ua-1')).byteLength).toBeGreaterThan(10_000);
  });
});
