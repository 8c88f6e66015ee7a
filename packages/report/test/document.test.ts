import { CHAMPS_D_ENTREPRISE, MOTIF_LABELS, NBSP, NNBSP, NOM_INTROUVABLE, VALEUR_VIDE } from '@odu/domain';
import { expect, test } from 'vitest';
import { buildReportContent } from '../src/content/build-report-content.ts';
import { buildExtraitContent } from '../src/content/extrait-content.ts';
import { buildJournalContent } from '../src/preuve/journal-content.ts';
import { prepareReportInput } from '../src/preuve/prepare-report-input.ts';
import type { ReportInput, SnapshotEntreprise, SnapshotUnite } from '../src/report-input.ts';
import { makeSampleInput } from './sample-report-input.ts';

const sample = makeSampleInput();
const contentOf = (input: ReportInput) => buildReportContent(prepareReportInput(input));
const withEntreprise = (entreprise: SnapshotEntreprise | null, displayName: string): ReportInput => ({
  ...sample,
  displayName,
  data: { ...sample.data, entreprise },
});
const withUnite = (change: (unite: SnapshotUnite) => Partial<SnapshotUnite>): ReportInput => ({
  ...sample,
  data: {
    ...sample.data,
    unitesDeTravail: sample.data.unitesDeTravail.map((unite) => ({ ...unite, ...change(unite) })),
  },
});
/** A name of so many characters, and the same cut at `max`. */
const nameOf = (length: number) => 'é'.repeat(length);
const cutAt = (max: number) => `${'é'.repeat(max - 1)}…`;

test.for([
  [{ nom: 'Martin' }, 'DUERP 2026', 'Martin'],
  [{ nom: ' ' }, ' DUERP 2026 ', 'DUERP 2026'],
  [{ nom: null }, '', 'Entreprise non renseignée'],
  [null, '', 'Entreprise non renseignée'],
] as const)('the company %j of the document « %s » is called « %s »', ([entreprise, displayName, said]) => {
  expect(contentOf(withEntreprise(entreprise, displayName)).couverture.entreprise).toBe(said);
});

test('the company’s name is whole on the cover, and cut where it is only repeated', () => {
  const { couverture, document } = contentOf({
    ...withEntreprise({ nom: nameOf(201) }, 'DUERP'),
    reference: nameOf(41),
  });
  expect(couverture.entreprise).toBe(nameOf(201));
  expect(document).toMatchObject({
    auteur: cutAt(200),
    motsCles: ['DUERP', cutAt(200), 'version 3'],
    titreCourant: `DUERP · ${cutAt(70)}`,
    reference: nameOf(41),
    referenceCourte: cutAt(40),
  });
  const short = contentOf({ ...withEntreprise({ nom: nameOf(70) }, 'DUERP'), reference: nameOf(40) });
  expect(short.document).toMatchObject({
    titreCourant: `DUERP · ${nameOf(70)}`,
    referenceCourte: nameOf(40),
  });
});

test.for([
  [true, 'Un établissement', 'Oui'],
  [false, 'Toute l’entreprise', 'Non'],
  [null, null, null],
] as const)('the card says of %s what the document covers, and of which sector it is', ([value, ...said]) => {
  const { entreprise } = contentOf(
    withEntreprise({ isEtablissement: value, isSecteurPublic: value }, 'DUERP'),
  );
  const valueOf = (label: string) => entreprise.find((line) => line.label === label)?.valeur;
  const { isEtablissement, isSecteurPublic } = CHAMPS_D_ENTREPRISE;
  expect([valueOf(isEtablissement.label), valueOf(isSecteurPublic.label)]).toEqual(said);
});

