import type { PhraseDeDroit } from '@odu/domain';
import { PhraseDeLoi, Stack, Text } from '@odu/ui';

/** Sentences of the law, each with its articles. */
export function LoisAConnaitre({ phrases }: { phrases: readonly PhraseDeDroit[] }) {
  return (
    <Stack as="ul" gap="small">
      {phrases.map((phrase) => (
        <Text key={phrase.texte} as="li" isProse>
          <PhraseDeLoi phrase={phrase} />
        </Text>
      ))}
    </Stack>
  );
}
