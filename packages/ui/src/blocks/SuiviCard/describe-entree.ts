import type { EntreeDeSuivi } from '@odu/api-contract';
import { describeAvis, describeSansCse, formatDateLongue, isSansCse, NBSP } from '@odu/domain';

/** What was done, or is to come, in a sentence; `today` is a day in Paris or an ISO instant. */
export function describeEntree({ type, ...entree }: EntreeDeSuivi, today: string): string {
  const date = formatDateLongue(entree.date);
  const after = (text: string | undefined) => (text === undefined || text === '' ? '' : `${NBSP}: ${text}`);
  switch (type) {
    case 'SPST':
      return `Transmis le ${date} à ${entree.destinataire ?? ''} (${entree.moyen ?? ''}).`;
    case 'CSE':
      if (isSansCse(entree.avis)) return describeSansCse(entree.avis, date);
      return `Réunion du ${date}, avis ${entree.avis === 'sans avis' ? 'non rendu' : (entree.avis ?? '')}${after(entree.compteRendu)}`;
    case 'AVIS_D_ACCES':
      return `${describeAvis(entree, today)}. Consultation${after(entree.lieu)}${entree.modalites ? `, ${entree.modalites}` : ''}`;
  }
}

/** Who wrote it down, and when. */
export const describeSignature = ({ auteur, createdAt, corrige }: EntreeDeSuivi): string =>
  `${corrige === null ? 'Noté' : 'Corrigé'} par ${auteur} le ${formatDateLongue(createdAt)}`;
