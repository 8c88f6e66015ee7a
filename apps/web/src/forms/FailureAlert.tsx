import { Alert, Stack, Text } from '@odu/ui';

type FailureAlertProps = {
  message: string;
  /** `off` where a toast has announced it already. */
  live?: 'assertive' | 'off';
};

/** The failure of a form, announced at once; each line of it stands under the other. */
export default function FailureAlert({ message, live = 'assertive' }: FailureAlertProps) {
  return (
    <Alert tone="danger" live={live}>
      <Stack gap="xxsmall">
        {message.split('\n').map((line) => (
          <Text key={line}>{line}</Text>
        ))}
      </Stack>
    </Alert>
  );
}