test('the card has each value under its own name', () => {
  const card = contentOf(sample).entreprise.map(({ label, valeur }) => `${label} : ${valeur}`);
  expect(card.map((line) => line.replaceAll(/[^\S\n]/g, ' '))).toEqual([
    "Nom de l'entreprise : Boulangerie Faure et Fils",
    'Périmètre du DUERP : Un établissement',
    "Nom de l'établissement : Fournil de la Part-Dieu",
    'Numéro SIRET : 362 521 879 00034',
    'Adresse : 12 rue des Meuniers\n69003 Lyon',
    "Secteur d'activité : Boulangerie-pâtisserie artisanale",
    'Secteur public : Non',
    "Nombre d'employés : 14",
    'Nom du représentant légal : Antoine Faure',
  ]);
});

test.for([
  [0, '0'],
  [1200, `1${NNBSP}200`],
  [null, null],
] as const)('of %s employees the card says « %s »', ([nombreEmployes, said]) => {
  const { entreprise } = contentOf(withEntreprise({ nombreEmployes }, 'DUERP'));
  const { label } = CHAMPS_D_ENTREPRISE.nombreEmployes;
  expect(entreprise.find((line) => line.label === label)?.valeur).toBe(said);
});

test('a reference of blanks is none', () => {
  const { reference, referenceCourte } = contentOf({ ...sample, reference: ' ' }).document;
  expect([reference, referenceCourte]).toEqual([null, null]);
});

test('the summary says of which company and version it is', () => {
  expect(contentOf(sample).synthese.contexte).toBe(
    `Boulangerie Faure et Fils · version 3 du 21${NBSP}novembre 2026`,
  );
});

test('the summary of risks that nobody evaluated counts them and their units, without a level', () => {
  const { total, phrase, parUnite } = contentOf(
    withUnite(({ risques }) => ({ risques: risques.map((risque) => ({ ...risque, evalGravite: null })) })),
  ).synthese;
  expect(total).toBe(15);
  expect(phrase).toMatch(/sur 15, dans 3.unités de travail\.$/);
  expect(parUnite.map(({ ratio, valeur, plusHaut }) => [ratio, valeur, plusHaut])).toEqual(
    parUnite.map(() => [null, '–', '–']),
  );
});

test('the printed version stands once among the others, whether the list has it or not, and is the one marked', () => {
  const { versionNumber, creationTime } = sample;
  for (const versions of [
    sample.versions,
    [{ versionNumber, creationTime, notesDeVersion: 'Autre note' }, ...sample.versions],
  ]) {
    const { lignes, numero } = contentOf({ ...sample, notesDeVersion: 'Notes', versions }).versions;
    expect(numero).toBe('3');
    expect(lignes.map(({ numero, isCourante }) => [numero, isCourante])).toEqual([
      ['3', true],
      ['2', false],
      ['1', false],
    ]);
    expect(lignes[0]?.notes).toBe('Notes');
  }
});

test('a version that is printed again has its own notes and reason, beside the newer ones', () => {
  const { creationTime } = sample;
  const newer = {
    versionNumber: 4,
    creationTime,
    notesDeVersion: 'Plus récente',
    motif: 'INFORMATION_NOUVELLE',
  } as const;
  const { notes, lignes } = contentOf({
    ...sample,
    notesDeVersion: 'Notes',
    motif: 'CHANGEMENT_IMPORTANT',
    versions: [newer, ...sample.versions],
  }).versions;
  expect(notes).toBe('Notes');
  expect(lignes.slice(0, 2).map(({ numero, motif, isCourante }) => [numero, motif, isCourante])).toEqual([
    ['4', MOTIF_LABELS.INFORMATION_NOUVELLE, false],
    ['3', MOTIF_LABELS.CHANGEMENT_IMPORTANT, true],
  ]);
});

