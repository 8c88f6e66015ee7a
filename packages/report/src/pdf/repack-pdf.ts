import { PDFDocument, PDFName } from '@cantoo/pdf-lib';

/**
 * Changes a file of the engine and packs it, as `packPdf` does to a file that stays as it is: object streams, the document's title
 * shown by viewers, dates and identifiers kept.
 */
export async function repackPdf(bytes: Uint8Array, change: (pdf: PDFDocument) => void): Promise<Uint8Array> {
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
