import type { DisplayOptions, Note } from '@odu/api-contract/types';
import {
  NBSP,
  computeNiveauDeRisqueOrNull,
  describeEvaluationPrecedente,
  formatCoefficient,
  formatExposes,
  formatNiveau,
  formatPluriel,
  groupRisques,
  quoteFr,
  summarizeRisques,
  titreDesMesures,
} from '@odu/domain';
import type { ChampDeRisque, RisqueSitue } from '@odu/domain';
import type { SnapshotCategorie, SnapshotData, SnapshotRisque, SnapshotUnite } from '../report-input.ts';
import { describeExposition } from './exposition-content.ts';
import { describeMesures } from './mesures-content.ts';
import { NO_VALUE, describeNiveau } from './niveau-content.ts';
import type { NumberedAction } from './numbered-actions.ts';
import type { NumerosDeRisques } from './numbered-risques.ts';
import type { BlocContent, GroupeContent, RisqueContent, RisquesContent } from './report-content.ts';
import { listPrioritaires } from './risques-prioritaires.ts';
import { isLongRow, shorten, textOrNull } from './text-length.ts';

type Situe = RisqueSitue<SnapshotUnite, SnapshotCategorie, SnapshotRisque>;

// A heading goes to the bookmarks too, whose length PDF/A bounds; a longer name follows in full as a paragraph.
const MAX_TITLE = 160;
const MAX_REPEATED_HEADER = 300;

const LEGENDE_DES_NUMEROS =
  'Les numéros R1, R2… sont ceux, dans ce document, des risques sans code du référentiel.';

const TRI = {
  none: '',
  code: 'Les risques sont triés par numéro.',
  niveauDeRisqueValue: 'Les risques sont triés du niveau le plus élevé au plus faible.',
} as const satisfies Record<DisplayOptions['sortBy'], string>;

const formatNote = (note: Note): string => (note === null ? NO_VALUE : String(note));

/** How each field of a risk is printed in its row; null for one that the row does not print. */
const CELLULES = {
  // By its number (`numberRisques`).
  code: null,
  displayName: ({ displayName }) => displayName,
  // Stands above the row, or under its name when categories are no groups.
  idCategorie: null,
  danger: ({ danger }) => textOrNull(danger),
  remarques: ({ remarques }) => textOrNull(remarques),
  // Stands with the unit and the category, under the name.
  nombreExposes: ({ nombreExposes }) => formatExposes(nombreExposes),
  // A list under the danger (`describeMesures`).
  mesuresEnPlace: null,
  evalGravite: ({ evalGravite }) => formatNote(evalGravite),
  evalFrequence: ({ evalFrequence }) => formatNote(evalFrequence),
  evalMaitrise: ({ evalMaitrise }) => (evalMaitrise === null ? NO_VALUE : formatCoefficient(evalMaitrise)),
} as const satisfies Record<ChampDeRisque, ((risque: SnapshotRisque) => string | null) | null>;

type Renvois = {
  numeros: NumerosDeRisques;
  actionsOf: (risque: SnapshotRisque) => readonly NumberedAction[];
  /** Whether another place of the report leads to the row of the risk. */
  isLinked: (risque: SnapshotRisque) => boolean;
};

const describeRisque = (
  { risque, unite, categorie }: Situe,
  options: DisplayOptions,
  { actionsOf, numeros, isLinked }: Renvois,
): RisqueContent => {
  const { numero, ancre } = numeros.of(risque);
  const contexte = [
    options.shouldGroupByUnite ? '' : unite.displayName,
    options.shouldGroupByCategorie ? '' : (categorie?.displayName ?? ''),
    CELLULES.nombreExposes(risque) ?? '',
    describeEvaluationPrecedente(risque)?.phrase ?? '',
  ].filter((part) => part !== '');
  const content = {
    ...describeNiveau(computeNiveauDeRisqueOrNull(risque)),
    code: numero,
    ancre: isLinked(risque) ? ancre : null,
    nom: CELLULES.displayName(risque),
    contexte: contexte.length === 0 ? null : contexte.join(' · '),
    danger: CELLULES.danger(risque),
    remarques: CELLULES.remarques(risque),
    mesures: describeMesures(risque),
    gravite: CELLULES.evalGravite(risque),
    frequence: CELLULES.evalFrequence(risque),
    maitrise: CELLULES.evalMaitrise(risque),
    actions: actionsOf(risque).map((action) => ({ numero: action.reference, ancre: action.ancre })),
  };
  return {
    ...content,
    isLong: isLongRow(
      { texts: [content.code], charactersPerLine: 8 },
      {
        texts: [
          content.nom,
          content.contexte,
          content.danger,
          ...content.mesures.map(({ texte, type }) => `${texte} (${type})`),
          content.remarques,
        ],
        charactersPerLine: 26,
      },
      { texts: [content.actions.map((action) => action.numero).join(', ')], charactersPerLine: 7 },
    ),
  };
};

