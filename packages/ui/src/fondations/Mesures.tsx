import { useState } from 'react';
import { Button } from '../components/Button/Button.tsx';
import { Icon } from '../components/Icon/Icon.tsx';
import * as icons from '../components/Icon/icons.ts';
import { Text } from '../components/Text/Text.tsx';
import { vars } from '../theme/contract.css.ts';
import { MOTION, RADIUS, SPACE, TYPE } from '../theme/tokens.ts';
import * as styles from './fondations.css.ts';
import { Planche } from './Planche.tsx';

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>) => Object.keys(record) as Key[];

/** The six sizes and the three weights. */
export function Tailles() {
  return (
    <Planche>
      {keysOf(TYPE.size).map((size) => (
        <Text key={size} size={size}>
          Un poste bien éclairé <span className={styles.code}>{`${size} · ${TYPE.size[size]}`}</span>
        </Text>
      ))}
      <div className={styles.rangee}>
        {keysOf(TYPE.weight).map((weight) => (
          <Text key={weight} as="span" weight={weight}>
            Unité de travail <span className={styles.code}>{`${weight} · ${TYPE.weight[weight]}`}</span>
          </Text>
        ))}
      </div>
      <div>
        <Text isNumeric>{'1\u202F111,11\u202F€'}</Text>
        <Text isNumeric>{'9\u202F999,99\u202F€'}</Text>
      </div>
    </Planche>
  );
}

/** The steps of the 4 px grid. */
export function Espaces() {
  return (
    <Planche>
      {keysOf(SPACE).map((space) => (
        <div key={space} className={styles.rangee}>
          <span className={styles.barre} style={{ inlineSize: vars.space[space] }} />
          <span className={styles.code}>{`${space} · ${Number.parseFloat(SPACE[space]) * 16}\u202Fpx`}</span>
        </div>
      ))}
    </Planche>
  );
}

/** The three radii and the one shadow. */
export function Rayons() {
  return (
    <Planche>
      <div className={styles.rangee}>
        {keysOf(RADIUS).map((radius) => (
          <div key={radius} className={styles.vignette}>
            <span className={styles.surface} style={{ borderRadius: vars.radius[radius] }} />
            <span className={styles.code}>{`${radius} · ${RADIUS[radius]}`}</span>
          </div>
        ))}
        <div className={styles.vignette}>
          <span
            className={styles.surface}
            style={{
              borderRadius: vars.radius.large,
              boxShadow: vars.shadow.floating,
              borderColor: 'transparent',
            }}
          />
          <span className={styles.code}>shadow.floating</span>
        </div>
      </div>
    </Planche>
  );
}

/** The whole set, under the names by which it is imported. */
export function Icones() {
  return (
    <Planche>
      <div className={styles.mosaique}>
        {Object.entries(icons).map(([name, shape]) => (
          <div key={name} className={styles.vignette}>
            <Icon shape={shape} size="large" />
            <span className={styles.code}>{name}</span>
          </div>
        ))}
      </div>
    </Planche>
  );
}

const formatDuree = (duree: string) => `${Number.parseFloat(duree)}\u202Fms`;

/** A move at the pace of the application; it jumps when motion is reduced. */
export function Mouvement() {
  const [isAtEnd, setIsAtEnd] = useState(false);
  return (
    <Planche>
      <div className={styles.balle} data-arrivee={isAtEnd || undefined} />
      <div className={styles.rangee}>
        <Button variant="secondary" onPress={() => setIsAtEnd(!isAtEnd)}>
          {isAtEnd ? 'Revenir' : 'Déplacer'}
        </Button>
        <span className={styles.code}>
          {`fast · ${formatDuree(MOTION.full.fast)}, normal · ${formatDuree(MOTION.full.normal)}, ${MOTION.full.easing}`}
        </span>
      </div>
    </Planche>
  );
}
