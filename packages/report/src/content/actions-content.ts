import {
  CHAMPS_DU_PAPRIPACT,
  computeNiveauDeRisqueOrNull,
  formatDateLongue,
  formatPluriel,
  listPrecisions,
  mesuresDePrevention,
  NBSP,
  titreDesMesures,
} from '@odu/domain';
import type { ChampDActionPreventive, Precision } from '@odu/domain';
import type { SnapshotAction, SnapshotData } from '../report-input.ts';
import { buildPhraseContent } from './droit-content.ts';
import { NO_VALUE, describeNiveau } from './niveau-content.ts';
import type { NumberedAction } from './numbered-actions.ts';
import type { NumerosDeRisques } from './numbered-risques.ts';
import type { ActionContent, ActionsContent } from './report-content.ts';
import { isLongRow, textOrNull } from './text-length.ts';

/** How each field of an action is printed in its row; null for one that is printed by another value. */
const CELLULES = {
  // By the number, the name and the level of its risk.
  idRisqueAssocie: null,
  descriptionDeLaMesure: ({ descriptionDeLaMesure }) => descriptionDeLaMesure,
  responsable: ({ responsable }) => textOrNull(responsable) ?? NO_VALUE,
  budget: ({ budget }) => textOrNull(budget) ?? NO_VALUE,
  date: ({ date }) => formatDateLongue(date),
  statut: ({ statut }) => textOrNull(statut) ?? NO_VALUE,
  // Under the measure (`listPrecisions`).
  conditionsExecution: null,
  indicateurResultat: null,
  type: null,
} as const satisfies Record<ChampDActionPreventive, ((action: SnapshotAction) => string) | null>;

const describeAction = (
  { reference, ancre, action, unite, risque }: NumberedAction,
  numeros: NumerosDeRisques,
): ActionContent => {
  const niveau = risque === null ? null : describeNiveau(computeNiveauDeRisqueOrNull(risque));
  const numero = risque === null ? null : numeros.of(risque);
  const content = {
    reference,
    ancre,
    echeance: CELLULES.date(action),
    mesure: CELLULES.descriptionDeLaMesure(action),
    precisions: listPrecisions(action),
    risque: risque === null || numero === null ? null : `${numero.numero} · ${risque.displayName}`,
    risqueAncre: numero?.ancre ?? null,
    valeur: niveau?.valeur ?? NO_VALUE,
    status: niveau?.status ?? null,
    label: niveau?.label ?? '',
    unite: unite.displayName,
    responsable: CELLULES.responsable(action),
    budget: CELLULES.budget(action),
    statut: CELLULES.statut(action),
  };
  return {
    ...content,
    isLong: isLongRow(
      {
        texts: [content.mesure, ...content.precisions.map(({ label, texte }) => `${label}${NBSP}: ${texte}`)],
        charactersPerLine: 26,
      },
      { texts: [content.risque, content.unite], charactersPerLine: 26 },
      { texts: [content.responsable], charactersPerLine: 14 },
      { texts: [content.budget], charactersPerLine: 10 },
      { texts: [content.statut], charactersPerLine: 10 },
    ),
  };
};

const describeRessources = ({
  ressourcesPapripact,
}: Pick<SnapshotData, 'ressourcesPapripact'>): Precision | null => {
  const texte = textOrNull(ressourcesPapripact);
  return texte === null ? null : { label: CHAMPS_DU_PAPRIPACT.ressourcesPapripact.label, texte };
};

/** The preventive actions of all units, by date. */
export function buildActionsContent(
  data: Pick<SnapshotData, 'isPapripactEnabled' | 'ressourcesPapripact' | 'entreprise'>,
  actions: readonly NumberedAction[],
  numeros: NumerosDeRisques,
): ActionsContent {
  return {
    titre: titreDesMesures(data.isPapripactEnabled, data.entreprise),
    mesures: buildPhraseContent(mesuresDePrevention(data.entreprise)),
    ressources: describeRessources(data),
    nombre: actions.length === 0 ? '' : `${formatPluriel(actions.length, 'action')}, par date d’échéance.`,
    lignes: actions.map((action) => describeAction(action, numeros)),
  };
}
