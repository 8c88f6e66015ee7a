import { DROIT_DE_CONFORMITE } from '../droit/conformite.ts';
import {
  classifyNiveauDeRisque,
  computeNiveauDeRisqueOrNull,
  type NiveauDeRisqueStatus,
} from '../evaluation/niveau-de-risque.ts';
import { NBSP } from '../texte/espaces.ts';
import { formatPluriel } from '../texte/format-nombre.ts';
import type { ActionPrevue, RisqueAControler, UniteAControler } from './donnees-a-controler.ts';
import type { PointDeConformite } from './point-de-conformite.ts';

const isOf = (risque: RisqueAControler, statuts: readonly NiveauDeRisqueStatus[]): boolean =>
  statuts.some((statut) => statut === classifyNiveauDeRisque(computeNiveauDeRisqueOrNull(risque)));

/** Advice: the measures in place of each Important or Critique risk, an action for each Critique one. No article asks for it in these words. */
export const listConseils = (
  unites: readonly UniteAControler[],
  actions: readonly ActionPrevue[],
): PointDeConformite[] => {
  const withAction = new Set(actions.map(({ action }) => action.idRisqueAssocie));
  const advise = (
    code: 'ACTIONS_CRITIQUES' | 'MESURES_IMPORTANTES',
    step: 5 | 6,
    isLacking: (risque: RisqueAControler) => boolean,
    toMessage: (nombre: string) => string,
  ): PointDeConformite[] => {
    const found = unites.flatMap((unite) =>
      unite.risques.filter(isLacking).map(({ idRisque }) => ({ unite, idRisque })),
    );
    const [first] = found;
    if (first === undefined) return [];
    return [
      {
        code,
        statut: 'conseil',
        message: toMessage(formatPluriel(found.length, 'risque')),
        reference: DROIT_DE_CONFORMITE[code],
        step,
        idUniteDeTravail: first.unite.idUniteDeTravail,
        idRisque: first.idRisque,
      },
    ];
  };
  return [
    ...advise(
      'ACTIONS_CRITIQUES',
      6,
      (risque) => isOf(risque, ['RED']) && !withAction.has(risque.idRisque),
      (nombre) => `${nombre} de niveau Critique sans action prévue${NBSP}: prévoyez-en une pour chacun.`,
    ),
    ...advise(
      'MESURES_IMPORTANTES',
      5,
      (risque) => isOf(risque, ['RED', 'ORANGE']) && (risque.mesuresEnPlace ?? []).length === 0,
      (nombre) =>
        `${nombre} de niveau Important ou Critique sans mesure en place${NBSP}: notez celles qui protègent déjà, la maîtrise se juge sur elles.`,
    ),
  ];
};