const describeUnite = (unite: SnapshotUnite) => {
  const { displayName, risques } = unite;
  const bilan = summarizeRisques(risques);
  const highest =
    bilan.risqueLePlusEleve === null ? null : computeNiveauDeRisqueOrNull(bilan.risqueLePlusEleve);
  const evalues = bilan.evalues === bilan.total ? '' : `, dont ${formatPluriel(bilan.evalues, 'évalué')}`;
  const plusHaut =
    highest === null
      ? ''
      : ` Risque le plus élevé${NBSP}: ${formatNiveau(highest)} (${describeNiveau(highest).label}).`;
  const isShortened = shorten(displayName, MAX_TITLE) !== displayName.trim();
  return {
    titre: shorten(displayName, MAX_TITLE),
    titreComplet: isShortened ? displayName : null,
    exposition: describeExposition(unite),
    resume: {
      ...describeNiveau(bilan.niveauValue),
      phrase: `niveau moyen sur ${formatPluriel(bilan.total, 'risque')}${evalues}.${plusHaut}`,
    },
  };
};

/** The inventory: groups (units, or one for all) of blocks (categories, or one for all) of risks, in the order asked for. */
export function buildRisquesContent(
  data: SnapshotData,
  options: DisplayOptions,
  { actions, numeros }: { actions: readonly NumberedAction[]; numeros: NumerosDeRisques },
): RisquesContent {
  const actionsByRisque = Map.groupBy(actions, ({ risque }) => risque);
  const prioritaires = new Set(listPrioritaires(data).montres.map(({ risque }) => risque));
  const renvois: Renvois = {
    numeros,
    actionsOf: (risque) => actionsByRisque.get(risque) ?? [],
    isLinked: (risque) => actionsByRisque.has(risque) || prioritaires.has(risque),
  };
  const groups = groupRisques<SnapshotCategorie, SnapshotRisque, SnapshotUnite>(
    data.unitesDeTravail,
    options,
  );
  const describeBlocs = (group: (typeof groups)[number] | undefined): BlocContent[] =>
    (group?.categories ?? []).map(({ displayName, risques }) => ({
      categorie: displayName,
      isLong: (displayName ?? '').length > MAX_REPEATED_HEADER || (displayName ?? '').split('\n').length > 4,
      lignes: risques.map((situe) => describeRisque(situe, options, renvois)),
    }));
  // The domain leaves empty groups out; an empty unit still belongs to the inventory.
  const groupByUnite = new Map(groups.map((group) => [group.key, group]));
  const groupes: GroupeContent[] = options.shouldGroupByUnite
    ? data.unitesDeTravail.map((unite) => ({
        ...describeUnite(unite),
        blocs: describeBlocs(groupByUnite.get(unite.idUniteDeTravail)),
      }))
    : groups.map((group) => ({
        titre: null,
        titreComplet: null,
        exposition: [],
        resume: null,
        blocs: describeBlocs(group),
      }));
  // Without a heading for each unit, who works in it stands before the risks of all.
  const expositions = options.shouldGroupByUnite
    ? []
    : data.unitesDeTravail
        .map((unite) => ({ unite: unite.displayName, lignes: describeExposition(unite) }))
        .filter(({ lignes }) => lignes.length > 0);
  return {
    legende: [
      `Les références A1, A2… renvoient à la section ${quoteFr(titreDesMesures(data.isPapripactEnabled, data.entreprise))}.`,
      numeros.hasOwn ? LEGENDE_DES_NUMEROS : '',
      TRI[options.sortBy],
    ]
      .filter((phrase) => phrase !== '')
      .join(' '),
    expositions,
    groupes,
  };
}
