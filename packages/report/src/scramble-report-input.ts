import { scrambleDocumentData } from '@odu/domain';
import type { ReportInput } from './report-input.ts';

/** A demo's input with the text of its risks and actions made unreadable; a full report's as it is. */
export const scrambleReportInput = (input: ReportInput): ReportInput =>
  input.isDemo ? { ...input, data: scrambleDocumentData(input.data) } : input;
