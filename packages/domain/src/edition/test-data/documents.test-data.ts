import type {
  ActionPreventive,
  CategorieDeRisques,
  CodeDeFamille,
  DuerpDocument,
  Entreprise,
  Exposition,
  MesureEnPlace,
  Note,
  Risque,
  UniteDeTravail,
} from '@odu/api-contract/types';
import * as fc from 'fast-check';
import { leverFamilles } from '../../familles/examen-des-familles.ts';
import { ENTREPRISE } from './entreprise.test-data.ts';
import { expositionsValues } from './expositions.test-data.ts';
import { instant, traces } from './traces.test-data.ts';
import { readExpositions, toExpositions } from '../apply/expositions-du-document.ts';
import { rateData, rateRisque } from '../apply/evaluation-du-risque.ts';

/** A UUID that says what it stands for, so that a counterexample can be read. */
export const uuid = (kind: 'a' | 'b' | 'c' | 'd' | 'e', number: number): string =>
  `0000000${kind}-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** A risk that is not evaluated. */
export const makeRisque = (idRisque: string, idCategorie: string, fields: Partial<Risque> = {}): Risque =>
  rateRisque({
    idRisque,
    idCategorie,
    code: '',
    displayName: `Risque ${idRisque.slice(-2)}`,
    isUserDefined: true,
    danger: '',
    remarques: '',
    mesuresEnPlace: [],
    nombreExposes: null,
    evalGravite: null,
    evalFrequence: null,
    evalMaitrise: null,
    evalueLe: null,
    evaluationPrecedente: null,
    ...fields,
  });

export const makeCategorie = (idCategorie: string, displayName: string, code = ''): CategorieDeRisques => ({
  idCategorie,
  code,
  displayName,
  isUserDefined: code === '',
});

export const makeAction = (
  idUniteDeTravail: string,
  idAction: string,
  fields: Partial<ActionPreventive> = {},
): ActionPreventive => ({
  idAction,
  idUniteDeTravail,
  idRisqueAssocie: null,
  descriptionDeLaMesure: 'Poser un tapis',
  responsable: 'Claire',
  budget: '',
  date: '2027-03-01',
  statut: 'À planifier',
  conditionsExecution: '',
  indicateurResultat: '',
  type: null,
  termineeLe: null,
  ...fields,
});

/** A document with these units and its levels computed. */
export function makeDocument(
  unitesDeTravail: UniteDeTravail[],
  fields: {
    entreprise?: Entreprise | null;
    isPapripactEnabled?: boolean;
    displayName?: string;
    expositions?: Exposition[];
  } = {},
): DuerpDocument {
  const {
    entreprise = null,
    isPapripactEnabled = false,
    displayName = 'Nouveau DUERP',
    expositions = [],
  } = fields;
  const empty = {
    entreprise,
    unitesDeTravail: [],
    isPapripactEnabled,
    ressourcesPapripact: '',
    expositions,
    niveauDeRisqueTotalValue: null,
    niveauDeRisqueTotalStatus: null,
    displayOptions: { sortBy: 'none', shouldGroupByUnite: true, shouldGroupByCategorie: true },
  } as const;
  return {
    id: uuid('e', 0),
    displayName,
    description: '',
    data: rateData({ ...empty, unitesDeTravail: [] }, { ...empty, unitesDeTravail }),
    versions: [],
    paymentStatus_Derivated: 'DRAFT',
    isVip_Derivated: false,
    hasFullAccess_Derivated: false,
    hasBeenModifiedSinceLastGeneration: false,
  };
}

export const nom = fc.constantFrom('Fournil', 'Vente', 'Livraison', 'Bureau');
export const texte = fc.constantFrom('', 'Sol mouillé', 'Tapis usé', 'Four à 250 °C');
export const note = fc.constantFrom<Note>(null, 1, 2, 3, 4);

/** Three measures that two people may add, write and remove: the same ids, so that they meet. */
const mesures: fc.Arbitrary<MesureEnPlace[]> = fc
  .tuple(...[1, 2, 3].map(() => fc.constantFrom(null, 'Gants', 'Gants longs')))
  .map((textes) =>
    textes.flatMap((texte, index): MesureEnPlace[] =>
      texte === null ? [] : [{ idMesure: uuid('e', 10 + index), texte, type: 'protection individuelle' }],
    ),
  );

/** Who works in a unit, as two people may say it. */
export const exposition = fc.record({
  effectif: fc.constantFrom(
    null,
    { total: 3, femmes: null, hommes: null },
    { total: 3, femmes: 1, hommes: null },
  ),
  differencesSelonSexe: texte,
});

export const risqueFields = fc.record({
  displayName: fc.constantFrom('Glissade', 'Brûlure', 'Chute', 'Coupure', 'Bruit'),
  danger: texte,
  remarques: texte,
  mesuresEnPlace: mesures,
  nombreExposes: fc.constantFrom(null, 0, 2),
  evalGravite: note,
  evalFrequence: note,
  evalMaitrise: note,
});

/** Units whose ids are told apart by their numbers: at most 3 units, 3 categories, 4 risks and 3 actions in each. */
const unite = (number: number): fc.Arbitrary<UniteDeTravail> =>
  fc
    .record({
      displayName: nom,
      exposition,
      categories: fc.integer({ min: 0, max: 3 }),
      risques: fc.array(fc.tuple(fc.nat(2), risqueFields, traces), { maxLength: 4 }),
      actions: fc.array(fc.tuple(fc.option(fc.nat(3)), texte, instant), { maxLength: 3 }),
      familles: fc.subarray<CodeDeFamille>(['CPP', 'THE', 'RAY']),
      motif: texte,
    })
    .map(({ displayName, exposition: dits, categories, risques, actions, familles, motif }) => {
      const idUniteDeTravail = uuid('a', number);
      const categorieDeRisques = Array.from({ length: categories }, (_, index) =>
        makeCategorie(
          uuid('b', number * 10 + index),
          ['Chutes', 'Chaleur', 'Bruit'][index] ?? '',
          ['CPP-SOL', 'THE-CHA', ''][index] ?? '',
        ),
      );
      const kept = risques.flatMap(([index, fields, trace], rank) => {
        const categorie = categorieDeRisques[index];
        return categorie === undefined
          ? []
          : [makeRisque(uuid('c', number * 10 + rank), categorie.idCategorie, { ...fields, ...trace })];
      });
      return leverFamilles({
        idUniteDeTravail,
        displayName,
        ...dits,
        categorieDeRisques,
        risques: kept,
        papripactActionsPreventives: actions.map(([index, budget, termineeLe], rank) =>
          makeAction(idUniteDeTravail, uuid('d', number * 10 + rank), {
            budget,
            ...(termineeLe !== null && { statut: 'Terminé', termineeLe }),
            idRisqueAssocie: index === null ? null : (kept[index]?.idRisque ?? null),
          }),
        ),
        famillesNonConcernees: familles.map((code) => ({ code, motif })),
        niveauDeRisqueValue: null,
      });
    });

/** A document as a few people may have made it, coherent as the server keeps it. */
export const documents: fc.Arbitrary<DuerpDocument> = fc
  .record({
    unites: fc
      .integer({ min: 0, max: 3 })
      .chain((count) => fc.tuple(...Array.from({ length: count }, (_, n) => unite(n)))),
    entreprise: fc.option(fc.constant(ENTREPRISE)),
    isPapripactEnabled: fc.boolean(),
    suffix: fc.constantFrom('', ' (copie)'),
    annexe: fc.option(expositionsValues),
  })
  .map(({ unites, entreprise, isPapripactEnabled, suffix, annexe }) =>
    makeDocument(unites, {
      entreprise,
      isPapripactEnabled,
      expositions: annexe === null ? [] : toExpositions({ ...readExpositions({}), ...annexe }),
      displayName: (entreprise?.nom ?? 'Nouveau DUERP') + suffix,
    }),
  );
