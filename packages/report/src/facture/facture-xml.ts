// Factur-X 1.0, profile BASIC (EN 16931). The library writes and checks the XML; its own embedding is not used: it dates
// the file by the clock and takes the tagging away from what it claims.
import {
  buildXml,
  DocumentTypeCode,
  type FacturXInvoiceInput,
  Profile,
  UnitCode,
  validateInput,
  validateXsd,
  VatCategoryCode,
} from '@stackforge-eu/factur-x';
import { describeExoneration, type Facture, findRegimeDeTVA, listMentionsDeFacture } from '@odu/domain';
import type { RegimeDeTVA } from '@odu/domain';
import { ReportError } from '../report-error.ts';
import { mapTexts } from '../text/sanitize-text.ts';
import { listRemises } from './facture-content.ts';

/** ISO/IEC 6523: the SIREN's register. */
const SIRENE = '0002';
/** UNTDID 4461: paid through an online service. */
const ONLINE_PAYMENT = '68';
/** UNTDID 5189: a reduction. */
const DISCOUNT = '95';

const TVA: Record<RegimeDeTVA, { category: VatCategoryCode; exemptionCode?: string }> = {
  NORMAL: { category: VatCategoryCode.STANDARD_RATE },
  AUTOLIQUIDATION: { category: VatCategoryCode.REVERSE_CHARGE, exemptionCode: 'VATEX-EU-AE' },
  FRANCHISE: { category: VatCategoryCode.EXEMPT, exemptionCode: 'VATEX-FR-FRANCHISE' },
};

/** XML 1.0 takes neither lone surrogates, nor controls, nor the last two code points of a plane. */
const toXmlText = (text: string): string =>
  text.toWellFormed().replace(/(?![\t\n\r])[\p{Cc}\uFFFE\uFFFF]/gu, '');

const euros = (cents: number): number => cents / 100;

const organisation = (siren: string | null | undefined) =>
  siren ? { legalOrganization: { id: siren, schemeID: SIRENE } } : {};

/** Who charges no VAT has no number of it: the standard then wants another number of the tax office (BR-E-02). */
const describeSeller = ({ vendeur }: Facture): FacturXInvoiceInput['seller'] => ({
  name: vendeur.name,
  ...organisation(vendeur.siren),
  address: {
    line1: vendeur.line1,
    ...(vendeur.line2 !== null && { line2: vendeur.line2 }),
    postalCode: vendeur.postalCode,
    city: vendeur.city,
    country: 'FR',
  },
  taxRegistrations: [
    vendeur.vatNumber === null
      ? { id: vendeur.siren, schemeId: 'FC' }
      : { id: vendeur.vatNumber, schemeId: 'VA' },
  ],
});

const describeBuyer = ({ acheteur }: Facture): FacturXInvoiceInput['buyer'] => ({
  name: acheteur.name,
  ...organisation(acheteur.siren),
  address: {
    line1: acheteur.line1,
    ...(acheteur.line2 && { line2: acheteur.line2 }),
    postalCode: acheteur.postalCode,
    city: acheteur.city,
    country: acheteur.country,
  },
  ...(acheteur.vatNumber && { taxRegistrations: [{ id: acheteur.vatNumber, schemeId: 'VA' }] }),
});

const describeTotals = ({ commande: { ligne, ...commande } }: Facture): FacturXInvoiceInput['totals'] => {
  const allowance = ligne.remiseHT + ligne.couponHT;
  return {
    lineTotal: euros(ligne.prixHT),
    ...(allowance > 0 && { allowanceTotal: euros(allowance) }),
    taxBasisTotal: euros(commande.totalHT),
    taxTotal: euros(commande.totalTVA),
    grandTotal: euros(commande.totalTTC),
    // It is issued once it is paid.
    prepaidAmount: euros(commande.totalTTC),
    duePayableAmount: 0,
    currency: 'EUR',
  };
};

function describeFacture(facture: Facture): FacturXInvoiceInput {
  const { commande, periode, factureAnnulee } = facture;
  const { ligne } = commande;
  const { category, exemptionCode } = TVA[findRegimeDeTVA(commande)];
  const exemptionReason = describeExoneration(facture);
  const rate = { vatCategoryCode: category, vatRatePercent: ligne.tauxTVA };
  return {
    document: {
      id: facture.numero,
      issueDate: facture.issuedOn,
      typeCode:
        facture.type === 'INVOICE' ? DocumentTypeCode.COMMERCIAL_INVOICE : DocumentTypeCode.CREDIT_NOTE,
      notes: listMentionsDeFacture(facture).map(({ code, texte }) => ({
        content: texte,
        subjectCode: code,
      })),
    },
    seller: describeSeller(facture),
    buyer: describeBuyer(facture),
    lines: [
      {
        id: '1',
        name: ligne.designation,
        quantity: 1,
        unitCode: UnitCode.YEAR,
        unitPrice: euros(ligne.prixHT),
        ...rate,
      },
    ],
    allowancesCharges: listRemises(facture).map(({ label, cents }) => ({
      isCharge: false,
      amount: euros(cents),
      reasonCode: DISCOUNT,
      reason: label,
      ...rate,
    })),
    payment: { meansCode: ONLINE_PAYMENT, dueDate: facture.paidOn },
    delivery: { date: periode.startDate },
    billingPeriod: { startDate: periode.startDate, endDate: periode.paidUntilDate },
    totals: describeTotals(facture),
    vatBreakdown: [
      {
        categoryCode: category,
        ratePercent: ligne.tauxTVA,
        taxableAmount: euros(ligne.montantHT),
        taxAmount: euros(ligne.montantTVA),
        ...(exemptionReason !== null && { exemptionReason }),
        ...(exemptionCode !== undefined && { exemptionReasonCode: exemptionCode }),
      },
    ],
    ...(factureAnnulee !== null && {
      references: [{ type: 'preceding', id: factureAnnulee.numero, issueDate: factureAnnulee.issuedOn }],
    }),
  };
}

/**
 * Writes an invoice as Factur-X and checks it against the library's rules and the profile's official schema. Throws a
 * ReportError (COMPILE_FAILED) with what is wrong: such an invoice is not to be kept.
 */
export async function buildFactureXml(facture: Facture): Promise<string> {
  const input = describeFacture(mapTexts(facture, toXmlText));
  const { errors } = validateInput(input, Profile.BASIC);
  if (errors.length > 0) {
    throw new ReportError(
      'COMPILE_FAILED',
      'The invoice breaks a rule of Factur-X',
      errors.map(({ field, message }) => `${field} ${message}`),
    );
  }
  const xml = buildXml(input, Profile.BASIC);
  await checkFactureXml(xml);
  return xml;
}

/** Checks an XML against the schema of Factur-X BASIC; throws a ReportError with the schema's sentences. */
export async function checkFactureXml(xml: string): Promise<void> {
  const result = await validateXsd(xml, Profile.BASIC);
  if (!result.valid) {
    throw new ReportError(
      'COMPILE_FAILED',
      'The invoice breaks the schema of Factur-X',
      result.errors.map(({ message }) => message),
    );
  }
}
