import { makeAccessToken } from '../../test/fake-session.ts';

// Fixed values, so that the pacts are the same at every run.
export const EMAIL = 'camille.martin@boulangerie-martin.example';
export const PASSWORD = 'Fournil-2026!';
export const ACCESS_TOKEN = makeAccessToken('pact', 600);
export const REFRESH_TOKEN = 'b1946ac92492d2347c6235b4d2611184b1946ac92492d2347c6235b4d2611184';

export const DUERP_ID = '0b9c1f0e-6a0f-4a39-9d51-2f6b6f2f9a11';
export const ENTREE_ID = '3f8e0f0a-54ab-4c77-9a2e-6a6f1f6d0b71';
export const VERSION_ID = '5d0ad3b0-50b5-4b1c-8b6b-1f1f0a8a7c22';
export const UNITE_ID = '9a3f6f5e-8d0b-4a7e-9d3b-6c1d2e3f4a33';
export const CATEGORIE_ID = 'c7b1a2d3-e4f5-4a6b-8c7d-9e0f1a2b3c44';
export const RISQUE_ID = 'd8c2b3e4-f5a6-4b7c-9d8e-0f1a2b3c4d55';
export const ACTION_ID = 'e9d3c4f5-a6b7-4c8d-8e9f-1a2b3c4d5e66';
export const BILLING_PROFILE_ID = 'fae4d5a6-b7c8-4d9e-8f0a-2b3c4d5e6f77';
export const INVOICE_ID = 'abf5e6b7-c8d9-4e0f-9a1b-3c4d5e6f7a88';
export const SUBSCRIPTION_ID = '0bf5e6b7-c8d9-4eaf-8a1b-3c4d5e6f7a88';
/** An id that no state makes. */
export const UNKNOWN_ID = 'ffffffff-ffff-4fff-8fff-ffffffffffff';

export const ETAG = '"12"';
/** The counter starts at 1: this one is always of the past. */
export const STALE_ETAG = '"0"';

/** What the client calls one intent of the user. */
export const KEYED = { 'Idempotency-Key': '4b1e7f0a-3c52-4d86-9a7f-2f1d0c9b8e77' };

export const DUERP = { emailAddress: EMAIL, duerpId: DUERP_ID };
export const DUERP_WITH_UNITE = {
  ...DUERP,
  idUniteDeTravail: UNITE_ID,
  idCategorie: CATEGORIE_ID,
  idRisque: RISQUE_ID,
  idAction: ACTION_ID,
};
