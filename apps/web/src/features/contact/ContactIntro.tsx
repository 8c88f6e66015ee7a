import { Link, Text } from '@odu/ui';
import { usePublicConfig } from '../../api/use-public-config.ts';
import { PRODUCT_NAME } from '../../routing/use-page-title.ts';

/** Tells who answers: the support, and the partner law firm for the law. */
export function ContactIntro() {
  const firm = usePublicConfig()?.partnerLawFirm;
  return (
    <Text isProse>
      Écrivez-nous pour toute question sur {PRODUCT_NAME}.{' '}
      {firm ? (
        <>
          Pour une question juridique, notre cabinet d'avocats partenaire{' '}
          <Link href={firm.url} isExternal>
            {firm.name}
          </Link>{' '}
          vous répondra.
        </>
      ) : (
        <>Les questions juridiques relèvent d'un cabinet d'avocats.</>
      )}
    </Text>
  );
}
