import {
  NBSP,
  COEFFICIENT_MAITRISE,
  computeNiveauDeRisqueOrNull,
  formatNiveau,
  formatNombre,
  formatPluriel,
  groupRisques,
  summarizeRisques,
} from '@odu/domain';
import type { RisqueSitue } from '@odu/domain';
import type {
  ReportCategorie,
  ReportData,
  ReportDisplayOptions,
  ReportNote,
  ReportRisque,
  ReportUniteDeTravail,
} from '../report-input.ts';
import { NO_VALUE, describeNiveau } from './niveau-content.ts';
import type { NumberedAction } from './numbered-actions.ts';
import type { BlocContent, GroupeContent, RisqueContent, RisquesContent } from './report-content.ts';
import { isLongRow, shorten, textOrNull } from './text-length.ts';

type Situe = RisqueSitue<ReportUniteDeTravail, ReportCategorie, ReportRisque>;

// A heading goes to the bookmarks too, whose length PDF/A bounds; a longer name follows in full as a paragraph.
const MAX_TITLE = 160;
const MAX_REPEATED_HEADER = 300;

const TRI = {
  none: '',
  code: 'Les risques sont triés par numéro.',
  niveauDeRisqueValue: 'Les risques sont triés du niveau le plus élevé au plus faible.',
} as const satisfies Record<ReportDisplayOptions['sortBy'], string>;

const formatNote = (note: ReportNote): string => (note === null ? NO_VALUE : String(note));

const describeRisque = (
  { risque, unite, categorie }: Situe,
  options: ReportDisplayOptions,
  references: readonly string[],
): RisqueContent => {
  const contexte = [
    options.shouldGroupByUnite ? '' : unite.displayName,
    options.shouldGroupByCategorie ? '' : (categorie?.displayName ?? ''),
  ].filter((part) => part !== '');
  const content = {
    ...describeNiveau(computeNiveauDeRisqueOrNull(risque)),
    code: textOrNull(risque.code) ?? NO_VALUE,
    nom: risque.displayName,
    contexte: contexte.length === 0 ? null : contexte.join(' · '),
    danger: textOrNull(risque.danger),
    remarques: textOrNull(risque.remarques),
    gravite: formatNote(risque.evalGravite),
    frequence: formatNote(risque.evalFrequence),
    maitrise:
      risque.evalMaitrise === null ? NO_VALUE : formatNombre(COEFFICIENT_MAITRISE[risque.evalMaitrise]),
    actions: references.length === 0 ? NO_VALUE : references.join(', '),
  };
  return {
    ...content,
    isLong: isLongRow(
      { texts: [content.code], charactersPerLine: 8 },
      { texts: [content.nom, content.contexte, content.danger, content.remarques], charactersPerLine: 26 },
      { texts: [content.actions], charactersPerLine: 7 },
    ),
  };
};

const describeUnite = ({ displayName, risques }: ReportUniteDeTravail) => {
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
    resume: {
      ...describeNiveau(bilan.niveauValue),
      phrase: `niveau moyen sur ${formatPluriel(bilan.total, 'risque')}${evalues}.${plusHaut}`,
    },
  };
};

/** The inventory: groups (units, or one for all) of blocks (categories, or one for all) of risks, in the order asked for. */
export function buildRisquesContent(
  data: ReportData,
  options: ReportDisplayOptions,
  actions: readonly NumberedAction[],
  titreActions: string,
): RisquesContent {
  const referencesByRisque = Map.groupBy(actions, ({ risque }) => risque?.idRisque ?? '');
  const groups = groupRisques<ReportCategorie, ReportRisque, ReportUniteDeTravail>(
    data.unitesDeTravail,
    options,
  );
  const describeBlocs = (group: (typeof groups)[number] | undefined): BlocContent[] =>
    (group?.categories ?? []).map(({ displayName, risques }) => ({
      categorie: displayName,
      isLong: (displayName ?? '').length > MAX_REPEATED_HEADER || (displayName ?? '').split('\n').length > 4,
      lignes: risques.map((situe) => {
        const references = referencesByRisque.get(situe.risque.idRisque) ?? [];
        return describeRisque(
          situe,
          options,
          references.map(({ reference }) => reference),
        );
      }),
    }));
  // The domain leaves empty groups out; an empty unit still belongs to the inventory.
  const groupByUnite = new Map(groups.map((group) => [group.key, group]));
  const groupes: GroupeContent[] = options.shouldGroupByUnite
    ? data.unitesDeTravail.map((unite) => ({
        ...describeUnite(unite),
        blocs: describeBlocs(groupByUnite.get(unite.idUniteDeTravail)),
      }))
    : groups.map((group) => ({ titre: null, titreComplet: null, resume: null, blocs: describeBlocs(group) }));
  return { titreActions, tri: TRI[options.sortBy], groupes };
}
