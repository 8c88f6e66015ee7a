import { Alert, Stack, Text } from '@odu/ui';

/** The failure of a form, announced at once; each line of it stands under the other. */
export default function FailureAlert({ message }: { message: string }) {
  return (
    <Alert tone="danger" live="assertive">
      <Stack gap="xxsmall">
        {message.split('\n').map((line) => (
          <Text key={line}>{line}</Text>
        ))}
      </Stack>
    </Alert>
  );
}
