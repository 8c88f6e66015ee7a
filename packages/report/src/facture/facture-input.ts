import type { Facture } from '@odu/domain';

/** What an invoice's PDF is made of: the same input gives the same bytes. */
export type FactureInput = { facture: Facture; productName: string };

/** An invoice's PDF, and the structured data (Factur-X) that is attached to it. */
export type FacturePdf = { pdf: Uint8Array; xml: string };
