/**
 * The risks outside of the family CMR that expose to carcinogenic, mutagenic or reprotoxic agents (art. R4412-93-1 C. trav.):
 * diesel exhaust in a garage, formaldehyde in a salon, asbestos in a school, carbon monoxide near an oven, nitrous oxide in an operating theatre. A test of the referential compares them with the content.
 */
const CODES_CMR: ReadonlySet<string> = new Set(
  `
    AGR-PHY-04 ALI-FOU-05 AUT-CAR-02 AUT-FLU-01 AUT-FLU-02 AUT-FLU-03 AUT-FLU-04 AUT-FLU-06 BTP-DEM-01 BTP-ROU-04 CHI-GAZ-01
    CHI-POU-02 CHI-SOL-04 COI-COL-04 PHA-PRE-02 RHR-CUI-04 SAN-MED-01 SAN-MED-02 SAN-MED-03 SAN-STE-02 SCO-ATE-03 SCO-BAT-02 SCO-BAT-04
    SCO-LAB-01 TRP-ATE-04 VET-ANE-01 VET-ANE-03 VET-ANE-04 VET-EXT-03
  `
    .trim()
    .split(/\s+/),
);

/** Whether a code of the referential is one of a risk, or of a category, that exposes to such agents. */
export const isCodeCmr = (code: string | null | undefined): boolean =>
  code?.startsWith('CMR-') === true || CODES_CMR.has(code ?? '');
