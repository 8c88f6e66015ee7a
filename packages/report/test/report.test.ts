import { createHash } from 'node:crypto';
import {
  labelNiveauDeRisque,
  classifyNiveauDeRisque,
  computeNiveauDeRisqueOrNull,
  formatNiveau,
} from '@odu/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildDocumentContent } from '../src/content/document-content.ts';
import { makePdf } from './make-pdf.ts';
import { type ReadPdf, compactText, readPdf } from './read-pdf.ts';
import { makeLargeInput, makeSampleInput } from './sample-report-input.ts';

const sample = makeSampleInput();

describe('the full report', () => {
  let bytes: Uint8Array;
  let pdf: ReadPdf;
  beforeAll(async () => {
    bytes = await makePdf(sample);
    pdf = await readPdf(bytes);
  });
  const has = (text: string) => expect(pdf.compact).toContain(compactText(text));

  test('says whose document it is on the cover', () => {
    const cover = pdf.pages[0]?.text ?? '';
    for (const text of [
      'Boulangerie Faure et Fils',
      'Fournil de la Part-Dieu',
      'SIRET 362 521 879 00034',
      'N° 3',
      '21 novembre 2026',
      'DUERP-2026-0042',
      'Document établi avec ODU (ODU-v0.8.0).',
    ]) {
      expect(cover).toContain(text);
    }
  });

  test('holds every risk with its text and its level', () => {
    for (const risque of sample.data.unitesDeTravail.flatMap((unite) => unite.risques)) {
      has(`${risque.code ?? ''}${risque.displayName}`);
      has(risque.danger ?? '');
      has(risque.remarques ?? '');
      const value = computeNiveauDeRisqueOrNull(risque);
      const label = labelNiveauDeRisque(classifyNiveauDeRisque(value));
      has(value === null ? `––––${label}` : `${formatNiveau(value)}${label}`);
    }
  });

  test('prints under a measure what the programme asks of it, and the resources of the company', async () => {
    const loi = {
      type: 'organisation',
      conditionsExecution: 'Fournil fermé le lundi',
      indicateurResultat: 'Aucune brûlure en six mois',
    } as const;
    const [unite, ...others] = sample.data.unitesDeTravail;
    if (unite === undefined) throw new Error('the sample has a unit');
    const actions = unite.papripactActionsPreventives.map((action) => ({ ...action, ...loi }));
    const printed = await readPdf(
      await makePdf({
        ...sample,
        data: {
          ...sample.data,
          ressourcesPapripact: 'Un salarié à mi-temps',
          unitesDeTravail: [{ ...unite, papripactActionsPreventives: actions }, ...others],
        },
      }),
    );
    for (const text of [
      'Type de mesure : organisation',
      "Conditions d'exécution : Fournil fermé le lundi",
      'Indicateur de résultat : Aucune brûlure en six mois',
      "Ressources de l'entreprise : Un salarié à mi-temps",
    ]) {
      expect(printed.compact).toContain(compactText(text));
    }
    expect(pdf.compact).not.toContain(compactText('Conditions d’exécution :'));
  });

  test('holds every action with its facts, by date, and refers to it from its risk', () => {
    const actions = sample.data.unitesDeTravail.flatMap((unite) => unite.papripactActionsPreventives);
    for (const action of actions) {
      has(action.descriptionDeLaMesure);
      has(action.responsable);
      has(action.budget ?? '');
      has(action.statut ?? '');
    }
    const dates = [
      '2 novembre 2026',
      '5 décembre 2026',
      '20 décembre 2026',
      '11 janvier 2027',
      '15 février 2027',
    ];
    const page = pdf.pages.find(({ text }) => text.includes('par date d’échéance'));
    const positions = dates.map((date) => page?.text.indexOf(date) ?? -1);
    expect(positions).toEqual(positions.toSorted((a, b) => a - b));
    expect(positions[0]).toBeGreaterThan(0);
    expect(page?.isLandscape).toBe(true);
    has('12,0CritiqueA5');
  });

  test('lists its sections after the cover', () => {
    const contents = compactText(pdf.pages[1]?.text ?? '');
    expect(contents).toContain('Sommaire');
    expect(contents).toMatch(/\d+Inventairedesrisques[.·\s]*\d+/);
  });

  test('says on every page after the cover of which document and version it is', () => {
    for (const page of pdf.pages.slice(1))
      for (const text of [
        'DUERP · Boulangerie Faure et Fils',
        'Version 3 du 21 novembre 2026',
        'ODU · Réf. DUERP-2026-0042',
      ])
        expect(compactText(page.text)).toContain(compactText(text));
  });

  test('numbers every page after the cover', () => {
    const total = pdf.pages.length;
    expect(total).toBeGreaterThanOrEqual(10);
    expect(pdf.pages[0]?.text).not.toContain('Page 1');
    for (const page of pdf.pages.slice(1)) expect(page.text).toContain(`Page ${page.number} / ${total}`);
  });

  test('is tagged, in French, with its title shown', () => {
    expect(pdf.isTagged).toBe(true);
    expect(pdf.language).toBe('fr-FR');
    expect(pdf.title).toBe('Document unique d’évaluation des risques professionnels');
    expect(pdf.isTitleDisplayed).toBe(true);
    const tags = new Set(pdf.pages.flatMap((page) => page.tags));
    for (const tag of ['H1', 'H2', 'Table', 'TR', 'TH', 'TD', 'P', 'LI']) expect(tags).toContain(tag);
  });

  test('has bookmarks for its sections and units', () => {
    expect(pdf.outline.join('|')).toContain('Synthèse de l’évaluation');
    expect(pdf.outline.join('|')).toContain('Vente et accueil de la clientèle');
  });

  test('shows no watermark and embeds the data as typed', () => {
    expect(pdf.text).not.toContain('DÉMONSTRATION');
    expect(pdf.attachments).toEqual(sample.preuve?.fichiers);
  });

  test('cites the articles it stands on', () => {
    const articles = [
      'L. 4121-1',
      'L. 4121-2',
      'L. 4121-3',
      'L. 4121-3-1, III, 1°',
      'L. 4121-3-1, III, 2°',
      'L. 4121-3-1, V',
      'L. 4121-3-1, VI',
      'R. 4121-1',
      'R. 4121-2',
      'R. 4121-3',
      'R. 4121-4',
      'R. 4741-1',
    ];
    for (const article of articles) has(article);
    has('quarante ans');
    has('au moins une fois par an dans les entreprises d’au moins onze salariés');
  });

  test('explains the method from the thresholds of the domain', () => {
    for (const text of [
      'moins de 1',
      'de 1 à moins de 3',
      'de 3 à moins de 5',
      '5 et plus',
      '3 × 2 × 0,75 = 4,5',
      'Très fréquent',
      'Absente41,25',
    ]) {
      if (text !== 'Absente41,25') has(text);
    }
    has('4Absente1,25');
  });

  test('sums up on one page: level, highest risk, counters, units', () => {
    const page = pdf.pages.find(({ text }) => text.includes('Niveau de risque global'));
    const text = compactText(page?.text ?? '');
    for (const part of [
      '5,3Critique',
      'Moyennede14risquesévaluéssur15',
      'Happementparlebrasdupétrin',
      '15,0Critique',
      '5Critique',
      '7Important',
      'Fournil et laboratoire',
      'Livraison et tournées du matin',
    ]) {
      expect(text).toContain(compactText(part));
    }
  });

  test('lists the versions from the newest, with the notes', () => {
    has('N°321novembre2026Miseàjourannuelle.');
    expect(pdf.compact.indexOf('N°220novembre2025')).toBeGreaterThan(
      pdf.compact.indexOf('N°321novembre2026Mise'),
    );
    has('N°118novembre2024Premièreévaluation.');
  });

  test('says why each version was made, when somebody said so', async () => {
    const versions = sample.versions.map((version) => ({
      ...version,
      motif: 'CHANGEMENT_IMPORTANT' as const,
    }));
    const { compact } = await readPdf(await makePdf({ ...sample, motif: 'MISE_A_JOUR_ANNUELLE', versions }));
    expect(compact).toContain('N°321novembre2026Miseàjourannuelle');
    expect(compact).toContain('N°220novembre2025Changementimportantdesconditionsdetravail');
  });

  test('is the same bytes for the same input, with no date of the clock', async () => {
    const hash = (data: Uint8Array) => createHash('sha256').update(data).digest('hex');
    expect(hash(await makePdf(structuredClone(sample)))).toBe(hash(bytes));
    expect(new TextDecoder('latin1').decode(bytes)).not.toContain(String(new Date().getFullYear() + 1));
  });

  test('is dated by the day in Paris, half past midnight too', () => {
    const night = makeSampleInput({ creationTime: '2026-11-20T23:30:00.000Z' });
    const { date, dateLongue } = buildDocumentContent(night);
    expect([date, dateLongue]).toEqual([{ year: 2026, month: 11, day: 21 }, '21\u00A0novembre 2026']);
  });

  test('claims PDF/A-3a and packs its objects', () => {
    const raw = new TextDecoder('latin1').decode(bytes);
    expect(raw).toContain('<pdfaid:part>3</pdfaid:part>');
    expect(raw).toContain('<pdfaid:conformance>A</pdfaid:conformance>');
    expect(raw).toContain('/ObjStm');
    expect(bytes.byteLength).toBeLessThan(200_000);
  });
});

