import { createHash } from 'node:crypto';
import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { computeCommande, type Facture, formatEuros } from '@odu/domain';
import { extractXml } from '@stackforge-eu/factur-x';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildFactureContent } from '../src/facture/facture-content.ts';
import { buildFactureXml, checkFactureXml } from '../src/facture/facture-xml.ts';
import type { FacturePdf } from '../src/facture/facture-input.ts';
import { createRenderFacture } from '../src/facture/render-facture.ts';
import { compactText, type ReadPdf, readPdf } from './read-pdf.ts';
import { FACTURES, makeFacture } from './sample-facture.ts';

const render = createRenderFacture();
const make = (facture: Facture): Promise<FacturePdf> => render({ facture, productName: 'ODU' });
const valuesOf = (xml: string, element: string): string[] =>
  Array.from(
    xml.matchAll(new RegExp(`<ram:${element}(?: [^>]*)?>([^<]*)</ram:${element}>`, 'g')),
    ([, text = '']) => text,
  );
const inXml = (cents: number): string => (cents / 100).toFixed(2);

describe.for(Object.entries(FACTURES))('%s', ([, facture]) => {
  const { commande } = facture;
  const { ligne } = commande;
  let made: FacturePdf;
  let pdf: ReadPdf;
  beforeAll(async () => {
    made = await make(facture);
    pdf = await readPdf(made.pdf);
  });

  test('the page shows the order’s amounts, and one page is enough', () => {
    expect(pdf.pages).toHaveLength(1);
    const { compact } = pdf;
    expect(compact).toContain('Page1/1');
    const shown = (label: string, cents: number) =>
      expect(compact).toContain(compactText(`${label}${formatEuros(cents / 100)}`));
    const isInvoice = facture.type === 'INVOICE';
    shown('Total HT', commande.totalHT);
    shown('Total TVA', commande.totalTVA);
    shown(isInvoice ? 'Total TTC' : 'Total TTC de l’avoir', commande.totalTTC);
    shown(isInvoice ? 'Déjà payé' : 'Déjà remboursé', commande.totalTTC);
    shown(isInvoice ? 'Reste à payer' : 'Reste à rembourser', 0);
    const taux = `${String(ligne.tauxTVA).replace('.', ',')} %`;
    shown(`Base HT TVA ${taux} ${formatEuros(ligne.montantHT / 100)}`, ligne.montantTVA);
    shown(`1${formatEuros(ligne.prixHT / 100)}${taux}`, ligne.prixHT);
    if (ligne.remiseHT > 0) shown('Déduction des abonnements Standard en cours−', ligne.remiseHT);
    if (ligne.couponHT > 0) shown('Code promotionnel−', ligne.couponHT);
    expect(compact.includes('Codepromotionnel')).toBe(ligne.couponHT > 0);
  });

  test('the attached data says the same amounts, and adds up', () => {
    const xml = pdf.attachments['factur-x.xml'] ?? '';
    expect(xml).toBe(made.xml);
    const one = (element: string) => {
      const [value, ...others] = valuesOf(xml, element);
      expect(others).toEqual([]);
      return value;
    };
    expect(one('TaxBasisTotalAmount')).toBe(inXml(commande.totalHT));
    expect(one('TaxTotalAmount')).toBe(inXml(commande.totalTVA));
    expect(one('GrandTotalAmount')).toBe(inXml(commande.totalTTC));
    expect(one('TotalPrepaidAmount')).toBe(inXml(commande.totalTTC));
    expect(one('DuePayableAmount')).toBe('0.00');
    expect(valuesOf(xml, 'LineTotalAmount')).toEqual([inXml(ligne.prixHT), inXml(ligne.prixHT)]);
    expect(valuesOf(xml, 'ActualAmount')).toEqual(
      [ligne.remiseHT, ligne.couponHT].filter(Boolean).map(inXml),
    );
    expect(new Set(valuesOf(xml, 'RateApplicablePercent'))).toEqual(new Set([String(ligne.tauxTVA)]));
    expect(one('CalculatedAmount')).toBe(inXml(ligne.montantTVA));
    expect(xml).toContain(
      `<rsm:ExchangedDocument><ram:ID>${facture.numero}</ram:ID><ram:TypeCode>${facture.type === 'INVOICE' ? 380 : 381}</ram:TypeCode>`,
    );
    expect(xml).toContain('urn:cen.eu:en16931:2017#compliant#urn:factur-x.eu:1p0:basic');
  });

  test('says who sells, who buys, and when', () => {
    for (const text of [
      facture.numero,
      '22 novembre 2026',
      'du 22 novembre 2026 au 21 novembre 2027',
      'Prévention Rhône',
      'SIREN : 552 100 554',
      'Boulangerie Martin & Fils',
      'Bâtiment B',
      '69003 Lyon',
      'Catégorie de l’opération : prestation de services.',
    ])
      expect(pdf.compact).toContain(compactText(text));
  });

  test('is tagged and in French, also for the engine’s PDF/UA-1 export', async () => {
    expect([pdf.isTagged, pdf.language, pdf.isTitleDisplayed]).toEqual([true, 'fr-FR', true]);
    for (const tag of ['H1', 'H2', 'Table', 'TH', 'TD', 'P']) expect(pdf.pages[0]?.tags).toContain(tag);
    const { pdf: accessible } = await render({ facture, productName: 'ODU' }, 'ua-1');
    expect(new TextDecoder('latin1').decode(accessible)).toContain('<pdfuaid:part>1</pdfuaid:part>');
  });
});

