import { formatDateLongue, formatSiret, NBSP, SIRET_INCONNU } from '@odu/domain';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';

export interface DuerpFactsProps {
  siret: string | null | undefined;
  /** ISO instant of the latest version; none while the document is unfinished. */
  latestCreationTime: string | undefined;
}

/** The two lines under a document's name: its SIRET and its latest version. */
export function DuerpFacts({ siret, latestCreationTime }: DuerpFactsProps) {
  const hasSiret = siret !== null && siret !== undefined && siret.trim() !== '';
  return (
    <Stack gap="none">
      <Text size="s14" tone="soft" isNumeric>
        {hasSiret ? `N° SIRET${NBSP}: ${formatSiret(siret)}` : SIRET_INCONNU}
      </Text>
      <Text size="s14" tone="soft">
        {latestCreationTime === undefined
          ? "Vous n'avez pas encore finalisé ce DUERP."
          : `Dernière version${NBSP}: ${formatDateLongue(latestCreationTime)}`}
      </Text>
    </Stack>
  );
}
