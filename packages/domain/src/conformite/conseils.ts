import { DROIT_DE_CONFORMITE } from '../droit/conformite.ts';
import { classifyNiveauDeRisque, computeNiveauDeRisqueOrNull } from '../evaluation/niveau-de-risque.ts';
import { formatPluriel } from '../texte/format-nombre.ts';
import type { ActionPrevue, RisqueAControler, UniteAControler } from './donnees-a-controler.ts';
import type { PointDeConformite } from './point-de-conformite.ts';

const isStatus = (status: 'RED' | 'ORANGE') => (risque: RisqueAControler) =>
  classifyNiveauDeRisque(computeNiveauDeRisqueOrNull(risque)) === status;

/** Advice: an action for each Critique risk, then for each Important one. No article asks for it in these words. */
export const listConseils = (
  unites: readonly UniteAControler[],
  actions: readonly ActionPrevue[],
): PointDeConformite[] => {
  const withAction = new Set(actions.map(({ action }) => action.idRisqueAssocie));
  const advise = (
    code: 'ACTIONS_CRITIQUES' | 'MESURES_IMPORTANTES',
    status: 'RED' | 'ORANGE',
    label: string,
  ): PointDeConformite[] => {
    const found = unites.flatMap((unite) =>
      unite.risques
        .filter((risque) => isStatus(status)(risque) && !withAction.has(risque.idRisque))
        .map(() => unite),
    );
    const [first] = found;
    if (first === undefined) return [];
    return [
      {
        code,
        statut: 'conseil',
        message: `${formatPluriel(found.length, 'risque')} de niveau ${label} sans action prévue\u00A0: prévoyez-en une pour chacun.`,
        reference: DROIT_DE_CONFORMITE[code],
        step: 6,
        idUniteDeTravail: first.idUniteDeTravail,
      },
    ];
  };
  return [
    ...advise('ACTIONS_CRITIQUES', 'RED', 'Critique'),
    ...advise('MESURES_IMPORTANTES', 'ORANGE', 'Important'),
  ];
};
