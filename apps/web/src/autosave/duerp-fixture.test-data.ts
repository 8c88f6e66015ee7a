import type { ActionPreventive, DuerpDocument, Risque, UniteDeTravail } from '@odu/api-contract';

/** A risk that is not evaluated, for tests. */
export const makeRisque = (idRisque: string, fields: Partial<Risque> = {}): Risque => ({
  idRisque,
  idCategorie: 'c1',
  code: '',
  displayName: `Risque ${idRisque}`,
  isUserDefined: false,
  danger: '',
  remarques: '',
  evalGravite: null,
  evalFrequence: null,
  evalMaitrise: null,
  isRisqueEvalue: false,
  niveauDeRisqueValue: null,
  niveauDeRisqueStatus: null,
  ...fields,
});

/** A unit with one category, for tests. */
export const makeUnite = (
  idUniteDeTravail: string,
  risques: Risque[] = [],
  actions: ActionPreventive[] = [],
): UniteDeTravail => ({
  idUniteDeTravail,
  displayName: `Unité ${idUniteDeTravail}`,
  categorieDeRisques: [{ idCategorie: 'c1', code: '', displayName: 'Chutes', isUserDefined: true }],
  risques,
  papripactActionsPreventives: actions,
  niveauDeRisqueValue: null,
});

/** A document without a version, for tests. */
export const makeDuerp = (
  unitesDeTravail: UniteDeTravail[] = [],
  fields: Partial<DuerpDocument> = {},
): DuerpDocument => ({
  id: 'd1',
  displayName: 'Nouveau DUERP',
  description: '',
  data: {
    entreprise: null,
    unitesDeTravail,
    isPapripactEnabled: false,
    niveauDeRisqueTotalValue: null,
    niveauDeRisqueTotalStatus: null,
    displayOptions: { sortBy: 'none', shouldGroupByUnite: true, shouldGroupByCategorie: true },
  },
  versions: [],
  paymentStatus_Derivated: 'DRAFT',
  isVip_Derivated: false,
  hasFullAccess_Derivated: false,
  hasBeenModifiedSinceLastGeneration: false,
  ...fields,
});
