import { Box, Link, Text } from '@odu/ui';
import { usePublicConfig } from '../api/use-public-config.ts';
import { PRODUCT_NAME } from '../routing/use-page-title.ts';
import * as styles from './PartnerHelp.css.ts';

/** The help box of the partner law firm (specification 2, section 1); nothing where the operator has none. */
export function PartnerHelp() {
  const firm = usePublicConfig()?.partnerLawFirm ?? null;
  if (firm === null) return null;
  return (
    <div className={styles.onScreen}>
      <Box as="section" tone="brand" padding="medium" aria-label="Conseil juridique">
        <Text weight="semibold">Une question de droit&#8239;?</Text>
        <Text isProse>
          {PRODUCT_NAME} ne remplace pas l'avis d'un avocat. Notre partenaire vous répond&nbsp;:{' '}
          <Link href={firm.url} isExternal>
            {firm.name}
          </Link>
        </Text>
      </Box>
    </div>
  );
}
