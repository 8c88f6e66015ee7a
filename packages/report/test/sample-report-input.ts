import type { Note } from '@odu/api-contract/types';
import { CODES_DE_FAMILLE } from '@odu/domain';
import { ACTIONS, BOUTIQUE } from './boulangerie-boutique.ts';
import { FOURNIL, type Unite } from './boulangerie.ts';
import type { SnapshotAction, ReportInput, SnapshotRisque, SnapshotUnite } from '../src/report-input.ts';

const BOULANGERIE = [...FOURNIL, ...BOUTIQUE];

const id = (...parts: (string | number)[]): string => parts.join('-');

const makeUnite = (unite: Unite, uniteIndex: number): SnapshotUnite => ({
  idUniteDeTravail: id('unite', uniteIndex),
  displayName: unite.nom,
  categorieDeRisques: unite.categories.map(({ code, nom }, index) => ({
    idCategorie: id('categorie', uniteIndex, index),
    code,
    displayName: nom,
    isUserDefined: false,
  })),
  risques: unite.categories.flatMap(({ risques }, categorieIndex) =>
    risques.map(
      (
        [code, displayName, danger, remarques, evalGravite, evalFrequence, evalMaitrise],
        index,
      ): SnapshotRisque => ({
        idRisque: id('risque', uniteIndex, categorieIndex, index),
        idCategorie: id('categorie', uniteIndex, categorieIndex),
        code,
        displayName,
        danger,
        remarques,
        evalGravite,
        evalFrequence,
        evalMaitrise,
      }),
    ),
  ),
  papripactActionsPreventives: [],
});

/** The bakery of the version before: without its last unit and its last risk, and the first one evaluated higher. */
const beforeLastYear = (unites: readonly SnapshotUnite[]): SnapshotUnite[] =>
  unites.slice(0, -1).map((unite, index) =>
    index === 0
      ? {
          ...unite,
          risques: unite.risques
            .slice(0, -1)
            .map((risque, place) => (place === 0 ? { ...risque, evalMaitrise: 4 } : risque)),
        }
      : unite,
  );

/** A bakery: 3 units, 15 risks (one not evaluated), 5 actions. */
export function makeSampleInput(changes: Partial<ReportInput> = {}): ReportInput {
  const unitesDeTravail = BOULANGERIE.map(makeUnite).map((unite, uniteIndex) => ({
    ...unite,
    papripactActionsPreventives: ACTIONS.filter(([index]) => index === uniteIndex).map(
      (
        [, idRisqueAssocie, descriptionDeLaMesure, responsable, budget, date, statut],
        index,
      ): SnapshotAction => ({
        idAction: id('action', uniteIndex, index),
        idUniteDeTravail: unite.idUniteDeTravail,
        idRisqueAssocie,
        descriptionDeLaMesure,
        responsable,
        budget,
        date,
        statut,
      }),
    ),
  }));
  const data = {
    entreprise: {
      nom: 'Boulangerie Faure et Fils',
      siret: '36252187900034',
      secteurDActivite: 'Boulangerie-pâtisserie artisanale',
      isSecteurPublic: false,
      adresse: '12 rue des Meuniers\n69003 Lyon',
      nomDuRepresentantLegal: 'Antoine Faure',
      nombreEmployes: 14,
      isEtablissement: true,
      nomDeLEtablissement: 'Fournil de la Part-Dieu',
    },
    unitesDeTravail,
    isPapripactEnabled: false,
  };
  const displayName = 'Boulangerie Faure et Fils';
  return {
    data,
    displayName,
    reference: 'DUERP-2026-0042',
    versionNumber: 3,
    creationTime: '2026-11-21T09:30:00.000Z',
    notesDeVersion: 'Mise à jour annuelle.\nAjout des tournées du matin et du travail à la chaleur.',
    displayOptions: { sortBy: 'none', shouldGroupByUnite: true, shouldGroupByCategorie: true },
    versions: [
      { versionNumber: 1, creationTime: '2024-11-18T08:00:00.000Z', notesDeVersion: 'Première évaluation.' },
      { versionNumber: 2, creationTime: '2025-11-20T08:00:00.000Z', notesDeVersion: null },
    ],
    precedente: {
      versionNumber: 2,
      creationTime: '2025-11-20T08:00:00.000Z',
      data: { ...data, unitesDeTravail: beforeLastYear(unitesDeTravail) },
    },
    preuve: {
      fichiers: {
        'duerp.json': JSON.stringify({ displayName, data: changes.data ?? data }),
        'version.json': JSON.stringify({ versionNumber: 3 }),
      },
      previousHash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
      verificationUrl: 'https://odu.example/verifier',
    },
    isDemo: false,
    interfaceVersion: 'ODU-v0.8.0',
    productName: 'ODU',
    ...changes,
  };
}

