import { computeEcheance, describeEcheance } from '@odu/domain';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Text } from '../../components/Text/Text.tsx';

export interface EcheanceProps {
  /** ISO instant of the latest version; nothing is due before the first. */
  latestCreationTime: string | null | undefined;
  nombreEmployes: number | null | undefined;
  /** Whether the law asks for it is then to be checked. */
  isSecteurPublic?: boolean | null | undefined;
  /** A day in Paris or an ISO instant. */
  today: string;
}

/** When the next version is due: what the law asks for from eleven employees, advice below. */
export function Echeance(props: EcheanceProps) {
  const echeance = computeEcheance(props);
  if (echeance === null) return null;
  const text = describeEcheance(echeance);
  return echeance.isObligatoire && echeance.daysLeft < 0 ? (
    <Badge tone="warning">{text}</Badge>
  ) : (
    <Text size="s14" tone="soft">
      {text}
    </Text>
  );
}