const readFacture = async (facture: Facture) => {
  const made = await make(facture);
  return { ...made, ...(await readPdf(made.pdf)) };
};

test.for([
  ['Échéance et paiement', {}],
  ['Remboursée le', FACTURES['credit note']],
] as const)(
  '« %s »: each date stands in its own place, on the page and in the data',
  async ([label, kind]) => {
    const facture = makeFacture({
      ...kind,
      issuedOn: '2026-11-22',
      paidOn: '2026-12-03',
      periode: { startDate: '2026-11-20', paidUntilDate: '2027-11-19' },
    });
    const { faits } = buildFactureContent({ facture, productName: 'ODU' });
    expect(faits.filter((fait) => ['Date d’émission', label].includes(fait.label))).toEqual([
      { label: 'Date d’émission', valeur: '22\u00A0novembre 2026' },
      { label, valeur: '3\u00A0décembre 2026' },
    ]);
    const xml = await buildFactureXml(facture);
    for (const [element, day] of [
      ['IssueDateTime', '20261122'],
      ['DueDateDateTime', '20261203'],
      ['OccurrenceDateTime', '20261120'],
      ['StartDateTime', '20261120'],
      ['EndDateTime', '20271119'],
    ] as const)
      expect(xml).toMatch(new RegExp(`<ram:${element}><udt:DateTimeString format="102">${day}<`));
  },
);

test('each party stands under its title, with its whole address, and the line under the names of its columns', async () => {
  const { compact, xml } = await readFacture(makeFacture());
  for (const text of [
    'Vendeur Prévention Rhône SAS au capital de 10 000 € 12 quai du Port 69002 Lyon France SIREN : 552 100 554 RCS Lyon 552 100 554 N° de TVA : FR59552100554',
    'Client Boulangerie Martin & Fils 3 rue des Lilas Bâtiment B 69003 Lyon France SIREN : 732 829 320 N° de TVA : FR44732829320',
    'Facture n° F2026-000042 Date d’émission 22 novembre 2026 Période de la prestation du 22 novembre 2026 au 21 novembre 2027 Échéance et paiement 22 novembre 2026',
    'Désignation Quantité Prix unitaire HT TVA Montant HT Formule Premium – un an ODU, du 22 novembre 2026 au 21 novembre 2027 1 299,00 €',
  ])
    expect(compact).toContain(compactText(text));
  // The line, the seller, then the buyer.
  expect(valuesOf(xml, 'Name')).toEqual([
    'Formule Premium',
    'Prévention Rhône',
    'Boulangerie Martin &amp; Fils',
  ]);
  expect([valuesOf(xml, 'LineOne'), valuesOf(xml, 'LineTwo'), valuesOf(xml, 'CityName')]).toEqual([
    ['12 quai du Port', '3 rue des Lilas'],
    ['Bâtiment B'],
    ['Lyon', 'Lyon'],
  ]);
});

test('the parties are named by their registers, on the page and in the data', async () => {
  const { compact, xml } = await readFacture(makeFacture());
  for (const text of [
    'SAS au capital de 10 000 €',
    'RCS Lyon 552 100 554',
    'N° de TVA : FR59552100554',
    'SIREN : 732 829 320',
    'N° de TVA : FR44732829320',
  ])
    expect(compact).toContain(compactText(text));
  expect(valuesOf(xml, 'ID')).toEqual(
    expect.arrayContaining(['552100554', 'FR59552100554', '732829320', 'FR44732829320']),
  );
  expect(xml.match(/schemeID="0002"/g)).toHaveLength(2);
});

