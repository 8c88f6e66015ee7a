import { CHAMPS, CODES_DE_FAMILLE, listChamps, readExpositions, toExpositions } from '@odu/domain';
import type {
  ChampDActionPreventive,
  ChampDeCategorie,
  ChampDeRisque,
  ChampDEntreprise,
  ChampDUniteDeTravail,
  ChampDuPapripact,
} from '@odu/domain';
import type {
  ActionPreventive,
  CategorieDeRisques,
  DuerpData,
  Entreprise,
  Risque,
  UniteDeTravail,
} from '@odu/api-contract/types';
import { describe, expect, test } from 'vitest';
import { buildReportContent } from '../src/content/build-report-content.ts';
import type { SnapshotData, SnapshotUnite } from '../src/report-input.ts';
import { prepareReportInput } from '../src/preuve/prepare-report-input.ts';
import { makeSampleInput } from './sample-report-input.ts';

// A value that the sample does not have, for every field that a person fills in: a new one fails the type check here.
const OTHERS = {
  entreprise: {
    nom: 'Autre nom',
    siret: '73282932000074',
    adresse: 'Autre adresse',
    secteurDActivite: 'Autre secteur',
    isEtablissement: false,
    nomDeLEtablissement: 'Autre établissement',
    isSecteurPublic: true,
    nombreEmployes: 77,
    nomDuRepresentantLegal: 'Autre représentant',
  } satisfies Pick<Entreprise, ChampDEntreprise>,
  expositions: Object.fromEntries(
    Object.keys(CHAMPS.expositions).map((champ) => [
      champ,
      champ.startsWith('nombre_') ? 3 : `Données ${champ}`,
    ]),
  ),
  famillesDeRisques: Object.fromEntries(CODES_DE_FAMILLE.map((code) => [code, `Raison ${code}`])),
  uniteDeTravail: {
    displayName: 'Autre unité',
    effectif: { total: 77, femmes: 3, hommes: null },
    differencesSelonSexe: 'Autres différences',
  } satisfies Pick<UniteDeTravail, ChampDUniteDeTravail>,
  categorieDeRisques: { displayName: 'Autre catégorie', code: 'AUT-CAT' } satisfies Pick<
    CategorieDeRisques,
    ChampDeCategorie
  >,
  risque: {
    displayName: 'Autre risque',
    idCategorie: 'categorie-0-1',
    danger: 'Autre danger',
    remarques: 'Autres remarques',
    mesuresEnPlace: [{ idMesure: 'm1', texte: 'Autre mesure en place', type: 'organisation' }],
    evalGravite: 1,
    evalFrequence: 1,
    evalMaitrise: 1,
    nombreExposes: 12,
    code: 'AUT-RIS-01',
  } satisfies Pick<Risque, ChampDeRisque>,
  actionPreventive: {
    idRisqueAssocie: 'risque-0-1-1',
    descriptionDeLaMesure: 'Autre mesure',
    responsable: 'Autre responsable',
    budget: 'Autre budget',
    date: '2031-01-01',
    statut: 'Annulé',
    conditionsExecution: 'Autres conditions',
    indicateurResultat: 'Autre indicateur',
    type: 'organisation',
  } satisfies Pick<ActionPreventive, ChampDActionPreventive>,
  papripact: { isPapripactEnabled: true, ressourcesPapripact: 'Autres ressources' } satisfies Pick<
    DuerpData,
    ChampDuPapripact
  >,
};

/** A category is printed by its name, its risks by their own numbers. */
const NOT_PRINTED = ['categorieDeRisques.code'];

const replaceFirst = <T extends object>(items: readonly T[], patch: object): T[] =>
  items.map((item, index) => (index === 0 ? { ...item, ...patch } : item));

const changeUnite = (data: SnapshotData, change: (unite: SnapshotUnite) => object): SnapshotData => ({
  ...data,
  unitesDeTravail: data.unitesDeTravail.map((unite, index) =>
    index === 0 ? { ...unite, ...change(unite) } : unite,
  ),
});

const CHANGES: Record<keyof typeof OTHERS, (data: SnapshotData, patch: object) => SnapshotData> = {
  entreprise: (data, patch) => ({ ...data, entreprise: { ...data.entreprise, ...patch } }),
  uniteDeTravail: (data, patch) => changeUnite(data, () => patch),
  // Of a unit without a risk: one lifts its family.
  famillesDeRisques: (data, patch) =>
    changeUnite(data, () => ({
      risques: [],
      famillesNonConcernees: Object.entries(patch).map(([code, motif]) => ({ code, motif: String(motif) })),
    })),
  expositions: (data, patch) => ({
    ...data,
    expositions: toExpositions({ ...readExpositions({}), ...patch }),
  }),
  categorieDeRisques: (data, patch) =>
    changeUnite(data, (unite) => ({ categorieDeRisques: replaceFirst(unite.categorieDeRisques, patch) })),
  risque: (data, patch) => changeUnite(data, (unite) => ({ risques: replaceFirst(unite.risques, patch) })),
  papripact: (data, patch) => ({ ...data, ...patch }),
  actionPreventive: (data, patch) =>
    changeUnite(data, (unite) => ({
      papripactActionsPreventives: replaceFirst(unite.papripactActionsPreventives, patch),
    })),
};

describe('what a person fills in is printed', () => {
  // Without a version before: its list of changes says every field by itself.
  const sample = makeSampleInput({ precedente: null });
  const print = (data: SnapshotData) => {
    const { attachments: _attachments, ...printed } = buildReportContent(
      prepareReportInput({ ...sample, data }),
    );
    return JSON.stringify(printed);
  };
  const printedSample = print(sample.data);
  const fields = listChamps(OTHERS).flatMap((entite) =>
    listChamps(CHAMPS[entite]).map((champ) => [entite, String(champ)] as const),
  );

  test.for(fields)('%s.%s', ([entite, champ]) => {
    const patch = { [champ]: Reflect.get(OTHERS[entite], champ) as unknown };
    const printed = print(CHANGES[entite](sample.data, patch));
    expect(printed !== printedSample).toBe(!NOT_PRINTED.includes(`${entite}.${champ}`));
  });

  test('an establishment is named on the cover and on the card, where the document covers one', () => {
    const printEtablissement = (isEtablissement: boolean | null) =>
      print({
        ...sample.data,
        entreprise: { ...sample.data.entreprise, isEtablissement, nomDeLEtablissement: 'Atelier de Bron' },
      }).split('Atelier de Bron');
    expect(printEtablissement(true)).toHaveLength(3);
    for (const isEtablissement of [false, null]) expect(printEtablissement(isEtablissement)).toHaveLength(1);
  });
});
