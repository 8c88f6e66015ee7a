import { addYears } from '../texte/add-years.ts';
import { addDays } from '../texte/format-date.ts';

/** How many days before its removal a free document's owner is warned (decision D5). */
export const JOURS_DES_AVERTISSEMENTS = [30, 7] as const;

/** What a free document that nobody opens asks for, and the day on which it will be removed. */
export type EtapeDOubli =
  | { etape: 'avertissement'; jours: (typeof JOURS_DES_AVERTISSEMENTS)[number]; jourDeRetrait: string }
  | { etape: 'retrait' };

/** Days in Paris (`YYYY-MM-DD`); the warnings are those since the last opening, null while not sent. */
type Oubli = {
  derniereOuverture: string;
  premierAvertissement: string | null;
  secondAvertissement: string | null;
};

const latest = (left: string, right: string) => (left > right ? left : right);

/**
 * What a document that was never covered asks for on a day, 12 months after its last opening at the earliest; null
 * for nothing. A warning that comes late puts the removal off: there are always 30 days after the first, 7 after the second.
 */
export const computeEtapeDOubli = (oubli: Oubli, today: string): EtapeDOubli | null => {
  const { derniereOuverture, premierAvertissement, secondAvertissement } = oubli;
  const [premier, second] = JOURS_DES_AVERTISSEMENTS;
  const prevu = addYears(derniereOuverture, 1);
  if (premierAvertissement === null) {
    const jourDeRetrait = latest(prevu, addDays(today, premier));
    return today < addDays(prevu, -premier)
      ? null
      : { etape: 'avertissement', jours: premier, jourDeRetrait };
  }
  const annonce = latest(prevu, addDays(premierAvertissement, premier));
  if (secondAvertissement === null) {
    const jourDeRetrait = latest(annonce, addDays(today, second));
    return today < addDays(annonce, -second)
      ? null
      : { etape: 'avertissement', jours: second, jourDeRetrait };
  }
  return today < latest(annonce, addDays(secondAvertissement, second)) ? null : { etape: 'retrait' };
};
