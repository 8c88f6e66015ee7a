/** A risk and the unit that it stands in. */
export interface PlaceDeRisque {
  idUniteDeTravail: string;
  idRisque: string;
}

/** Where a risk of one's own document is edited, where an action is added for it, and where risks are chosen. */
export interface RisqueLinks {
  getRisqueHref: (place: PlaceDeRisque) => string;
  getActionHref: (place: PlaceDeRisque) => string;
  saisieHref?: string;
}
