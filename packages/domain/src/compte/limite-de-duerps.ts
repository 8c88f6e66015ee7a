/** The answer to an account that has as many documents as it may (specification 2, section 2). */
export const LIMITE_DE_DUERPS_MESSAGE = 'Vous avez atteint la limite de DUERP.';
