import {
  buildAdresseLegifrance,
  formatDateLongue,
  formatReference,
  MODALITES_PAR_DEFAUT,
  TEXTE_DE_L_AVIS,
} from '@odu/domain';
import { setApostrophes } from '../content/droit-content.ts';
import { textOrNull } from '../content/text-length.ts';
import type { PdfStandard } from '../engine/compiler.ts';
import { createTypeset } from '../render-report.ts';
import type { AvisInput } from './avis-input.ts';

/** The words of the notice, in the order of the page. */
export function buildAvisContent({
  entreprise,
  etablissement,
  lieu,
  modalites,
  date,
  productName,
}: AvisInput) {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return {
    titre: 'Document unique d’évaluation des risques professionnels',
    entreprise,
    etablissement: textOrNull(etablissement),
    texte: setApostrophes(TEXTE_DE_L_AVIS.texte),
    liste: TEXTE_DE_L_AVIS.liste.map(setApostrophes),
    lieu,
    modalites: textOrNull(modalites) ?? MODALITES_PAR_DEFAUT,
    date: { year, month, day },
    dateLongue: formatDateLongue(date),
    references: TEXTE_DE_L_AVIS.references.map((reference) => ({
      libelle: formatReference(reference),
      url: buildAdresseLegifrance(reference.article),
    })),
    produit: productName,
  };
}

/** Gives what makes an access notice: one tagged A4 page to post. */
export const createRenderAvis =
  (typeset = createTypeset()) =>
  async (input: AvisInput, standard: PdfStandard = 'a-2a'): Promise<Uint8Array> =>
    typeset({ main: 'avis.typ', content: buildAvisContent(input), standard, attachments: [] });
