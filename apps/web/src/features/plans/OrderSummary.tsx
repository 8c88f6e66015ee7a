import { formatEuros, formatNombre, NNBSP } from '@odu/domain';
import { Card, Heading, Inline, Stack, Text } from '@odu/ui';
import type { Order } from './summarize-order.ts';

type OrderSummaryProps = { order: Order; vatRatePercentage: number };

/** What the order costs for one year, line by line. */
export function OrderSummary({ order, vatRatePercentage }: OrderSummaryProps) {
  return (
    <Card as="section" aria-label="Récapitulatif">
      <Stack gap="small">
        <Heading level={2} size="s18">
          {order.label}, un an
        </Heading>
        {order.discountHT > 0 && (
          <>
            <Line label="Prix HT" amount={order.originalHT} />
            <Line label="Remise sur vos abonnements remplacés" amount={-order.discountHT} />
          </>
        )}
        <Line label="Total HT" amount={order.totalHT} />
        <Line label={`TVA (${formatNombre(vatRatePercentage)}${NNBSP}%)`} amount={order.tva} />
        <Line label="Total TTC" amount={order.totalTTC} isTotal />
      </Stack>
    </Card>
  );
}

function Line({ label, amount, isTotal = false }: { label: string; amount: number; isTotal?: boolean }) {
  const weight = isTotal ? 'semibold' : 'regular';
  return (
    <Inline justify="between" gap="medium">
      <Text as="span" weight={weight}>
        {label}
      </Text>
      <Text as="span" weight={weight} isNumeric>
        {formatEuros(amount)}
      </Text>
    </Inline>
  );
}
