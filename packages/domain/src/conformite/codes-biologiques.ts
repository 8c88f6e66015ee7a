/**
 * The risks, and the categories all of them, that may expose to biological agents of the groups 3 and 4 (art. R4421-3 and
 * R4426-1 C. trav.). A test of the referential compares them with the content.
 */
const CODES_BIOLOGIQUES =
  /^(?:BIO-(?:SAN\b.*|INF-01|ANI-02)|SAN-(?:AES\b.*|DAS-0[13])|PHA-(?:VAC\b.*|MAT-02|RET-01)|PRO-DEC-0[134]|VET-ZOO-0[124]|AGR-ANI-02|COI-OUT-02|RHR-ETA-04)$/;

/** Whether a code of the referential is one of a risk, or of a category, that may expose to such agents. */
export const isCodeBiologique = (code: string): boolean => CODES_BIOLOGIQUES.test(code);
