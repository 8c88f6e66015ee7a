import { MENTIONS_D_EXONERATION } from '../droit/autres-textes.ts';
import { NBSP, NNBSP } from '../texte/espaces.ts';
import { formatDateLongue } from '../texte/format-date.ts';
import { type Facture, findRegimeDeTVA } from './facture.ts';

/** Art. L441-10 and D441-5 C. com. (à vérifier): what a professional owes at least for the recovery of a late payment. */
export const INDEMNITE_DE_RECOUVREMENT_EUROS = 40;

/** What an invoice that has no value says across its page. */
export const MENTION_DE_TEST = 'FACTURE DE TEST – SANS VALEUR';

/** A sentence that the law asks for, with the UNTDID 4451 code under which the structured data carries it. */
export type MentionDeFacture = { code: 'AAB' | 'PMD' | 'PMT' | 'REG'; texte: string };

/** Why no VAT is charged; null when it is. Art. 242 nonies A, annexe II, and 293 E CGI (à vérifier). */
export const describeExoneration = ({ commande }: Pick<Facture, 'commande'>): string | null => {
  const regime = findRegimeDeTVA(commande);
  return regime === 'NORMAL' ? null : MENTIONS_D_EXONERATION[regime];
};

/** The sentences at the foot of an invoice or credit note, in their order (sources and doubts: ADR 0010). */
export const listMentionsDeFacture = (facture: Facture): MentionDeFacture[] => {
  const { factureAnnulee, vendeur, isTest } = facture;
  const test: MentionDeFacture[] = isTest
    ? [{ code: 'REG', texte: `${MENTION_DE_TEST}. Aucune somme n’a été encaissée.` }]
    : [];
  const nature = {
    code: 'REG',
    texte: `Catégorie de l’opération${NBSP}: prestation de services.`,
  } as const;
  if (factureAnnulee !== null) {
    const texte = `Cet avoir annule la facture ${factureAnnulee.numero} du ${formatDateLongue(factureAnnulee.issuedOn)}.`;
    return [...test, { code: 'REG', texte }, nature];
  }
  return [
    ...test,
    nature,
    { code: 'AAB', texte: 'Aucun escompte n’est accordé pour paiement anticipé.' },
    {
      code: 'PMD',
      texte: `En cas de retard de paiement, des pénalités sont dues au taux de ${vendeur.latePaymentRate}.`,
    },
    {
      code: 'PMT',
      texte: `En cas de retard de paiement, une indemnité forfaitaire de ${INDEMNITE_DE_RECOUVREMENT_EUROS}${NNBSP}€ est due pour frais de recouvrement.`,
    },
  ];
};
