const toSet = (codes: string): ReadonlySet<string> => new Set(codes.trim().split(/\s+/));

/**
 * The risks of an explosive atmosphere, and those of work on asbestos, outside of their general category: each asks for a
 * document of its own (art. R4227-52 and R4412-145 C. trav.). A test of the referential compares them with the content.
 */
const CODES_D_ATEX = toSet(
  'AGR-FOS-05 ALI-FAR-03 AUT-ELE-03 AUT-FLU-08 AUT-PEI-03 ELE-BAT-03 PHA-PRE-03 TRP-ADR-01',
);
const CODES_D_AMIANTE = toSet('AUT-FLU-06 BTP-DEM-01 BTP-ROU-04 SCO-BAT-04');

/** Whether a code of the referential is one of a risk, or of a category, of an explosive atmosphere. */
export const isCodeDAtex = (code: string): boolean => /^INC-EXP\b/.test(code) || CODES_D_ATEX.has(code);

/** Whether a code of the referential is one of a risk, or of a category, of work on asbestos. */
export const isCodeDAmiante = (code: string): boolean => /^CMR-AMI\b/.test(code) || CODES_D_AMIANTE.has(code);
