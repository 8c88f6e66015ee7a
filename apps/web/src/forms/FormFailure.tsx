import { Alert } from '@odu/ui';

/** Says why a submitted form failed; nothing while `message` is null. What was typed stays in the form. */
export function FormFailure({ message }: { message: string | null }) {
  if (message === null) return null;
  return (
    <Alert tone="danger" live="assertive">
      {message}
    </Alert>
  );
}
