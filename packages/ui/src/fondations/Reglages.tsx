import { Button } from '../components/Button/Button.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { Text } from '../components/Text/Text.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { DENSITY } from '../theme/tokens.ts';
import * as styles from './fondations.css.ts';
import { Planche } from './Planche.tsx';

const LABELS = { comfortable: 'Confortable, par défaut', compact: 'Compacte' } as const;

/** The same form at both densities. */
export function Densites() {
  return (
    <Planche>
      <div className={styles.grille}>
        {(['comfortable', 'compact'] as const).map((density) => (
          <div key={density} data-density={density}>
            <Stack>
              <Text weight="semibold">{LABELS[density]}</Text>
              <TextField label="Nom" />
              <Button>Enregistrer</Button>
              <Text size="s14" tone="soft">
                Contrôles de {Number.parseFloat(DENSITY[density].controlHeight) * 16}&nbsp;px
              </Text>
            </Stack>
          </div>
        ))}
      </div>
    </Planche>
  );
}
