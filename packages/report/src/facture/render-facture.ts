import type { PdfStandard } from '../engine/compiler.ts';
import { createTypeset } from '../render-report.ts';
import { declareFacturX, FACTUR_X_FILE } from './declare-factur-x.ts';
import { buildFactureContent } from './facture-content.ts';
import type { FactureInput, FacturePdf } from './facture-input.ts';
import { buildFactureXml } from './facture-xml.ts';

/** Gives what makes an invoice: the checked data first, then the page that carries it. */
export const createRenderFacture =
  (typeset = createTypeset()) =>
  async (input: FactureInput, standard: PdfStandard = 'a-3a'): Promise<FacturePdf> => {
    const xml = await buildFactureXml(input.facture);
    const isAttached = standard === 'a-3a';
    const pdf = await typeset({
      main: 'facture.typ',
      content: { ...buildFactureContent(input), isAttached },
      standard,
      attachments: isAttached ? [{ name: FACTUR_X_FILE, text: xml }] : [],
      ...(isAttached && { change: declareFacturX }),
    });
    return { pdf, xml };
  };