test('the data names by their codes how it is paid, what is sold and what is taken off', async () => {
  const xml = await buildFactureXml(makeFacture());
  // UNTDID 4461: an online service. UNTDID 5189: a discount. UN/ECE recommendation 20: a year.
  expect(xml).toContain(
    '<ram:SpecifiedTradeSettlementPaymentMeans><ram:TypeCode>68</ram:TypeCode></ram:SpecifiedTradeSettlementPaymentMeans>',
  );
  expect(valuesOf(xml, 'ReasonCode')).toEqual(['95', '95']);
  expect(valuesOf(xml, 'Reason')).toEqual([
    'Déduction des abonnements Standard en cours',
    'Code promotionnel',
  ]);
  expect(xml).toContain('<ram:BilledQuantity unitCode="ANN">1<');
});

test('an invoice says what late payment costs', async () => {
  const { compact, xml } = await readFacture(makeFacture());
  for (const text of [
    'Aucun escompte n’est accordé pour paiement anticipé.',
    'des pénalités sont dues au taux de trois fois le taux d’intérêt légal.',
    'une indemnité forfaitaire de 40 € est due pour frais de recouvrement.',
  ])
    expect(compact).toContain(compactText(text));
  expect(valuesOf(xml, 'SubjectCode')).toEqual(['REG', 'AAB', 'PMD', 'PMT']);
});

test('reverse charge is said in words, and in the data by its category and reason', async () => {
  const { compact, xml } = await readFacture(FACTURES['reverse charge']);
  for (const text of [
    'Autoliquidation',
    'art. 283, 2',
    'art. 196 de la directive 2006/112/CE',
    'BE0123456749',
  ])
    expect(compact).toContain(compactText(text));
  expect(compact).not.toContain('SIREN:732');
  const { vendeur, acheteur } = buildFactureContent({
    facture: FACTURES['reverse charge'],
    productName: 'ODU',
  });
  expect([vendeur.lignes.includes('France'), acheteur.lignes.includes('Belgique')]).toEqual([true, true]);
  expect(new Set(valuesOf(xml, 'CategoryCode'))).toEqual(new Set(['AE']));
  expect(valuesOf(xml, 'ExemptionReasonCode')).toEqual(['VATEX-EU-AE']);
  // The seller, then the buyer.
  expect(valuesOf(xml, 'CountryID')).toEqual(['FR', 'BE']);
  expect(valuesOf(xml, 'PostcodeCode')).toEqual(['69002', '69003']);
});

test('who charges no VAT says the article, and is known by another number', async () => {
  const { compact, xml } = await readFacture(FACTURES['small seller without VAT']);
  expect(compact).toContain(compactText('TVA non applicable, art. 293 B du code général des impôts'));
  expect(new Set(valuesOf(xml, 'CategoryCode'))).toEqual(new Set(['E']));
  expect(xml).toContain('<ram:ID schemeID="FC">552100554</ram:ID>');
  expect(valuesOf(xml, 'ExemptionReason')).toEqual([
    'TVA non applicable, art. 293 B du code général des impôts',
  ]);
  expect(valuesOf(xml, 'ExemptionReasonCode')).toEqual(['VATEX-FR-FRANCHISE']);
});

test('a credit note names the invoice that it takes back, and asks for nothing', async () => {
  const { compact, xml } = await readFacture(FACTURES['credit note']);
  const { faits } = buildFactureContent({ facture: FACTURES['credit note'], productName: 'ODU' });
  expect(faits).toEqual(
    expect.arrayContaining([
      { label: 'Avoir n°', valeur: 'A2026-000007' },
      { label: 'Annule la facture', valeur: 'F2026-000042 du 1er\u00A0novembre 2026' },
    ]),
  );
  for (const text of ['Avoir A2026-000007', 'Cet avoir annule la facture F2026-000042 du 1er novembre 2026.'])
    expect(compact).toContain(compactText(text));
  expect(compact).not.toContain('pénalités');
  expect(xml).toContain(
    '<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>F2026-000042</ram:IssuerAssignedID><ram:FormattedIssueDateTime><qdt:DateTimeString format="102">20261101</qdt:DateTimeString></ram:FormattedIssueDateTime></ram:InvoiceReferencedDocument>',
  );
});

test('an invoice of the test phase says on its page and in its data that it has no value', async () => {
  const { text, xml } = await readFacture(FACTURES.test);
  expect(text.match(/FACTURE DE TEST – SANS VALEUR/g)?.length).toBeGreaterThanOrEqual(3);
  expect(xml).toContain('FACTURE DE TEST – SANS VALEUR');
  expect((await readFacture(FACTURES.standard)).text).not.toContain('TEST');
});

