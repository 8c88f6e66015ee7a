export { ReportError, type ReportErrorCode } from './report-error.ts';
export type { ReportData, ReportDisplayOptions, ReportInput, ReportVersion } from './report-input.ts';
export { createReportPool, type ReportPool, type ReportPoolOptions } from './report-pool.ts';
