import type { DisplayOptions, UniteDeTravail } from '@odu/api-contract';
import { DEFAULT_DISPLAY_OPTIONS, scrambleDocumentData } from '@odu/domain';
import { useMemo } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconLock } from '../../components/Icon/icons.ts';
import { Link } from '../../components/Link/Link.tsx';
import { Text } from '../../components/Text/Text.tsx';
import * as styles from './InteractiveRisques.css.ts';
import { placeRisques, titleRows } from './lay-out-risques.ts';
import { RisqueRows } from './RisqueRows.tsx';

export interface InteractiveRisquesDemoProps {
  unites: readonly UniteDeTravail[];
  defaultDisplayOptions?: DisplayOptions;
  choosePlanHref: string | undefined;
  headingLevel?: 2 | 3 | 4 | 5;
}

const SHOWN = 4;
const doNothing = () => undefined;

/** The interactive view that cannot be used: its first risks, unreadable in the page itself, under an invitation. */
export function InteractiveRisquesDemo({
  unites,
  defaultDisplayOptions = DEFAULT_DISPLAY_OPTIONS,
  choosePlanHref,
  headingLevel = 3,
}: InteractiveRisquesDemoProps) {
  const rows = useMemo(() => {
    const scrambled = scrambleDocumentData({ unitesDeTravail: unites });
    return titleRows(placeRisques(scrambled.unitesDeTravail, defaultDisplayOptions).slice(0, SHOWN));
  }, [unites, defaultDisplayOptions]);
  return (
    <div className={styles.demo}>
      <div inert aria-hidden="true" className={styles.blurred}>
        <RisqueRows rows={rows} headingLevel={headingLevel} onShowActions={doNothing} />
      </div>
      <div className={styles.overlay}>
        <div className={styles.invitation}>
          <Icon shape={IconLock} size="large" />
          <Text weight="semibold" size="s18">
            La vue interactive est réservée à la version complète.
          </Text>
          <Text>
            Triez vos risques par numéro ou par niveau, regroupez-les, recherchez-les et retrouvez leurs
            actions préventives.
          </Text>
          <Text size="s14" tone="soft">
            Ici, les textes de vos risques sont brouillés, pas seulement floutés. Ils restent intacts dans
            votre document.
          </Text>
          {choosePlanHref !== undefined && (
            <Link href={choosePlanHref} variant="accent">
              Choisir une formule
            </Link>
          )}
        </div>
      </div>
    </div>
  );
}