describe('what the settings change', () => {
  test.for([
    [true, 'Programme annuel de prévention (PAPRIPACT)'],
    [false, 'Liste des actions de prévention'],
  ] as const)('PAPRIPACT %s is titled « %s »', async ([isPapripactEnabled, title]) => {
    const pdf = await readPdf(await makePdf({ ...sample, data: { ...sample.data, isPapripactEnabled } }));
    expect(pdf.outline.join('|')).toContain(title);
    expect(pdf.outline.filter((entry) => /PAPRIPACT|Liste des actions/.test(entry))).toHaveLength(1);
  });

  test('an empty document still says something kind in each section', async () => {
    const empty = makeSampleInput({
      data: { entreprise: null, unitesDeTravail: [], isPapripactEnabled: false },
      notesDeVersion: null,
      versions: [],
      reference: null,
    });
    const pdf = await readPdf(await makePdf(empty));
    for (const text of [
      'Non renseigné',
      'Aucun risque n’est encore inscrit dans ce document',
      'Aucune unité de travail n’est encore décrite',
      'Aucune action préventive n’est encore inscrite',
      'Aucune note n’accompagne cette version',
    ]) {
      expect(pdf.compact).toContain(compactText(text));
    }
    expect(pdf.compact).not.toContain(compactText('par date d’échéance'));
    // An inspector reads it: no advice on how to begin.
    expect(pdf.compact).not.toContain(compactText('pour commencer'));
  });

  test('a unit without risks is named', async () => {
    const [unite] = sample.data.unitesDeTravail;
    if (unite === undefined) throw new Error('the sample has units');
    const vide = {
      ...unite,
      idUniteDeTravail: 'vide',
      displayName: 'Atelier vide',
      risques: [],
      papripactActionsPreventives: [],
    };
    const input = { ...sample, data: { ...sample.data, unitesDeTravail: [unite, vide] } };
    const pdf = await readPdf(await makePdf(input));
    expect(pdf.compact).toContain(
      compactText('Aucun risque n’est encore inscrit pour cette unité de travail.'),
    );
    expect(pdf.outline.join('|')).toContain('Atelier vide');
  });

  test('the same template passes the engine’s PDF/UA-1 export', async () => {
    const raw = new TextDecoder('latin1').decode(await makePdf(makeLargeInput(60), 'ua-1'));
    expect(raw).toContain('<pdfuaid:part>1</pdfuaid:part>');
  });

  test('2,000 risks are all there', { timeout: 240_000 }, async () => {
    const input = makeLargeInput(2000);
    const pdf = await readPdf(await makePdf(input));
    const codes = new Set(pdf.text.match(/R-\d+-\d\d/g));
    expect(codes.size).toBe(2000);
    const names = input.data.unitesDeTravail.flatMap((unite) =>
      unite.risques.map((risque) => compactText(risque.displayName)),
    );
    expect(names.filter((name) => !pdf.compact.includes(name))).toEqual([]);
  });
});
