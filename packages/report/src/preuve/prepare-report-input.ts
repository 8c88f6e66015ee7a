import { comparerVersions, scrambleDocumentData } from '@odu/domain';
import type { ReportInput } from '../report-input.ts';
import type { PreparedInput } from './preuve.ts';

/**
 * Compares the version with the one before it; a demo loses the text of its risks and actions, in the journal too, and
 * the data that a full report carries.
 */
export function prepareReportInput({ precedente, ...input }: ReportInput): PreparedInput {
  const { isDemo } = input;
  // Once, for the pages and for the journal: of a big document it takes seconds.
  const data = isDemo ? scrambleDocumentData(input.data) : input.data;
  const journal = precedente
    ? {
        versionNumber: precedente.versionNumber,
        creationTime: precedente.creationTime,
        lignes: comparerVersions(precedente.data, input.data, { isDemo, apresMontre: data }),
      }
    : null;
  return { ...input, data, journal, ...(isDemo && { preuve: null }) };
}