test('a unit of a long name has a shorter title, and its whole name below', () => {
  const titlesOf = (displayName: string) => {
    const input = withUnite(() => ({ displayName }));
    const [unite] = input.data.unitesDeTravail;
    if (unite === undefined) throw new Error('the sample has a unit');
    const [groupe] = contentOf(input).risques.groupes;
    const extrait = buildExtraitContent(input, unite);
    expect([extrait.titre, extrait.titreComplet]).toEqual([groupe?.titre, groupe?.titreComplet]);
    expect(extrait.document.titre).toBe(`Risques professionnels${NBSP}: ${extrait.titre}`);
    return [groupe?.titre, groupe?.titreComplet];
  };
  expect(titlesOf(nameOf(160))).toEqual([nameOf(160), null]);
  expect(titlesOf(nameOf(161))).toEqual([cutAt(160), nameOf(161)]);
});

test.for([
  [nameOf(300), false],
  [nameOf(301), true],
  ['a\nb\nc\nd', false],
  ['a\nb\nc\nd\ne', true],
] as const)('the name of a category is repeated on each page but where it is long, %#', ([name, isLong]) => {
  const input = withUnite(({ categorieDeRisques }) => ({
    categorieDeRisques: categorieDeRisques.map((categorie) => ({ ...categorie, displayName: name })),
  }));
  expect(contentOf(input).risques.groupes[0]?.blocs.map((bloc) => bloc.isLong)).toEqual([isLong]);
});

test('the summary names the highest risk in short', () => {
  const input = withUnite(({ risques }) => ({
    displayName: nameOf(51),
    risques: risques.map((risque) => ({ ...risque, displayName: nameOf(91) })),
  }));
  expect(contentOf(input).synthese.plusEleve).toMatchObject({
    nom: nameOf(91),
    nomCourt: cutAt(90),
    unite: nameOf(51),
    contexteCourt: `EQT-PET-01 · ${cutAt(50)}`,
  });
});

test('the summary lists what is important, from the very threshold on, and nothing below it', () => {
  // 3,0 and 2,0.
  const important = { evalGravite: 3, evalFrequence: 2, evalMaitrise: 2 } as const;
  const modere = { ...important, evalGravite: 2 } as const;
  const { prioritaires, prioritairesMontres } = contentOf(
    withUnite(({ risques }) => ({
      risques: risques.map((risque, index) => ({ ...risque, ...(index === 0 ? important : modere) })),
    })),
  ).synthese;
  expect(prioritaires.map(({ valeur, label }) => `${valeur} ${label}`)).toEqual(
    sample.data.unitesDeTravail.map(() => '3,0 Important'),
  );
  expect(prioritairesMontres).toBeNull();
});

test('the journal quotes what a person wrote, in short, and not what stands for nothing', () => {
  const ecarts = [
    { champ: 'Danger', avant: VALEUR_VIDE, apres: nameOf(301) },
    { champ: 'Catégorie', avant: NOM_INTROUVABLE, apres: 'Chutes' },
  ];
  const ligne = {
    objet: 'RISQUE',
    id: 'r1',
    nom: 'Glissade',
    ancienNom: null,
    unite: 'Fournil',
    isAvecSonUnite: false,
    natures: ['MODIFICATION'],
    niveaux: null,
    risques: 0,
    actions: 0,
    ecarts,
  } as const;
  const journal = { versionNumber: 2, creationTime: '2026-11-16T11:00:00.000Z', lignes: [ligne] };
  expect(buildJournalContent(journal)?.lignes[0]?.details).toEqual([
    `Danger${NBSP}: (vide) devient «${NNBSP}${cutAt(300)}${NNBSP}»`,
    `Catégorie${NBSP}: (introuvable) devient «${NNBSP}Chutes${NNBSP}»`,
  ]);
});

test('the part of a unit is titled by it, whatever the document is grouped by, and is never a demo', () => {
  const [unite] = sample.data.unitesDeTravail;
  if (unite === undefined) throw new Error('the sample has a unit');
  const displayOptions = { sortBy: 'none', shouldGroupByUnite: false, shouldGroupByCategorie: true } as const;
  const { risques, document } = buildExtraitContent({ ...sample, displayOptions, isDemo: true }, unite);
  expect(risques.groupes.map(({ titre }) => titre)).toEqual([unite.displayName]);
  expect(document.isDemo).toBe(false);
});
