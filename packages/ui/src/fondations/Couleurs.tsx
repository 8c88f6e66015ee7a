import { Badge } from '../components/Badge/Badge.tsx';
import { Table } from '../components/Table/Table.tsx';
import {
  COLOR_PAIRS,
  type ColorName,
  type ColorPair,
  computePairContrast,
  DECORATIVE_COLORS,
  MINIMUM_RATIO,
  readColor,
  type ThemeName,
} from '../theme/color-pairs.ts';
import * as styles from './fondations.css.ts';
import { Planche } from './Planche.tsx';

const RATIO = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Cut, never rounded up: 4,47 must not be shown as 4,5. */
const formatRatio = (ratio: number): string => `${RATIO.format(Math.floor(ratio * 10) / 10)}\u00A0: 1`;

const THEME_LABELS = { light: 'Clair', dark: 'Sombre' } as const satisfies Record<ThemeName, string>;

/** A text says its own ratio; an edge has it beside. */
function Contraste({ theme, pair }: { theme: ThemeName; pair: ColorPair }) {
  const ratio = computePairContrast(theme, pair);
  const foreground = readColor(theme, pair.foreground);
  const background = readColor(theme, pair.background);
  const isText = pair.kind === 'texte';
  return (
    <span className={styles.contraste}>
      <span
        className={styles.echantillon}
        style={isText ? { background, color: foreground } : { background, borderColor: foreground }}
      >
        {isText && formatRatio(ratio)}
      </span>
      {!isText && formatRatio(ratio)}
      {ratio < MINIMUM_RATIO[pair.kind] && <Badge tone="danger">Insuffisant</Badge>}
    </span>
  );
}

/** The pairs of one kind with their ratios, computed here from the tokens. */
export function Contrastes({ kind }: { kind: ColorPair['kind'] }) {
  return (
    <Planche>
      <Table
        caption={
          kind === 'texte'
            ? 'Textes\u00A0: au moins 4,5\u00A0: 1'
            : 'Contours et repères\u00A0: au moins 3\u00A0: 1'
        }
        columns={[
          { id: 'usage', label: 'Où', isRowHeader: true, cell: ({ usage }) => usage },
          {
            id: 'noms',
            label: 'Couleurs',
            cell: ({ foreground, background }) => (
              <span className={styles.code}>
                {foreground} / {background}
              </span>
            ),
          },
          { id: 'light', label: THEME_LABELS.light, cell: (pair) => <Contraste theme="light" pair={pair} /> },
          { id: 'dark', label: THEME_LABELS.dark, cell: (pair) => <Contraste theme="dark" pair={pair} /> },
        ]}
        rows={COLOR_PAIRS.filter((pair) => pair.kind === kind)}
        getRowKey={({ foreground, background }) => `${foreground}/${background}`}
      />
    </Planche>
  );
}

/** Every colour of both themes; the levels of risk have a page of their own. */
export function Palette() {
  const names = [
    ...new Set<ColorName>([
      ...COLOR_PAIRS.flatMap(({ background, foreground }) => [background, foreground]),
      ...DECORATIVE_COLORS,
    ]),
  ];
  return (
    <Planche>
      <div className={styles.mosaique}>
        {names
          .filter((name) => !name.startsWith('risque'))
          .toSorted()
          .map((name) => (
            <div key={name} className={styles.vignette}>
              {(['light', 'dark'] as const).map((theme) => (
                <span
                  key={theme}
                  className={styles.pastille}
                  style={{ background: readColor(theme, name) }}
                />
              ))}
              <span className={styles.code}>{name}</span>
            </div>
          ))}
      </div>
    </Planche>
  );
}
