import {
  describeNombreDeChangements,
  type LigneDeComparaison,
  OBJET_LABELS,
  OBJETS_COMPARES,
  type ObjetCompare,
} from '@odu/domain';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import * as styles from './Comparaison.css.ts';
import { LigneComparee } from './LigneComparee.tsx';

export interface ComparaisonProps {
  lignes: readonly LigneDeComparaison[];
  level?: 2 | 3;
}

/** What changed between two states of a document, by what it is about. */
export function Comparaison({ lignes, level = 2 }: ComparaisonProps) {
  const groups = Map.groupBy(lignes, ({ objet }) => objet);
  return (
    <Stack gap="large">
      {OBJETS_COMPARES.map((objet) => {
        const group = groups.get(objet);
        return group === undefined ? null : <Groupe key={objet} objet={objet} lignes={group} level={level} />;
      })}
    </Stack>
  );
}

type GroupeProps = { objet: ObjetCompare; lignes: readonly LigneDeComparaison[]; level: 2 | 3 };

function Groupe({ objet, lignes, level }: GroupeProps) {
  return (
    <section>
      <Inline justify="between" gap="small">
        <Heading level={level} size="s22">
          {OBJET_LABELS[objet]}
        </Heading>
        <Text tone="soft" size="s14">
          {describeNombreDeChangements(lignes)}
        </Text>
      </Inline>
      <ul className={styles.lignes}>
        {lignes.map((ligne) => (
          <LigneComparee key={ligne.id} ligne={ligne} />
        ))}
      </ul>
    </section>
  );
}
