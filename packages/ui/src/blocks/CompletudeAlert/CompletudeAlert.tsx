import {
  countPointsACompleter,
  ETAPES,
  formatNombre,
  formatPluriel,
  NBSP,
  type ProblemeDeCompletude,
} from '@odu/domain';
import { useRef, useState } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { focusFirstNew } from '../focus-first-new.ts';
import * as styles from './CompletudeAlert.css.ts';

export interface CompletudeAlertProps {
  /** What the document lacks, in the order of the steps; none announces that it is ready. */
  problemes: readonly ProblemeDeCompletude[];
  /** The address where a problem is mended. */
  getHref: (probleme: ProblemeDeCompletude) => string;
  /** A longer list opens by a button. */
  maxShown?: number;
}

/** What a document lacks before a version can be made, each problem leading to its step; or that nothing is missing. */
export function CompletudeAlert({ problemes, getHref, maxShown = 10 }: CompletudeAlertProps) {
  const [isWhole, setIsWhole] = useState(false);
  const listRef = useRef<HTMLUListElement>(null);
  if (problemes.length === 0) {
    return (
      <Alert tone="success" title={<output>Votre DUERP est prêt</output>}>
        Aucune information ne manque{NBSP}: vous pouvez générer une version.
      </Alert>
    );
  }
  const shown = isWhole ? problemes : problemes.slice(0, maxShown);
  const hidden = countPointsACompleter(problemes.slice(shown.length));
  return (
    <Alert
      tone="warning"
      // Told at each change; the list is too long to be read out again.
      title={
        <output>
          {formatPluriel(countPointsACompleter(problemes), 'point')} à compléter avant de générer une version
        </output>
      }
      {...(hidden > 0 && {
        actions: (
          <Button
            variant="secondary"
            onPress={() => focusFirstNew(listRef.current, 'a', () => setIsWhole(true))}
          >
            {hidden === 1 ? "Afficher l'autre point" : `Afficher les ${formatNombre(hidden)} autres points`}
          </Button>
        ),
      })}
    >
      <ul ref={listRef} className={styles.groups}>
        {[...Map.groupBy(shown, ({ step }) => step)].map(([step, ofStep]) => (
          <li key={step}>
            <p className={styles.step}>
              Étape {step}
              {NBSP}: {ETAPES[step - 1]}
            </p>
            <ul className={styles.problems}>
              {ofStep.map((probleme, index) => (
                <li key={`${probleme.path}-${index}`} className={styles.problem}>
                  <Link href={getHref(probleme)}>{probleme.message}</Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
