import { Alert, Button } from '@odu/ui';

/** What stands in place of the prices when they cannot be had. */
export function PricesError({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert
      tone="danger"
      live="polite"
      actions={
        <Button variant="secondary" onPress={onRetry}>
          Réessayer
        </Button>
      }
    >
      Erreur lors du chargement des tarifs.
    </Alert>
  );
}
