import { describe, expect, test } from 'vitest';
import {
  listDemandesDeLaLoi,
  PHRASE_D_ACCES,
  PHRASE_DE_L_EFFECTIF,
  PHRASE_DU_DOCUMENT_UNIQUE,
} from './demandes-de-la-loi.ts';
import { PHRASE_DE_L_INFORMATION } from './information.ts';
import {
  PHRASE_DE_LA_MISE_A_JOUR_ANNUELLE,
  PHRASE_DE_LA_MISE_A_JOUR_CONSEILLEE,
  PHRASE_DE_LA_MISE_A_JOUR_DU_SECTEUR_PUBLIC,
} from './mise-a-jour.ts';
import {
  PHRASE_DE_L_ANNEXE,
  PHRASE_DE_LA_DECLARATION_DES_EXPOSITIONS,
  PHRASE_DE_LA_FICHE_DE_SUIVI,
} from './annexe.ts';
import { formatPhrase, PHRASE_CONSERVATION, PHRASE_DES_DIFFERENCES, type PhraseDeDroit } from './phrases.ts';
import { FACTEURS, FACTEURS_A_SEUIL } from './facteurs-de-risques.ts';
import { PHRASE_DES_SEUILS } from './saisie-de-l-annexe.ts';
import { PHRASES_SANS_CSE } from './sans-cse.ts';
import {
  describeSansCse,
  MODALITES_PAR_DEFAUT,
  PHRASE_DE_L_AVIS,
  PHRASE_DE_LA_DECLARATION_AU_SPST,
  PHRASE_DU_SALARIE_DESIGNE,
  phraseDuCse,
} from './suivi.ts';

const textes = (phrases: readonly PhraseDeDroit[]) => phrases.map(formatPhrase).join('\n');
const of = (nombreEmployes: number | null, isSecteurPublic = false) =>
  listDemandesDeLaLoi({ nombreEmployes, isSecteurPublic });

