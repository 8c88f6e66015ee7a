import { formatDateLongue, titreDesMesures } from '@odu/domain';
import type { ReportInput } from '../report-input.ts';
import { buildActionsContent } from './actions-content.ts';
import { buildCouvertureContent, buildDocumentContent, buildEntrepriseContent } from './document-content.ts';
import { buildCadreContent } from './droit-content.ts';
import { buildFamillesContent } from './familles-content.ts';
import { buildMethodeContent } from './methode-content.ts';
import { numberActions } from './numbered-actions.ts';
import type { ReportContent } from './report-content.ts';
import { buildRisquesContent } from './risques-content.ts';
import { buildSyntheseContent } from './synthese-content.ts';
import { buildVersionsContent } from './versions-content.ts';

/** Turns a report's input (already scrambled for a demo) into all that is printed. Pure. */
export function buildReportContent(input: ReportInput): ReportContent {
  const { data, displayOptions, isDemo, versionNumber, creationTime } = input;
  const actions = numberActions(data);
  const document = buildDocumentContent(input);
  return {
    document,
    couverture: buildCouvertureContent(input),
    entreprise: buildEntrepriseContent(data.entreprise),
    cadre: buildCadreContent(),
    methode: buildMethodeContent(),
    synthese: buildSyntheseContent(
      data,
      `${document.auteur} · version ${versionNumber} du ${formatDateLongue(creationTime)}`,
    ),
    risques: buildRisquesContent(data, displayOptions, actions, titreDesMesures(data.isPapripactEnabled)),
    actions: buildActionsContent(data, actions),
    familles: buildFamillesContent(data),
    versions: buildVersionsContent(input),
    attachment: isDemo ? null : JSON.stringify(input),
  };
}
