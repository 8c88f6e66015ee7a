import type { Commande } from '@odu/domain';
import { formatEuros, formatNombre, NNBSP } from '@odu/domain';
import { Card, Heading, Inline, Stack, Text } from '@odu/ui';

type OrderSummaryProps = {
  order: Commande;
  /** The name of the document that the standard plan is for; null when it is not known. */
  documentName: string | null;
};

/** What the order costs for one year, line by line. */
export function OrderSummary({ order, documentName }: OrderSummaryProps) {
  const { ligne, totalHT, totalTVA, totalTTC, isAutoliquidation } = order;
  return (
    <Card as="section" aria-label="Récapitulatif">
      <Stack gap="small">
        <Heading level={2} size="s18">
          {ligne.designation}, un an
        </Heading>
        {documentName !== null && <Text tone="soft">Pour {documentName}</Text>}
        {ligne.prixHT !== totalHT && <Line label="Prix HT" cents={ligne.prixHT} />}
        {ligne.remiseHT > 0 && <Line label="Remise sur vos abonnements remplacés" cents={-ligne.remiseHT} />}
        {/* The price that a coupon is a percentage of (specification 2, section 9). */}
        {ligne.remiseHT > 0 && ligne.couponHT > 0 && (
          <Line label="Prix actuel HT" cents={ligne.prixHT - ligne.remiseHT} />
        )}
        {ligne.couponHT > 0 && <Line label="Code promo" cents={-ligne.couponHT} />}
        <Line label="Total HT" cents={totalHT} />
        <Line label={`TVA (${formatNombre(ligne.tauxTVA)}${NNBSP}%)`} cents={totalTVA} />
        <Line label="Total TTC" cents={totalTTC} isTotal />
        {isAutoliquidation && (
          <Text tone="soft" isProse>
            Autoliquidation&nbsp;: la TVA est due par vous dans votre pays, d'après votre numéro de TVA.
          </Text>
        )}
      </Stack>
    </Card>
  );
}

function Line({ label, cents, isTotal = false }: { label: string; cents: number; isTotal?: boolean }) {
  const weight = isTotal ? 'semibold' : 'regular';
  return (
    <Inline justify="between" gap="medium">
      <Text as="span" weight={weight}>
        {label}
      </Text>
      <Text as="span" weight={weight} isNumeric>
        {formatEuros(cents / 100)}
      </Text>
    </Inline>
  );
}