describe('what the law asks of an employer', () => {
  test.for([0, 10, 11, 49, 50, null])('of %s begins with the document itself, always', (effectif) => {
    expect(of(effectif)[0]).toBe(PHRASE_DU_DOCUMENT_UNIQUE);
    expect(textes(of(effectif))).toContain('service de prévention et de santé au travail');
    expect(textes(of(effectif))).toContain('40\u00A0ans');
  });

  test.for([
    [10, PHRASE_DE_LA_MISE_A_JOUR_CONSEILLEE, PHRASE_DE_LA_MISE_A_JOUR_ANNUELLE],
    [11, PHRASE_DE_LA_MISE_A_JOUR_ANNUELLE, PHRASE_DE_LA_MISE_A_JOUR_CONSEILLEE],
  ] as const)('of %d: the yearly update', ([effectif, said, unsaid]) => {
    expect(of(effectif)).toContain(said);
    expect(of(effectif)).not.toContain(unsaid);
    // The two other cases of the article know no headcount.
    expect(said.texte).toContain("décision d'aménagement important");
    expect(said.texte).toContain('information supplémentaire');
  });

  test.for([10, 50, null])(
    'of %s, in the order of the document: what it looks at, its annex, who may read it',
    (effectif) => {
      const phrases = of(effectif);
      expect(phrases.slice(1, 5)).toEqual([
        PHRASE_DES_DIFFERENCES,
        PHRASE_DE_L_ANNEXE,
        PHRASE_DE_LA_DECLARATION_DES_EXPOSITIONS,
        PHRASE_DE_LA_FICHE_DE_SUIVI,
      ]);
      expect(phrases.slice(-4)).toEqual([
        PHRASE_DE_L_AVIS,
        PHRASE_DE_L_INFORMATION,
        PHRASE_CONSERVATION,
        PHRASE_D_ACCES,
      ]);
    },
  );

  test('of 50: the programme is presented to a committee that has these attributions (L2312-2)', () => {
    const [cse] = of(50).filter(({ texte }) => texte.includes('lui présente'));
    expect(cse?.texte).toContain(
      'lorsque ce comité a les attributions prévues à partir de cinquante salariés',
    );
    // An agreement may decide otherwise (L2312-19, L2312-22).
    expect(cse?.texte).toContain("À défaut d'accord qui en décide autrement");
    expect(cse?.texte).toContain('dans le cadre de la consultation annuelle sur la politique sociale');
    expect(cse?.references.map(({ article }) => article)).toEqual([
      'L2311-2',
      'L4121-3',
      'L2312-27',
      'L2312-19',
      'L2312-22',
      'L2312-2',
    ]);
  });

  test('of fewer than eleven employees: an update less often than every year has its condition (L4121-3)', () => {
    expect(formatPhrase(PHRASE_DE_LA_MISE_A_JOUR_CONSEILLEE)).toContain(
      "à condition qu'un niveau équivalent de protection soit garanti",
    );
    expect(PHRASE_DE_LA_MISE_A_JOUR_CONSEILLEE.references[0]).toEqual({ article: 'L4121-3' });
  });

  test('counts the thresholds of the actions in the company, not in the establishment', () => {
    for (const effectif of [49, 50, null])
      expect(textes(of(effectif))).toContain("salariés dans l'entreprise");
  });

  test('says who counts in a headcount, and that somebody is put in charge of prevention, always', () => {
    for (const effectif of [0, 49, 50, null]) {
      expect(of(effectif)).toContain(PHRASE_DE_L_EFFECTIF);
      expect(of(effectif)).toContain(PHRASE_DU_SALARIE_DESIGNE);
    }
    expect(PHRASE_DE_L_EFFECTIF.references.map(({ article }) => article)).toEqual([
      'L1111-2',
      'L1111-3',
      'L2301-1',
      'L1251-54',
      'L1254-29',
      'L1253-8-1',
    ]);
  });

  test.for([
    // The year is a condition of the workers of another company alone (L1111-2, 2°).
    'CDD, contrats intermittents et intérimaires, quelle que soit leur durée, et salariés d’une entreprise extérieure',
    'présents et travaillant dans vos locaux depuis au moins un an',
    'contrats de professionnalisation',
    'contrats initiative-emploi (CIE)',
    // Book III of the second part counts them (L2301-1).
    "contrats d'accompagnement dans l'emploi (CAE), qui comptent pourtant pour les seuils du CSE",
    // L1251-54, L1254-29 and L1253-8-1.
    'travail temporaire ou de portage salarial et les groupements d’employeurs ont des règles propres',
    '10,6 n’atteint pas onze',
  ])('the headcount: %s', (words) => {
    expect(PHRASE_DE_L_EFFECTIF.texte).toContain(words.replaceAll('’', "'"));
  });

  test('a committee is set up from eleven employees, twelve months in a row (L2311-2); of the public sector, « à vérifier »', () => {
    const cse =
      "Un comité social et économique (CSE) est mis en place quand l'effectif atteint au moins onze salariés pendant douze mois consécutifs. S'il existe, ";
    for (const effectif of [11, 49, 50, null]) expect(textes(of(effectif))).toContain(cse);
    expect(textes(of(60, true))).not.toContain(cse);
    expect(textes(of(60, true))).toContain(
      "S'il existe un comité social et économique (CSE), l'employeur le consulte",
    );
  });

  test('who is put in charge is trained, and where nobody is competent somebody from outside may help (L4644-1, I)', () => {
    expect(PHRASE_DU_SALARIE_DESIGNE.texte).toContain('une formation en matière de santé au travail');
    // L2315-16 to -18, which the article names; the days of these stand for a first mandate.
    for (const words of [
      'sur le temps de travail rémunéré',
      "payée par l'employeur",
      'durée\u00A0: à vérifier',
    ])
      expect(PHRASE_DU_SALARIE_DESIGNE.texte).toContain(words);
    expect(PHRASE_DU_SALARIE_DESIGNE.texte).toMatch(
      /À défaut de ces compétences dans l'entreprise, il peut faire appel, après avis du CSE, .* travail interentreprises/,
    );
  });

  test.for([3, 60, null])('of %s: what the SPST is told each year of those whom it follows', (effectif) => {
    expect(of(effectif)).toContain(PHRASE_DE_LA_DECLARATION_AU_SPST);
    expect(of(effectif).flatMap(({ references }) => references)).toContainEqual({ article: 'D4622-22' });
    const { texte } = PHRASE_DE_LA_DECLARATION_AU_SPST;
    // The article stands among the rules of these services and of their members.
    expect(texte).toContain('interentreprises');
    expect(texte).toContain('le nombre et la catégorie des travailleurs à suivre');
    expect(texte).toContain('motive chaque ajout par écrit');
  });

  test('of the public sector: the yearly update has its reserve, whatever the headcount (L4111-1)', () => {
    for (const effectif of [3, 60, null]) {
      const phrases = of(effectif, true);
      expect(phrases).toContain(PHRASE_DE_LA_MISE_A_JOUR_DU_SECTEUR_PUBLIC);
      expect(phrases).not.toContain(PHRASE_DE_LA_MISE_A_JOUR_ANNUELLE);
      expect(phrases).not.toContain(PHRASE_DE_LA_MISE_A_JOUR_CONSEILLEE);
    }
  });

  test('of 49 is a list of actions, of 50 the yearly programme, whose name is spelled out', () => {
    expect(textes(of(49))).not.toContain('PAPRIPACT');
    expect(textes(of(49))).toContain('la liste des actions à la délégation du personnel');
    expect(textes(of(50))).toContain(
      "programme annuel de prévention des risques professionnels et d'amélioration des conditions de travail (PAPRIPACT)",
    );
  });

  test('without a headcount says both sides of each threshold; of the public sector, « à vérifier »', () => {
    expect(of(null)).toContain(PHRASE_DE_LA_MISE_A_JOUR_ANNUELLE);
    expect(of(null)).toContain(PHRASE_DE_LA_MISE_A_JOUR_CONSEILLEE);
    for (const regime of ['liste', 'programme'] as const) {
      expect(of(null)).toContain(phraseDuCse(regime));
      expect(of(null, true)).not.toContain(phraseDuCse(regime));
    }
    expect(of(null)).not.toContain(phraseDuCse('a-renseigner'));
    expect(phraseDuCse('liste').texte).toContain('En dessous de cinquante salariés');
    expect(listDemandesDeLaLoi(null)).toEqual(of(null));
    expect(textes(of(60, true))).toContain('à vérifier');
  });
});

