import { expect, test } from 'vitest';
import { buildAnnexeContent } from '../src/content/annexe-content.ts';
import { buildReportContent } from '../src/content/build-report-content.ts';
import { prepareReportInput } from '../src/preuve/prepare-report-input.ts';
import { makePdf } from './make-pdf.ts';
import { compactText, readPdf } from './read-pdf.ts';
import { makeSampleInput } from './sample-report-input.ts';

const sample = makeSampleInput();

const unite = (displayName: string, ...codes: string[]) => ({
  idUniteDeTravail: displayName,
  displayName,
  categorieDeRisques: [{ idCategorie: 'c1', displayName: 'Divers', isUserDefined: true }],
  risques: codes.map((code, index) => ({
    idRisque: `${displayName}-${index}`,
    idCategorie: 'c1',
    code,
    displayName: `Risque ${code}`,
    isUserDefined: false,
    evalGravite: null,
    evalFrequence: null,
    evalMaitrise: null,
  })),
  papripactActionsPreventives: [],
});
const entreprise = { nombreEmployes: 8 };
const FULL = { isDemo: false };
const FOURNIL = unite('Fournil', 'ORG-NUI-01', 'PHY-MAN-01');

test('each factor that a risk carries has its line, filled in or not', () => {
  const annexe = buildAnnexeContent(
    {
      entreprise,
      unitesDeTravail: [FOURNIL, unite('Vente', 'PHY-MAN-01')],
      expositions: [
        { facteur: 'nuit', donneesCollectives: 'Deux postes', nombreAuDela: 2 },
        { facteur: 'bruit', donneesCollectives: '', nombreAuDela: 0 },
      ],
    },
    FULL,
  );
  expect(annexe?.absence).toBeNull();
  expect(
    annexe?.lignes.map(({ facteur, unites, donnees, auDela }) => [facteur, unites, donnees, auDela]),
  ).toEqual([
    ['Manutentions manuelles de charges', 'Fournil, Vente', 'Non renseigné', 'Sans seuil réglementaire'],
    ['Bruit', null, 'Non renseigné', '0 salarié, soit 0\u202F%'],
    [
      'Travail de nuit',
      'Fournil',
      'Deux postes',
      '2 salariés sur un effectif de 8, soit 25\u202F% (temps partiels, CDD et intérimaires au prorata, sans apprentis, contrats de professionnalisation, CIE, CAE ni CDD ou intérimaires remplaçant un absent\u00A0: à vérifier s’il y en a)',
    ],
  ]);
  expect(buildAnnexeContent({ unitesDeTravail: [FOURNIL] }, FULL)?.lignes[1]?.auDela).toBe('Non renseigné');
});

test('the annex of a document without any of the factors says so; a demo, whose codes are left out, cannot', async () => {
  const data = { ...sample.data, expositions: [], unitesDeTravail: [unite('Bureau', '')] };
  expect(buildAnnexeContent(data, FULL)?.lignes).toEqual([]);
  expect(buildAnnexeContent(data, { isDemo: true })).toBeNull();
  const pdf = await readPdf(await makePdf({ ...sample, data }));
  expect(pdf.outline.join('|')).toContain('Annexe des expositions');
  expect(pdf.compact).toContain(
    compactText(
      'Aucun risque choisi dans le référentiel n’expose à un des dix facteurs de l’annexe des expositions ; l’employeur n’y a consigné aucune donnée.',
    ),
  );
});

test('is printed, and a text of 40,000 characters keeps its last word', async () => {
  const longue = `${'poste '.repeat(6600)}dernier`;
  const pdf = await readPdf(
    await makePdf({
      ...sample,
      data: {
        ...sample.data,
        entreprise,
        unitesDeTravail: [FOURNIL],
        expositions: [
          { facteur: 'manut', donneesCollectives: longue, nombreAuDela: null },
          { facteur: 'nuit', donneesCollectives: 'Deux postes', nombreAuDela: 2 },
        ],
      },
    }),
  );
  expect(pdf.outline.join('|')).toContain('Annexe des expositions');
  expect(pdf.compact.includes('postedernier')).toBe(true);
  expect(pdf.compact).toContain(
    compactText(
      '2 salariés sur un effectif de 8, soit 25 % (temps partiels, CDD et intérimaires au prorata, sans apprentis',
    ),
  );
  expect(pdf.compact).toContain(compactText('100 nuits par an'));
});

test('a demo prints the lines that were filled in, unreadable: what the risks carry cannot be told', () => {
  const data = {
    ...sample.data,
    entreprise,
    unitesDeTravail: [FOURNIL],
    expositions: [{ facteur: 'nuit' as const, donneesCollectives: 'Secret du fournil', nombreAuDela: 2 }],
  };
  const { annexe } = buildReportContent(prepareReportInput({ ...sample, isDemo: true, preuve: null, data }));
  expect(annexe?.lignes.map(({ facteur, unites }) => [facteur, unites])).toEqual([['Travail de nuit', null]]);
  expect(JSON.stringify(annexe)).not.toContain('Secret');
});
