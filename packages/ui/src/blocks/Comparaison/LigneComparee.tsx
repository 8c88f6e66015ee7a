import {
  describeLigne,
  type LigneDeComparaison,
  NBSP,
  type NatureDeChangement,
  titreDeLigne,
} from '@odu/domain';
import { Badge, type BadgeTone } from '../../components/Badge/Badge.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Comparaison.css.ts';

/** A line has the tone of the first thing that happened to it. */
const TONES: Readonly<Record<NatureDeChangement, BadgeTone>> = {
  AJOUT: 'success',
  RETRAIT: 'danger',
  RENOMMAGE: 'brand',
  REEVALUATION: 'warning',
  DEPLACEMENT: 'brand',
  MODIFICATION: 'neutral',
};

/** One thing that is not as it was: what happened, its name, its two values. */
export function LigneComparee({ ligne }: { ligne: LigneDeComparaison }) {
  const [nature = 'MODIFICATION'] = ligne.natures;
  return (
    <li className={styles.ligne}>
      <Inline gap="small" align="center">
        <Badge tone={TONES[nature]}>{titreDeLigne(ligne)}</Badge>
        {ligne.unite !== null && (
          <Text as="span" size="s14" tone="soft">
            {ligne.unite}
          </Text>
        )}
      </Inline>
      <Text weight="semibold">{ligne.nom}</Text>
      {describeLigne(ligne).map((phrase) => (
        <Text key={phrase}>{phrase}</Text>
      ))}
      {ligne.ecarts.length > 0 && (
        <dl className={styles.ecarts}>
          {ligne.ecarts.map(({ champ, avant, apres }) => (
            <div key={champ} className={styles.ecart}>
              <Text as="dt" size="s14" tone="soft">
                {champ}
              </Text>
              <dd className={styles.valeur}>
                <VisuallyHidden>{`Avant${NBSP}: `}</VisuallyHidden>
                {avant}
              </dd>
              <dd className={styles.apres}>
                <VisuallyHidden>{`Après${NBSP}: `}</VisuallyHidden>
                {apres}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
