import { classifyNiveauDeRisque, computeNiveauDeRisqueOrNull } from '@odu/domain';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconArrowLeft, IconArrowRight } from '../../components/Icon/icons.ts';
import { Select } from '../../components/Select/Select.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { NiveauBadge } from '../NiveauBadge/NiveauBadge.tsx';
import type { Cotation } from '../NoteChoice/criteres.ts';
import * as styles from './EvaluationDialog.css.ts';

/** The risks that are gone through one after another, and where one is among them. */
export interface Serie {
  /** « 3 sur 28 ». */
  place: string;
  /** None before the first. */
  onPrevious?: (() => void) | undefined;
  /** None after the last. */
  onNext?: (() => void) | undefined;
  /** The units, to go to the first risk of one. */
  unites: readonly { idUniteDeTravail: string; displayName: string }[];
  idUniteDeTravail: string;
  onUniteChange: (idUniteDeTravail: string) => void;
}

/** On a wide screen: the risk before and the one after. */
export function SerieButtons({ serie }: { serie: Serie }) {
  return (
    <div className={styles.serie}>
      <Button
        variant="quiet"
        isDisabled={serie.onPrevious === undefined}
        onPress={() => serie.onPrevious?.()}
      >
        <Icon shape={IconArrowLeft} /> Précédent
      </Button>
      <Button variant="quiet" isDisabled={serie.onNext === undefined} onPress={() => serie.onNext?.()}>
        Suivant <Icon shape={IconArrowRight} />
      </Button>
    </div>
  );
}

/** On a phone, under the thumb: the unit, the level as it is, the way on. */
export function SerieThumb({ serie, cotation }: { serie: Serie; cotation: Cotation }) {
  const { unites, idUniteDeTravail, onUniteChange, place, onPrevious, onNext } = serie;
  const niveau = computeNiveauDeRisqueOrNull(cotation);
  return (
    <div className={styles.thumb}>
      <div className={styles.thumbHead}>
        {unites.length > 1 && (
          <div className={styles.unites}>
            <Select
              label={<VisuallyHidden>Unité de travail</VisuallyHidden>}
              options={unites.map((one) => ({ value: one.idUniteDeTravail, label: one.displayName }))}
              value={idUniteDeTravail}
              onChange={onUniteChange}
            />
          </div>
        )}
        <NiveauBadge status={classifyNiveauDeRisque(niveau)} value={niveau} />
      </div>
      <div className={styles.thumbWays}>
        <span className={styles.place}>{place}</span>
        <div className={styles.before}>
          <Button variant="secondary" isDisabled={onPrevious === undefined} onPress={() => onPrevious?.()}>
            Précédent
          </Button>
        </div>
        <div className={styles.after}>
          <Button
            variant={onNext === undefined ? 'secondary' : 'primary'}
            isDisabled={onNext === undefined}
            onPress={() => onNext?.()}
          >
            Suivant
          </Button>
        </div>
      </div>
    </div>
  );
}
