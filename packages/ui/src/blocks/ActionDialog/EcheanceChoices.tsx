import { formatDateLongue, type EcheanceProposee } from '@odu/domain';
import { Button } from '../../components/Button/Button.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';

export interface EcheanceChoicesProps {
  echeances: readonly EcheanceProposee[];
  /** The date of the field, 'YYYY-MM-DD'; the choice that it is stands pressed. */
  value: string | null;
  onChoose: (date: string) => void;
}

/** Dates for an action, each one press away. */
export function EcheanceChoices({ echeances, value, onChoose }: EcheanceChoicesProps) {
  return (
    <Inline as="ul" aria-label="Dates proposées" gap="xsmall">
      {echeances.map(({ libelle, date }) => (
        <li key={date}>
          <Button
            variant={date === value ? 'secondary' : 'quiet'}
            aria-label={`${libelle}, le ${formatDateLongue(date)}`}
            aria-pressed={date === value}
            onPress={() => onChoose(date)}
          >
            {libelle}
          </Button>
        </li>
      ))}
    </Inline>
  );
}
