import {
  buildAdresseLegifrance,
  CADRE_REGLEMENTAIRE,
  DERNIERE_LECTURE,
  type Enonce,
  formatDateLongue,
  formatReference,
  PREMIERE_LECTURE,
} from '@odu/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { makePdf } from './make-pdf.ts';
import { type ReadPdf, compactText, readPdf } from './read-pdf.ts';
import { makeSampleInput } from './sample-report-input.ts';

const sample = makeSampleInput();

const printWith = async (isPapripactEnabled: boolean, nombreEmployes: number | null = 8) => {
  const entreprise = { ...sample.data.entreprise, nombreEmployes, isSecteurPublic: false };
  const pdf = await makePdf({ ...sample, data: { ...sample.data, isPapripactEnabled, entreprise } });
  return readPdf(pdf);
};

/** What the pages say one after the other, without what stands above and below each of them. */
const bodyOf = ({ pages }: ReadPdf): string => {
  const lines = pages.flatMap(({ text }) => text.split('\n'));
  return compactText(lines.filter((line) => !/^(?:DUERP|ODU) · /.test(line)).join('\n'));
};

describe('the regulatory framework says each article’s own words', () => {
  let pdf: ReadPdf;
  let compact = '';
  beforeAll(async () => {
    pdf = await printWith(false);
    ({ compact } = pdf);
  });

  // In the order of the section.
  const ARTICLES = [
    ['L. 4121-1 et L. 4161-1', 'L’employeur prend les mesures nécessaires pour assurer la sécurité'],
    ['L. 4121-3', 'L’employeur évalue les risques en tenant compte de la nature des activités'],
    ['L. 4121-3-1, I et II', 'Le document unique répertorie l’ensemble des risques professionnels'],
    ['R. 4121-1', 'L’évaluation comporte un inventaire'],
    ['R. 4121-1-1', 'L’employeur consigne en annexe les données collectives'],
    ['L. 4163-1, I et IV, R. 4163-8 et R. 4163-7', 'Chaque année, l’employeur déclare à la caisse'],
    [
      'L. 4644-1, I, R. 4644-1, L. 2315-16, L. 2315-17 et L. 2315-18',
      'L’employeur désigne un ou plusieurs salariés compétents',
    ],
    ['L. 4122-2', 'Les mesures de santé et de sécurité au travail n’entraînent aucune charge financière'],
    ['R. 4121-5', 'En cas d’accident du travail mortel'],
    ['R. 4121-2', 'Le document est mis à jour au moins une fois par an dans les entreprises d’au moins onze'],
    [
      'L. 4121-3-1, III, 1°',
      'Dans les entreprises d’au moins cinquante salariés, l’évaluation débouche sur un programme annuel de prévention',
    ],
    [
      'L. 4121-3-1, III, 2°',
      'Dans les entreprises de moins de cinquante salariés, elle débouche sur la définition d’actions de prévention',
    ],
    [
      'R. 4121-3, L. 2312-27, L. 2312-19, L. 2312-22 et L. 2312-2',
      'Dans les établissements dotés d’un CSE, le document unique est utilisé pour établir le rapport annuel sur la santé',
    ],
    [
      'L. 4121-3-1, V, A',
      'L’employeur conserve le document unique dans ses versions successives, pendant au moins quarante ans',
    ],
    [
      'L. 4121-3-1, V, B',
      'La loi prévoit aussi le dépôt du document unique et de ses mises à jour sur un portail numérique : à compter du 1er juillet 2023 à partir de cent cinquante salariés ; en dessous, à compter de dates fixées par décret selon l’effectif, et au plus tard du 1er juillet 2024',
    ],
    ['L. 4121-3-1, VI', 'L’employeur transmet le document, à chaque mise à jour, au service de prévention'],
    ['R. 4121-4', 'Le document unique et ses versions antérieures sont tenus, pendant quarante ans'],
    [
      'R. 4141-2 et R. 4141-3-1, 1° et 2°',
      'À l’embauche et chaque fois que nécessaire, l’employeur informe les travailleurs',
    ],
    ['R. 4741-1', 'Ne pas transcrire ou ne pas mettre à jour les résultats de l’évaluation est puni'],
  ] as const;

  test.for(ARTICLES)('%s', ([reference, sentence]) => {
    expect(compact).toContain(compactText(`${reference} ${sentence}`));
  });

  test('each article stands once, in order', () => {
    const places = ARTICLES.map(([reference, sentence]) =>
      compact.indexOf(compactText(`${reference} ${sentence}`)),
    );
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test('the nine principles of L. 4121-2 stand in the order of the law', () => {
    const principles = [
      'Éviter les risques.',
      'Évaluer les risques qui ne peuvent pas être évités.',
      'Combattre les risques à la source.',
      'Adapter le travail à l’homme',
      'Tenir compte de l’état d’évolution de la technique.',
      'Remplacer ce qui est dangereux',
      'Planifier la prévention',
      'Prendre des mesures de protection collective',
      'Donner aux travailleurs les instructions appropriées.',
    ];
    const start = compact.indexOf(compactText('L. 4121-2 L’employeur met en œuvre'));
    const places = principles.map((text, index) =>
      compact.indexOf(compactText(`${index + 1}° ${text}`), start),
    );
    expect(start).toBeGreaterThan(0);
    expect(Math.min(...places)).toBeGreaterThan(start);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  const referencesOf = ({ article, alinea, autresReferences = [] }: Enonce) => [
    { article, ...(alinea !== undefined && { alinea }) },
    ...autresReferences,
  ];

  test('nothing of it is left out: titles, articles, sentences, lists, and what ends them', () => {
    const write = (enonce: Enonce): string => {
      const references = new Intl.ListFormat('fr').format(referencesOf(enonce).map(formatReference));
      const { texte, liste = [], isNumerotee = false, fin = '' } = enonce;
      const items = liste.map((item, index) => `${isNumerotee ? `${index + 1}°` : '•'} ${item}`);
      return [references, texte, ...items, fin].join(' ');
    };
    const framework = CADRE_REGLEMENTAIRE.map(({ titre, enonces }, index) =>
      [`2.${index + 1} ${titre}`, ...enonces.map(write)].join(' '),
    );
    expect(bodyOf(pdf)).toContain(compactText(framework.join(' ').replaceAll("'", '’')));
  });

  test('each article leads to its own text', () => {
    const references = CADRE_REGLEMENTAIRE.flatMap(({ enonces }) => enonces.flatMap(referencesOf));
    for (const reference of references)
      expect(pdf.addresses).toContainEqual([
        formatReference(reference).replaceAll(/\s/g, ' '),
        buildAdresseLegifrance(reference.article),
      ]);
  });
});

describe('the actions stand under the paragraph of law that asks for them', () => {
  const PROGRAMME =
    'À partir de 50 salariés dans l’entreprise, l’évaluation débouche sur un programme annuel';
  const LISTE = 'En dessous de 50 salariés dans l’entreprise, l’évaluation débouche sur des actions';

  test.for([
    [true, 8, 'Programme annuel de prévention (PAPRIPACT)', LISTE, PROGRAMME],
    [false, 62, 'Actions de prévention', PROGRAMME, LISTE],
    [true, 50, 'Programme annuel de prévention (PAPRIPACT)', PROGRAMME, LISTE],
    [false, 49, 'Liste des actions de prévention', LISTE, PROGRAMME],
    [false, null, 'Liste des actions de prévention', 'Effectif à renseigner', PROGRAMME],
  ] as const)('PAPRIPACT %s, %s employees: « %s »', async ([isEnabled, effectif, title, law, other]) => {
    const { compact } = await printWith(isEnabled, effectif);
    expect(compact).toContain(compactText(`${title} ${law}`));
    expect(compact).toContain(compactText('du code du travail). 5 actions, par date d’échéance.'));
    expect(compact).not.toContain(compactText(other));
    // What the inventory calls the section.
    expect(compact).toContain(compactText(`Les références A1, A2… renvoient à la section « ${title} ».`));
  });
});

test('says when the articles were read, and promises no keeping of ours', async () => {
  const { compact } = await printWith(false);
  expect(compact).toContain(
    compactText(
      `Articles du code du travail relus du ${formatDateLongue(PREMIERE_LECTURE)} au ${formatDateLongue(DERNIERE_LECTURE)}`,
    ),
  );
  expect(compact).toContain(compactText('La loi demande à l’employeur de conserver chaque version'));
});
