import { type PDFDocument, PDFName, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';

/** The name that the standard gives to the attached data. */
export const FACTUR_X_FILE = 'factur-x.xml';

const NAMESPACE = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';
const PROPERTIES = {
  DocumentFileName: ['Name of the embedded XML invoice file', FACTUR_X_FILE],
  DocumentType: ['Type of the hybrid document', 'INVOICE'],
  Version: ['Version of the Factur-X XML schema', '1.0'],
  ConformanceLevel: ['Conformance level of the embedded data', 'BASIC'],
} as const;

const describeProperty = ([name, [description]]: [string, readonly [string, string]]): string =>
  `<rdf:li rdf:parseType="Resource"><pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${description}</pdfaProperty:description><pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType></rdf:li>`;

// PDF/A wants every property that it does not know itself described in the file (ISO 19005-3, 6.6.2.3).
const SCHEMA = `<rdf:li rdf:parseType="Resource"><pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema><pdfaSchema:namespaceURI>${NAMESPACE}</pdfaSchema:namespaceURI><pdfaSchema:prefix>fx</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq>${Object.entries(PROPERTIES).map(describeProperty).join('')}</rdf:Seq></pdfaSchema:property></rdf:li>`;
const DESCRIPTION = `<rdf:Description rdf:about="" xmlns:fx="${NAMESPACE}">${Object.entries(PROPERTIES)
  .map(([name, [, value]]) => `<fx:${name}>${value}</fx:${name}>`)
  .join('')}</rdf:Description>`;

const SCHEMAS_END = '</rdf:Bag></pdfaExtension:schemas>';
const METADATA_END = '</rdf:RDF>';

function declare(metadata: string): string {
  if (!metadata.includes(SCHEMAS_END) || !metadata.includes(METADATA_END))
    throw new Error('The engine writes its metadata in another form than Factur-X is added to');
  return metadata
    .replace(SCHEMAS_END, `${SCHEMA}${SCHEMAS_END}`)
    .replace(METADATA_END, `${DESCRIPTION}${METADATA_END}`);
}

/** Says in the metadata of the engine's PDF/A-3 file that its attachment is Factur-X BASIC, as the standard asks. */
export function declareFacturX({ catalog, context }: PDFDocument): void {
  const reference = catalog.get(PDFName.of('Metadata'));
  const stream = catalog.lookup(PDFName.of('Metadata'));
  if (!(reference instanceof PDFRef) || !(stream instanceof PDFRawStream))
    throw new Error('The engine writes its metadata elsewhere');
  const metadata = new TextEncoder().encode(declare(new TextDecoder().decode(stream.contents)));
  // Uncompressed, as PDF/A wants: whoever looks for it need not read PDF.
  context.assign(reference, context.stream(metadata, { Type: 'Metadata', Subtype: 'XML' }));
}
