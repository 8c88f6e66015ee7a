import { formatDateLongue } from '@odu/domain';
import { buildJournalContent } from '../preuve/journal-content.ts';
import { buildPreuveContent } from '../preuve/preuve-content.ts';
import type { PreparedInput } from '../preuve/preuve.ts';
import { buildAnnexeContent } from './annexe-content.ts';
import { buildActionsContent } from './actions-content.ts';
import { buildCouvertureContent, buildDocumentContent, buildEntrepriseContent } from './document-content.ts';
import { buildCadreContent } from './droit-content.ts';
import { buildFamillesContent } from './familles-content.ts';
import { buildMethodeContent } from './methode-content.ts';
import { numberActions } from './numbered-actions.ts';
import { buildParticipantsContent } from './participants-content.ts';
import type { ReportContent } from './report-content.ts';
import { numberRisques } from './numbered-risques.ts';
import { buildRisquesContent } from './risques-content.ts';
import { buildSyntheseContent } from './synthese-content.ts';
import { buildVersionsContent } from './versions-content.ts';

/** Turns a report's input (prepared: already scrambled for a demo) into all that is printed. Pure. */
export function buildReportContent(input: PreparedInput): ReportContent {
  const { data, displayOptions, versionNumber, creationTime } = input;
  const actions = numberActions(data);
  const numeros = numberRisques(data);
  const document = buildDocumentContent(input);
  return {
    document,
    couverture: buildCouvertureContent(input),
    entreprise: buildEntrepriseContent(data.entreprise),
    cadre: buildCadreContent(),
    methode: buildMethodeContent(),
    synthese: buildSyntheseContent(
      data,
      numeros,
      `${document.auteur} · version ${versionNumber} du ${formatDateLongue(creationTime)}`,
    ),
    risques: buildRisquesContent(data, displayOptions, { actions, numeros }),
    actions: buildActionsContent(data, actions, numeros),
    // A demo has no code of the referential: which family a risk is of cannot be told.
    familles: input.isDemo ? null : buildFamillesContent(data),
    annexe: buildAnnexeContent(data, input),
    participants: buildParticipantsContent(data.entreprise),
    versions: buildVersionsContent(input),
    preuve: buildPreuveContent(input),
    journal: buildJournalContent(input.journal),
    attachments: Object.entries(input.preuve?.fichiers ?? {}).map(([name, text]) => ({ name, text })),
  };
}
