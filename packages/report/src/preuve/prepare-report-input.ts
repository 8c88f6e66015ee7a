import { comparerVersions, scrambleDocumentData } from '@odu/domain';
import type { ReportInput } from '../report-input.ts';
import type { PreparedInput } from './preuve.ts';

/**
 * Compares the version with the one before it; a demo loses the text of its risks and actions, in the journal too, and
 * the data that a full report carries.
 */
export function prepareReportInput({ precedente, ...input }: ReportInput): PreparedInput {
  const { data, isDemo } = input;
  const journal = precedente
    ? {
        versionNumber: precedente.versionNumber,
        creationTime: precedente.creationTime,
        lignes: comparerVersions(precedente.data, data, { isDemo }),
      }
    : null;
  return isDemo
    ? { ...input, data: scrambleDocumentData(data), preuve: null, journal }
    : { ...input, journal };
}