test('the library’s own reader finds the data, attached as the alternative of the page', async () => {
  const { pdf, xml } = await make(makeFacture());
  expect(await extractXml(Buffer.from(pdf))).toEqual({ xml, filename: 'factur-x.xml', profile: 'BASIC' });
  const { context } = await PDFDocument.load(pdf, { updateMetadata: false });
  const relationships = context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFDict ? [object.get(PDFName.of('AFRelationship'))] : []))
    .filter((relationship) => relationship !== undefined);
  expect(relationships).toEqual([PDFName.of('Alternative')]);
});

test('the file claims PDF/A-3a, and that its alternative is Factur-X BASIC', async () => {
  const raw = new TextDecoder('latin1').decode((await make(makeFacture())).pdf);
  for (const claim of [
    '<pdfaid:part>3</pdfaid:part><pdfaid:conformance>A</pdfaid:conformance>',
    '<pdfaSchema:namespaceURI>urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#</pdfaSchema:namespaceURI>',
    '<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>',
    '<fx:DocumentType>INVOICE</fx:DocumentType>',
    '<fx:Version>1.0</fx:Version>',
    '<fx:ConformanceLevel>BASIC</fx:ConformanceLevel>',
  ])
    expect(raw).toContain(claim);
  expect(raw.match(/<x:xmpmeta/g)).toHaveLength(1);
});

test('the file is dated by the invoice, not by the clock', async () => {
  const { pdf } = await make(makeFacture());
  const file = await PDFDocument.load(pdf, { updateMetadata: false });
  const days = [file.getCreationDate(), file.getModificationDate()].map((date) => date?.toISOString());
  expect(days).toEqual(days.map(() => '2026-11-22T00:00:00.000Z'));
});

test('is the same bytes for the same invoice', async () => {
  const hash = async () =>
    createHash('sha256')
      .update((await make(makeFacture())).pdf)
      .digest('hex');
  expect(await hash()).toBe(await hash());
});

test('hostile names stay text, inside the page, and valid data', async () => {
  const name = `<script>&"'#eval(1)]\u0000\uD800\uFFFF 🥖 ${'W'.repeat(150)}`;
  const { pages, compact, xml, attachments } = await readFacture(
    makeFacture({ acheteur: { ...makeFacture().acheteur, name, city: '漢字', line1: 'M'.repeat(200) } }),
  );
  expect(compact).toContain('<script>&"\'#eval(1)]');
  expect(compact).toContain('□');
  expect(compact).toContain(
    compactText('Le signe □ remplace un caractère qu’aucune police du document ne dessine.'),
  );
  for (const page of pages) expect(page.rightmost).toBeLessThan(page.width);
  expect(attachments['factur-x.xml']).toBe(xml);
  expect(xml).toContain('&lt;script&gt;&amp;&quot;&apos;#eval(1)]');
  expect(xml).toContain('漢字');
});

test('the schema refuses data that lacks what it asks for', async () => {
  const xml = await buildFactureXml(makeFacture());
  await expect(checkFactureXml(xml)).resolves.toBeUndefined();
  for (const broken of [
    xml.replace(/<ram:GrandTotalAmount>.*?<\/ram:GrandTotalAmount>/, ''),
    xml.replace('<ram:IssueDateTime>', '<ram:IssueTime>').replace('</ram:IssueDateTime>', '</ram:IssueTime>'),
    xml.replace(/<ram:LineTotalAmount>[^<]*/, '<ram:LineTotalAmount>beaucoup'),
  ]) {
    expect(broken).not.toBe(xml);
    await expect(checkFactureXml(broken)).rejects.toMatchObject({ code: 'COMPILE_FAILED' });
  }
});

test('every order that can be made is valid data', async () => {
  const { acheteur } = makeFacture();
  for (const plan of ['SUBPLAN_STANDARD', 'SUBPLAN_PREMIUM'] as const)
    for (const remiseHT of [0, 0.27, 98.73, 400])
      for (const couponPourcentage of [null, 1, 33, 100])
        for (const vatRatePercentage of [0, 2.1, 5.5, 20]) {
          const commande = computeCommande({
            plan,
            prixHT: 299.99,
            remiseHT,
            couponPourcentage,
            vatRatePercentage,
            buyer: acheteur,
          });
          await expect(buildFactureXml(makeFacture({ commande }))).resolves.toContain(
            `<ram:GrandTotalAmount>${inXml(commande.totalTTC)}</ram:GrandTotalAmount>`,
          );
        }
});
