import { Alert } from '@odu/ui';

/** The failure of a form, announced at once. */
export default function FailureAlert({ message }: { message: string }) {
  return (
    <Alert tone="danger" live="assertive">
      {message}
    </Alert>
  );
}
