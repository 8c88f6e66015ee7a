import { PDFDocument, PDFName } from '@cantoo/pdf-lib';

/**
 * Packs the engine's objects into object streams (it writes one plain object a tag, three times the size) and asks viewers
 * to show the document's title; keeps dates and identifiers, so that equal input stays equal bytes. `change` is made on the way.
 */
export async function repackPdf(
  bytes: Uint8Array,
  change: (pdf: PDFDocument) => void = () => {},
): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false, parseSpeed: Number.POSITIVE_INFINITY });
  pdf.catalog.set(PDFName.of('ViewerPreferences'), pdf.context.obj({ DisplayDocTitle: true }));
  change(pdf);
  return pdf.save({
    useObjectStreams: true,
    addDefaultPage: false,
    updateFieldAppearances: false,
    objectsPerTick: Number.POSITIVE_INFINITY,
  });
}
