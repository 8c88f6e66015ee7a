import type { FacteurL4161 } from '@odu/api-contract/types';
import { FACTEURS } from '../droit/facteurs-de-risques.ts';

/**
 * The risks of the referential (of the sectors and retired ones too) that carry each factor: what a document kept for
 * years carries is known without the referential. A test of the referential refuses another list.
 */
const CODES_PAR_FACTEUR: Readonly<Record<FacteurL4161, string>> = {
  manut: `
    AGR-CUL-05 ALI-MAN-01 ALI-MAN-03 ALI-VIA-03 AUT-MEC-06 AUT-PNE-03 BUR-ARC-01 COI-CLI-05 COM-CAI-02
    COM-LIV-02 COM-RAY-01 PHA-LOG-02 PHA-MAT-01 PHY-MAN-01 PHY-MAN-02 PHY-MAN-03 PHY-MAN-04 PHY-MAN-05
    PRO-DEC-05 PRO-GES-03 PRO-GES-04 RHR-CAV-02 RHR-ETA-01 RHR-ETA-03 RHR-PLO-04 RHR-SAL-03 SAN-DAS-02
    SAN-MOB-01 SAN-MOB-02 SCO-ENF-01 SCO-RES-01 TRP-CLI-03
  `,
  postures: `
    AGR-ANI-04 AGR-CUL-02 ALI-MAN-02 AUT-LEV-05 BTP-BET-04 COI-BAC-02 COI-EST-02 COI-GES-01 COI-ONG-04
    OPT-EXA-03 PHY-ECR-01 PHY-POS-02 PHY-POS-03 PRO-GES-02 RHR-ETA-01 RHR-ETA-02 RHR-PRE-05
    SAN-MOB-03 SCO-ENF-02
  `,
  vibrations: `
    AGR-TRA-05 AUT-MEC-04 PRO-MAC-05 VIB-COR-01 VIB-COR-02 VIB-MBR-01 VIB-MBR-02
  `,
  chimique: `
    AGR-ANI-03 AGR-FOS-01 AGR-FOS-02 AGR-PHY-01 AGR-PHY-02 AGR-PHY-03 AGR-PHY-04 ALI-FAR-01 ALI-FAR-04 ALI-FOU-05 ALI-FRO-03
    ALI-FRO-05 AUT-CAR-01 AUT-CAR-02 AUT-ELE-03 AUT-FLU-01 AUT-FLU-02 AUT-FLU-03 AUT-FLU-04 AUT-FLU-05
    AUT-FLU-06 AUT-PEI-01 AUT-PEI-02 AUT-PEI-04 BTP-BET-01 BTP-DEM-01 BTP-DEM-04 BTP-ROU-02 BTP-ROU-04
    CHI-COR-01 CHI-COR-02 CHI-COR-03 CHI-COR-04 CHI-GAZ-01 CHI-GAZ-02 CHI-GAZ-04 CHI-NET-01 CHI-NET-02 CHI-NET-03 CHI-NET-04
    CHI-POU-01 CHI-POU-02 CHI-POU-03 CHI-POU-04 CHI-SOL-01 CHI-SOL-02 CHI-SOL-03 CHI-SOL-04 CHI-STO-01
    CHI-STO-02 CHI-STO-03 CHI-STO-04 CMR-AMI-01 CMR-AMI-02 CMR-AMI-03 CMR-BOI-01 CMR-BOI-02 CMR-DIE-01
    CMR-DIE-02 CMR-PLO-01 CMR-PLO-02 CMR-PLO-03 CMR-SIL-01 CMR-SIL-02 CMR-SIL-03 CMR-SUB-01 CMR-SUB-02
    CMR-SUB-03 CMR-SUB-04 COI-BAC-01 COI-CLI-04 COI-COL-01 COI-COL-02 COI-COL-03 COI-COL-04 COI-COL-05
    COI-COL-06 COI-EST-05 COI-ONG-01 COI-ONG-02 COI-ONG-03 COM-ALI-03 ELE-BAT-03 OPT-ATE-04 OPT-CHA-02
    OPT-CHI-01 OPT-CHI-02 PHA-PRE-01 PHA-PRE-02 PHA-PRE-03 PHA-PRE-04 PHA-RET-02 PRO-CHI-01 PRO-CHI-02
    PRO-CHI-03 PRO-CHI-04 PRO-CHI-05 PRO-SIT-03 RHR-CAV-01 RHR-CUI-04 RHR-CUI-06 RHR-PLO-02 RHR-PLO-05 ROU-CHA-04 SAN-DOM-04
    SAN-MED-01 SAN-MED-02 SAN-MED-03 SAN-STE-01 SAN-STE-02 SCO-ATE-03 SCO-BAT-02 SCO-BAT-04 SCO-EPS-02 SCO-LAB-01 TRP-ADR-02
    TRP-ADR-03 TRP-ATE-04 VET-ANE-01 VET-ANE-03 VET-ANE-04 VET-EXT-03
  `,
  hyperbare: `
    ORG-HYP-01
  `,
  temperatures: `
    ALI-FOU-03 ALI-FRO-01 COM-ALI-02 RHR-CAV-03 RHR-CUI-05 THE-AMB-01 THE-FRO-01
  `,
  bruit: `
    ALI-LIG-03 AUT-MEC-05 BRU-LES-01 BRU-LES-02 BRU-LES-03 BRU-LES-04 BUR-TEL-02 COI-GES-04 OPT-ATE-03
    OPT-CHI-03 PRO-MAC-05 RHR-SAL-05 SCO-ATE-04 SCO-ENF-04
  `,
  nuit: `
    ALI-NUI-01 ORG-NUI-01 PHA-COM-02 PRO-HOR-01 RHR-NUI-02
  `,
  equipes: `
    ALI-LIG-04 ORG-NUI-02
  `,
  repetitif: `
    AGR-ANI-04 AGR-CUL-01 ALI-LIG-02 ALI-VEN-03 ALI-VIA-04 COI-EST-03 COI-GES-02 COM-CAI-01 PHA-LOG-01
    PHY-REP-01 PHY-REP-02 PRO-GES-01 RHR-PRE-04 SCO-RES-04
  `,
};

const listCodes = (facteur: FacteurL4161) => CODES_PAR_FACTEUR[facteur].trim().split(/\s+/);

const FACTEURS_PAR_CODE: ReadonlyMap<string, readonly FacteurL4161[]> = new Map(
  [
    ...Map.groupBy(
      FACTEURS.flatMap((facteur) => listCodes(facteur).map((code) => ({ code, facteur }))),
      ({ code }) => code,
    ),
  ].map(([code, pairs]) => [code, pairs.map(({ facteur }) => facteur)]),
);

/** The factors that the risk of a code of the referential carries; none for a risk of the user's own. */
export const listFacteursDuCode = (code: string | null | undefined): readonly FacteurL4161[] =>
  FACTEURS_PAR_CODE.get(code ?? '') ?? [];
