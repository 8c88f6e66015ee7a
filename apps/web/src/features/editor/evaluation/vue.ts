/** How the risks to evaluate are shown, by its name in the address: the specification's cards, or one line each. */
export const VUES = { cartes: 'Cartes', tableau: 'Tableau' } as const;

export type Vue = keyof typeof VUES;

/** The view of a name; the cards for any other text. */
export const readVue = (name: string | undefined): Vue => (name === 'tableau' ? 'tableau' : 'cartes');
