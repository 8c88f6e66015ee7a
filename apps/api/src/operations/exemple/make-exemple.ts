import type { DuerpData, DuerpExample } from '@odu/api-contract';
import { DEFAULT_DISPLAY_OPTIONS, rateData, toUnite } from '@odu/domain';
import { selectMasterData } from '@odu/referentiel';
import { BOULANGERIE } from '../../odu/demo/boulangerie.ts';
import { buildUnite } from '../../odu/demo/build-unite.ts';

/** Ids that are the same at each start: `00000000-0000-4000-8000-00000000002a`. */
function makeCountedIds(): () => string {
  let count = 0;
  return () => `00000000-0000-4000-8000-${(count += 1).toString(16).padStart(12, '0')}`;
}

/** The document that anybody may read without an account: the demo's bakery, its actions dated from `now` on. */
export function makeExemple(now: Date): DuerpExample {
  const makeId = makeCountedIds();
  const { entreprise, unites, expositions } = BOULANGERIE;
  const masterData = selectMasterData(entreprise.secteurDActivite);
  const empty: DuerpData = {
    entreprise,
    unitesDeTravail: [],
    isPapripactEnabled: true,
    expositions: [...expositions],
    niveauDeRisqueTotalValue: null,
    niveauDeRisqueTotalStatus: null,
    displayOptions: DEFAULT_DISPLAY_OPTIONS,
  };
  const unitesDeTravail = unites.map((plan) => {
    const idUniteDeTravail = makeId();
    const { risques, actions } = buildUnite(plan, idUniteDeTravail, { masterData, makeId, now });
    const { displayName, effectif, differencesSelonSexe } = plan;
    return toUnite({
      ...risques,
      displayName,
      effectif,
      differencesSelonSexe,
      papripactActionsPreventives: actions.map((action) => ({ ...action, budget: action.budget ?? '' })),
    });
  });
  return { displayName: entreprise.nom ?? '', data: rateData(empty, { ...empty, unitesDeTravail }) };
}