test('a company without a CSE: both steps have a sure date, and elections come back every four years, or when they are asked for', () => {
  const { texte, references } = PHRASES_SANS_CSE.carence;
  expect(texte).toContain("l'agent de contrôle de l'inspection du travail");
  expect(texte).toContain('par tout moyen qui donne date certaine');
  expect(texte).toContain('dans les quinze jours');
  expect(texte).toContain('tous les quatre ans');
  expect(texte).toContain(
    "À la demande d'un salarié ou d'un syndicat, il engage aussi la procédure électorale dans le mois qui suit",
  );
  expect(texte).toContain(
    "après un procès-verbal de carence, cette demande n'est possible qu'au bout de six mois",
  );
  expect(references).toEqual([{ article: 'L2314-9' }, { article: 'L2314-4' }, { article: 'L2314-8' }]);
});

test('a headcount below that of a CSE: eleven employees, for twelve months', () => {
  expect(PHRASES_SANS_CSE['effectif non atteint'].texte).toContain(
    "l'effectif d'au moins onze salariés est atteint pendant douze mois consécutifs",
  );
});

test.for([
  ['carence', 'Pas de CSE\u00A0: procès-verbal de carence du 22\u00A0novembre 2026.'],
  [
    'effectif non atteint',
    'Pas de CSE\u00A0: effectif de onze salariés non atteint pendant douze mois consécutifs, constaté le 22\u00A0novembre 2026.',
  ],
] as const)('once it was written down, %s: %s', ([motif, words]) => {
  expect(describeSansCse(motif, '22\u00A0novembre 2026')).toBe(words);
});

test('six of the ten factors have a threshold, and the sentence beside them says so', () => {
  expect([FACTEURS_A_SEUIL.length, FACTEURS.length]).toEqual([6, 10]);
  expect(PHRASE_DES_SEUILS.texte).toMatch(/^Six facteurs sur dix ont un seuil/);
});

test('where nobody wrote how the document is read, the notice says it', () => {
  expect(MODALITES_PAR_DEFAUT).toBe('Sur demande, aux heures de travail.');
});

// D4163-4: a hospital's civil servant, or who is of a special scheme, is declared to no fund (L4163-4).
test('who is exposed beyond a threshold and has no right to the account has a sheet, wherever thresholds are said', () => {
  const { texte } = PHRASE_DE_LA_FICHE_DE_SUIVI;
  expect(texte).toContain('ne peuvent pas acquérir de droits au C2P, sauf suivi approuvé par arrêté');
  expect(texte).toContain("au terme de l'année civile");
  expect(texte).toContain('au plus tard, à la fin du mois qui suit celle du contrat');
  expect(texte).toContain('conserve cinq ans après cette année');
  expect(PHRASE_DES_SEUILS.texte).toContain(texte);
  expect(PHRASE_DES_SEUILS.references).toContainEqual({ article: 'D4163-4' });
});
