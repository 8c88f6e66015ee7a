/** What an access notice is made of (art. R4121-4 C. trav.). */
export type AvisInput = {
  entreprise: string;
  etablissement: string | null;
  /** Where the document is read. */
  lieu: string;
  /** How it is read; empty when nobody said. */
  modalites: string;
  /** The day from which it is posted, `YYYY-MM-DD`. */
  date: string;
  productName: string;
};
