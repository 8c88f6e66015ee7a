import { formatDateLongue, NBSP } from '@odu/domain';
import type { ReportInput, SnapshotUnite } from '../report-input.ts';
import { buildActionsContent } from './actions-content.ts';
import { buildDocumentContent } from './document-content.ts';
import { numberActions } from './numbered-actions.ts';
import { numberRisques } from './numbered-risques.ts';
import type { ExtraitContent } from './report-content.ts';
import { buildRisquesContent } from './risques-content.ts';
import { shorten } from './text-length.ts';

const MAX_TITLE = 160;

/** What of a report concerns one of its units, to post where the unit works; risks and actions keep the numbers of the whole document. */
export function buildExtraitContent(input: ReportInput, unite: SnapshotUnite): ExtraitContent {
  const { data, displayOptions, versionNumber, creationTime } = input;
  const ofUnite = { ...data, unitesDeTravail: [unite] };
  const actions = numberActions(data).filter((action) => action.unite === unite);
  const numeros = numberRisques(data);
  const document = buildDocumentContent(input);
  const titre = shorten(unite.displayName, MAX_TITLE);
  return {
    document: { ...document, titre: `Risques professionnels${NBSP}: ${titre}`, isDemo: false },
    entreprise: document.auteur,
    titre,
    titreComplet: titre === unite.displayName.trim() ? null : unite.displayName,
    origine: `Extrait de la version ${versionNumber} du ${formatDateLongue(creationTime)} du document unique. Le document entier se demande à l’employeur.`,
    risques: buildRisquesContent(
      ofUnite,
      { ...displayOptions, shouldGroupByUnite: true },
      { actions, numeros },
    ),
    actions: buildActionsContent(data, actions, numeros),
  };
}