/** The same company with `count` risks in units of 30, each with a paragraph of remarks and every third with an action. */
export function makeLargeInput(count: number): ReportInput {
  const sample = makeSampleInput();
  const rows = BOULANGERIE.flatMap(({ categories }) => categories.flatMap(({ risques }) => risques));
  const unites = Array.from({ length: Math.ceil(count / 30) }, (_, uniteIndex): SnapshotUnite => {
    const size = Math.min(30, count - uniteIndex * 30);
    const idUniteDeTravail = id('unite', uniteIndex);
    const risques = Array.from({ length: size }, (__, index): SnapshotRisque => {
      const [, displayName = '', danger = '', remarques = ''] =
        rows[(uniteIndex + index) % rows.length] ?? [];
      const note = (factor: number): Note =>
        ([1, 2, 3, 4] as const)[(uniteIndex + index * factor) % 4] ?? null;
      return {
        idRisque: id('risque', uniteIndex, index),
        idCategorie: id('categorie', uniteIndex, Math.floor(index / 6)),
        code: `R-${uniteIndex + 1}-${String(index + 1).padStart(2, '0')}`,
        displayName: `${displayName} (${uniteIndex + 1}.${index + 1})`,
        danger,
        remarques: `${remarques} Constat fait avec les salariés lors de la visite du poste ${index + 1} ; mesures en place vérifiées ce jour.`,
        evalGravite: note(1),
        evalFrequence: note(3),
        evalMaitrise: note(5),
      };
    });
    return {
      idUniteDeTravail,
      displayName: `Unité de travail n° ${uniteIndex + 1}`,
      categorieDeRisques: Array.from({ length: Math.ceil(size / 6) }, (__, index) => ({
        idCategorie: id('categorie', uniteIndex, index),
        displayName: `Catégorie ${index + 1}`,
        isUserDefined: false,
      })),
      risques,
      papripactActionsPreventives: risques
        .filter((_risque, index) => index % 3 === 0)
        .map((risque, index) => ({
          idAction: id('action', uniteIndex, index),
          idUniteDeTravail,
          idRisqueAssocie: risque.idRisque,
          descriptionDeLaMesure: `Réduire à la source le risque « ${risque.displayName} », puis former les personnes exposées.`,
          responsable: 'Responsable de l’unité',
          budget: '1 200 €',
          date: `2027-${String((index % 12) + 1).padStart(2, '0')}-15`,
          statut: 'À planifier',
        })),
    };
  });
  return { ...sample, data: { ...sample.data, isPapripactEnabled: true, unitesDeTravail: unites } };
}

/** The same input, of which every risk was evaluated otherwise in the version before: each has its line in the journal. */
export function evaluatedAnew(input: ReportInput): ReportInput {
  const unitesDeTravail = input.data.unitesDeTravail.map((unite) => ({
    ...unite,
    risques: unite.risques.map((risque): SnapshotRisque => ({
      ...risque,
      evalMaitrise: risque.evalMaitrise === 4 ? 1 : 4,
    })),
  }));
  return {
    ...input,
    precedente: {
      versionNumber: 2,
      creationTime: '2025-11-20T08:00:00.000Z',
      data: { ...input.data, unitesDeTravail },
    },
  };
}

/** The same input, of which every unit says of so many families why they do not concern it. */
export const withReasons = (input: ReportInput, count: number): ReportInput => ({
  ...input,
  data: {
    ...input.data,
    unitesDeTravail: input.data.unitesDeTravail.map((unite, at) => ({
      ...unite,
      famillesNonConcernees: CODES_DE_FAMILLE.slice(0, count).map((code) => ({
        code,
        motif: `Rien de tel dans l’unité ${at + 1}`,
      })),
    })),
  },
});
