import type {
  CategorieDeRisques,
  MasterData,
  Note,
  PremadeCategorie,
  PremadeRisque,
  RisqueInput,
  UpdateListRisquesRequest,
  UpsertActionPreventiveRequest,
} from '@odu/api-contract';
import { addDays, toParisDay } from '@odu/domain';
import { rateRisque } from './cotations.ts';
import { describeDanger } from './dangers.ts';
import type { Notes, PlanUnite } from './plan.ts';

/** How many measures protect already, by the mastery that is judged on them (4: absent). */
const MEASURES_BY_MAITRISE = { 1: 3, 2: 2, 3: 1, 4: 0 } as const satisfies Record<Notes[2], number>;

export type BuiltUnite = {
  risques: UpdateListRisquesRequest;
  actions: UpsertActionPreventiveRequest[];
};

type Given = {
  masterData: Pick<MasterData, 'categorieDeRisques' | 'risques'>;
  makeId: () => string;
  now: Date;
};

/** The wire's requests that fill one unit of the plan. Throws when the plan names a code that the référentiel lacks. */
export function buildUnite(plan: PlanUnite, idUniteDeTravail: string, given: Given): BuiltUnite {
  const { makeId, now } = given;
  const categories = new Map<string, CategorieDeRisques>();
  const categorieOf = (key: string, categorie: Omit<CategorieDeRisques, 'idCategorie'>) => {
    const known = categories.get(key) ?? { idCategorie: makeId(), ...categorie };
    categories.set(key, known);
    return known;
  };
  const premade = listPremade(plan.codes, given.masterData).map(({ risque, categorie }): RisqueInput => ({
    idRisque: makeId(),
    idCategorie: categorieOf(categorie.code, {
      code: categorie.code,
      displayName: categorie.displayName,
      isUserDefined: false,
    }).idCategorie,
    code: risque.code,
    displayName: risque.displayName,
    isUserDefined: false,
    danger: describeDanger(risque.code),
    remarques: '',
    ...protect(categorie, rateRisque(risque.code), makeId),
  }));
  const propres = plan.risquesPropres.map(
    ({ categorie, displayName, danger, remarques, notes }): RisqueInput => ({
      idRisque: makeId(),
      idCategorie: categorieOf(categorie, { code: '', displayName: categorie, isUserDefined: true })
        .idCategorie,
      code: '',
      displayName,
      isUserDefined: true,
      danger,
      remarques,
      ...toEvaluation(notes),
    }),
  );
  const ids = new Map([
    ...premade.map(({ code, idRisque }) => [code, idRisque] as const),
    ...propres.map(({ displayName, idRisque }) => [displayName, idRisque] as const),
  ]);
  return {
    risques: {
      idUniteDeTravail,
      categorieDeRisques: [...categories.values()],
      risques: [...premade, ...propres],
    },
    actions: plan.actions.map(({ risque, echeance, budget, programme, ...action }) => ({
      ...action,
      ...programme,
      idAction: makeId(),
      idUniteDeTravail,
      idRisqueAssocie: find(ids.get(risque), risque),
      ...(budget !== null && { budget }),
      // The risk was evaluated with what is finished.
      termineeLe: null,
      date: addDays(toParisDay(now.toISOString()), echeance),
    })),
  };
}

type Premade = { risque: PremadeRisque; categorie: PremadeCategorie };

function listPremade(
  codes: readonly string[],
  { categorieDeRisques, risques }: Given['masterData'],
): Premade[] {
  const categorieById = new Map(
    categorieDeRisques.map((categorie) => [categorie.idPremadeCategorie, categorie]),
  );
  return codes.flatMap((code) => {
    const found = risques
      .map((risque) => ({
        risque,
        categorie: find(categorieById.get(risque.idPremadeCategorie), risque.code),
      }))
      .filter(({ risque, categorie }) => risque.code === code || categorie.code === code);
    find(found[0], code);
    return found;
  });
}

function find<T>(value: T | undefined, code: string): T {
  if (value === undefined) throw new Error(`the référentiel has no ${code} for this company`);
  return value;
}

/** The measures in place and the ratings that go with them: the better the mastery, the more of the category's model measures. */
function protect({ mesuresTypes }: PremadeCategorie, notes: Notes, makeId: () => string) {
  const [, , evalMaitrise] = notes;
  const mesuresEnPlace = mesuresTypes
    .slice(0, MEASURES_BY_MAITRISE[evalMaitrise])
    .map(({ libelle, type }) => ({ idMesure: makeId(), texte: libelle, type }));
  return { mesuresEnPlace, ...toEvaluation(notes) };
}

function toEvaluation([evalGravite, evalFrequence, evalMaitrise]: Notes): Record<
  'evalGravite' | 'evalFrequence' | 'evalMaitrise',
  Note
> {
  return { evalGravite, evalFrequence, evalMaitrise };
}
