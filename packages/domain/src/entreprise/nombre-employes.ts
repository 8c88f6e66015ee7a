/** Smallest number of employees (decision D11: 0 is accepted, although the literal message says more). */
export const MIN_NOMBRE_EMPLOYES = 0;

/** Greatest number of employees that the contract takes. */
export const MAX_NOMBRE_EMPLOYES = 10_000_000;
