import {
  NBSP,
  NNBSP,
  NIVEAU_SEUILS,
  STATUTS_ACTION,
  computeNiveauDeRisqueOrNull,
  formatNiveau,
  formatNombre,
  formatPluriel,
  summarizeEvaluation,
} from '@odu/domain';
import type { CompteursDeNiveau } from '@odu/api-contract/types';
import type { SnapshotData, SnapshotRisque } from '../report-input.ts';
import type { NumeroDeRisque, NumerosDeRisques } from './numbered-risques.ts';
import { NO_VALUE, describeNiveau } from './niveau-content.ts';
import type { NiveauKey, RisqueEleveContent, SyntheseContent, UniteContent } from './report-content.ts';
import { listPrioritaires } from './risques-prioritaires.ts';
import type { RisquePrioritaire } from './risques-prioritaires.ts';
import { isLongRow, shorten } from './text-length.ts';

const KEYS = ['RED', 'ORANGE', 'YELLOW', 'GREEN', 'NON_EVALUE'] as const satisfies readonly NiveauKey[];
const SAMPLE_VALUES = {
  RED: NIVEAU_SEUILS.RED,
  ORANGE: NIVEAU_SEUILS.ORANGE,
  YELLOW: NIVEAU_SEUILS.YELLOW,
  GREEN: NIVEAU_SEUILS.YELLOW / 2,
  NON_EVALUE: null,
};
const MIN_SCALE = NIVEAU_SEUILS.RED + 1;
const SEUILS = [NIVEAU_SEUILS.YELLOW, NIVEAU_SEUILS.ORANGE, NIVEAU_SEUILS.RED];

const niveauOf = (risque: SnapshotRisque): number => computeNiveauDeRisqueOrNull(risque) ?? 0;

const describeRisque = (
  { risque, unite }: RisquePrioritaire,
  { numero, ancre }: NumeroDeRisque,
): RisqueEleveContent => ({
  ...describeNiveau(computeNiveauDeRisqueOrNull(risque)),
  code: numero,
  ancre,
  nom: risque.displayName,
  nomCourt: shorten(risque.displayName, 90),
  unite: unite.displayName,
  contexteCourt: `${numero} · ${shorten(unite.displayName, 50)}`,
  isLong: isLongRow(
    { texts: [numero], charactersPerLine: 8 },
    { texts: [risque.displayName], charactersPerLine: 28 },
    { texts: [unite.displayName], charactersPerLine: 18 },
  ),
});

const listCompteurs = (compteurs: CompteursDeNiveau) =>
  KEYS.map((status) => ({
    status,
    label: describeNiveau(SAMPLE_VALUES[status]).label,
    nombre: formatNombre(compteurs[status]),
  }));

const describeActions = (data: SnapshotData): string => {
  const actions = data.unitesDeTravail.flatMap((unite) => unite.papripactActionsPreventives);
  if (actions.length === 0) return 'Aucune action préventive n’est inscrite pour l’instant.';
  const details = STATUTS_ACTION.map((statut) => ({
    statut,
    nombre: actions.filter((action) => action.statut === statut).length,
  }))
    .filter(({ nombre }) => nombre > 0)
    .map(({ statut, nombre }) => `${statut}${NBSP}: ${formatNombre(nombre)}`);
  return `${formatPluriel(actions.length, 'action préventive inscrite', 'actions préventives inscrites')}${details.length === 0 ? '' : ` (${details.join(', ')})`}.`;
};

/** The page that can be read alone: global level, highest risks, counters, units. */
export function buildSyntheseContent(
  data: SnapshotData,
  numeros: NumerosDeRisques,
  contexte: string,
): SyntheseContent {
  const unites = data.unitesDeTravail;
  const bilan = summarizeEvaluation(unites);
  const max = Math.max(MIN_SCALE, ...bilan.parUnite.map((unite) => unite.niveauValue ?? 0));
  const { montres, total } = listPrioritaires(data);
  const plusEleve = unites
    .flatMap((unite) => unite.risques.map((risque) => ({ risque, unite })))
    .find(({ risque }) => risque === bilan.risqueLePlusEleve);

  const parUnite = bilan.parUnite.map((unite): UniteContent => ({
    ...describeNiveau(unite.niveauValue),
    nom: unite.displayName,
    ratio: unite.niveauValue === null ? null : unite.niveauValue / max,
    compteurs: KEYS.map((key) => (unite.compteurs[key] === 0 ? null : formatNombre(unite.compteurs[key]))),
    plusHaut: unite.risqueLePlusEleve === null ? NO_VALUE : formatNiveau(niveauOf(unite.risqueLePlusEleve)),
    isLong: isLongRow({ texts: [unite.displayName], charactersPerLine: 14 }),
  }));

  return {
    ...describeNiveau(bilan.niveauValue),
    contexte,
    phrase: `Moyenne de ${formatPluriel(bilan.evalues, 'risque évalué', 'risques évalués')} sur ${formatNombre(bilan.total)}, dans ${formatPluriel(unites.length, 'unité de travail', 'unités de travail')}.`,
    phraseActions: describeActions(data),
    total: bilan.total,
    compteurs: listCompteurs(bilan.compteurs),
    plusEleve: plusEleve === undefined ? null : describeRisque(plusEleve, numeros.of(plusEleve.risque)),
    prioritaires: montres.map((situe) => describeRisque(situe, numeros.of(situe.risque))),
    prioritairesMontres:
      montres.length === total
        ? null
        : `${montres.length} sur ${formatNombre(total)} risques importants ou critiques${NNBSP}; tous figurent à l’inventaire, chapitre`,
    parUnite,
    echelle: {
      max,
      seuils: SEUILS,
      libelle: `${SEUILS.slice(0, -1).map(formatNombre).join(', ')} et ${formatNombre(NIVEAU_SEUILS.RED)}`,
    },
  };
}
