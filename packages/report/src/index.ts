export type { AvisInput } from './avis/avis-input.ts';
export { findEngine } from './engine/find-engine.ts';
export type { FactureInput, FacturePdf } from './facture/facture-input.ts';
export { ReportError, type ReportErrorCode } from './report-error.ts';
export type { ReportInput } from './report-input.ts';
export { createReportPool, type ReportPool, type ReportPoolOptions } from './report-pool.ts';
