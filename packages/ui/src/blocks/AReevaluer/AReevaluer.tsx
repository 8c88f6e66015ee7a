import { formatPluriel, quoteFr, type RisqueAReevaluer } from '@odu/domain';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { NiveauBadge } from '../NiveauBadge/NiveauBadge.tsx';
import { useFocusAfterRemoval } from '../use-focus-after-removal.ts';
import * as styles from './AReevaluer.css.ts';

export interface AReevaluerProps {
  /** Once all are done the card says so, so that who was in it is not lost. */
  risques: readonly RisqueAReevaluer[];
  /** The address of the evaluation of a risk. */
  getRisqueHref: (place: { idUniteDeTravail: string; idRisque: string }) => string;
  /** The evaluation is right as it is; left out where nothing is edited. */
  onConfirm?: ((risque: RisqueAReevaluer) => void) | undefined;
  level?: 2 | 3;
}

const MAX_SHOWN = 5;

/** The risks of which an action was finished since they were evaluated: a proposal, which blocks nothing. */
export function AReevaluer({ risques, getRisqueHref, onConfirm, level = 2 }: AReevaluerProps) {
  const shown = risques.slice(0, MAX_SHOWN);
  const { fallbackRef, registerItem, expectRemoval } = useFocusAfterRemoval<HTMLDivElement>(
    risques.map(({ risque }) => risque.idRisque),
  );
  return (
    <Card as="section" padding="large">
      <Stack gap="small">
        <div ref={fallbackRef} tabIndex={-1}>
          <Heading level={level} size="s22">
            À réévaluer
          </Heading>
        </div>
        <Text tone="soft" isProse>
          {explain(risques.length)}
        </Text>
        <ul className={styles.list}>
          {shown.map((one) => (
            <li key={one.risque.idRisque} className={styles.row} ref={registerItem(one.risque.idRisque)}>
              <div className={styles.text}>
                <Inline gap="small" align="center">
                  <Text as="span">{one.risque.displayName}</Text>
                  <NiveauBadge
                    status={one.risque.niveauDeRisqueStatus}
                    value={one.risque.niveauDeRisqueValue}
                    size="small"
                  />
                </Inline>
                <Text tone="soft" size="s14">
                  {one.unite.displayName} · terminé&nbsp;: {describeActions(one)}
                </Text>
              </div>
              <Inline gap="xsmall">
                <Link
                  variant="secondary"
                  href={getRisqueHref({
                    idUniteDeTravail: one.unite.idUniteDeTravail,
                    idRisque: one.risque.idRisque,
                  })}
                  aria-label={`Réévaluer ${one.risque.displayName}`}
                >
                  Réévaluer
                </Link>
                {onConfirm !== undefined && (
                  <Button
                    variant="quiet"
                    aria-label={`L'évaluation reste juste\u00A0: ${one.risque.displayName}`}
                    onPress={() => {
                      expectRemoval(one.risque.idRisque);
                      onConfirm(one);
                    }}
                  >
                    L'évaluation reste juste
                  </Button>
                )}
              </Inline>
            </li>
          ))}
        </ul>
        {risques.length > MAX_SHOWN && (
          <Text tone="soft">
            {formatPluriel(risques.length - MAX_SHOWN, 'autre risque', 'autres risques')} à réévaluer ensuite.
          </Text>
        )}
      </Stack>
    </Card>
  );
}

function explain(count: number): string {
  if (count === 0)
    return "Plus rien à réévaluer\u00A0: aucune action, parmi celles dont la fin est connue, n'est terminée depuis l'évaluation de son risque.";
  return count === 1
    ? 'Une action de ce risque est terminée depuis son évaluation. Le risque a peut-être baissé.'
    : 'Une action de ces risques est terminée depuis leur évaluation. Ils ont peut-être baissé.';
}

const describeActions = ({ actions }: RisqueAReevaluer): string =>
  actions.length === 1
    ? quoteFr(actions[0]?.descriptionDeLaMesure ?? '')
    : formatPluriel(actions.length, 'action', 'actions');
