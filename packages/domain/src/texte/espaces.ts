/** Narrow no-break space: before `;`, `!`, `?` and inside « » (Lexique de l'Imprimerie nationale). */
export const NNBSP = '\u202f';

/** No-break space: before `:` (Lexique de l'Imprimerie nationale). */
export const NBSP = '\u00a0';

/** Puts a text between French quotation marks: `« texte »` with narrow no-break spaces. */
export const quoteFr = (text: string): string => `«${NNBSP}${text}${NNBSP}»`;
