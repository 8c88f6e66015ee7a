import type { MesureEnPlace, MesureType } from '@odu/api-contract';
import {
  CHAMPS_DE_RISQUE,
  formatPluriel,
  listMesuresProposees,
  MAX_MESURES_EN_PLACE,
  NNBSP,
  sortMesuresEnPlace,
  type MesureSaisie,
} from '@odu/domain';
import { Disclosure } from '../../components/Disclosure/Disclosure.tsx';
import { DrawnLater } from '../../components/DrawnLater.tsx';
import { IconClose } from '../../components/Icon/icons.ts';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useFocusAfterRemoval } from '../use-focus-after-removal.ts';
import { MesureChoices } from './MesureChoices.tsx';
import * as styles from './MesuresEnPlaceField.css.ts';
import { NouvelleMesure, type NouvelleMesureProps } from './NouvelleMesure.tsx';

export interface MesuresEnPlaceFieldProps extends NouvelleMesureProps {
  mesures: readonly MesureEnPlace[];
  /** Those of the risk's category. */
  mesuresTypes: readonly MesureType[];
  isExpanded: boolean;
  onExpandedChange: (isExpanded: boolean) => void;
  onAdd: (mesure: MesureSaisie) => void;
  onRemove: (idMesure: string) => void;
}

/** The measures that protect already, by kind: the mastery under it is judged on them. Closed, it says them in two lines. */
export function MesuresEnPlaceField({
  mesures,
  mesuresTypes,
  isExpanded,
  onExpandedChange,
  onAdd,
  onRemove,
  ...saisie
}: MesuresEnPlaceFieldProps) {
  const sorted = sortMesuresEnPlace(mesures);
  const proposees = listMesuresProposees(mesuresTypes, mesures);
  const { fallbackRef, registerItem, expectRemoval } = useFocusAfterRemoval<HTMLInputElement>(
    sorted.map(({ idMesure }) => idMesure),
  );
  const isFull = mesures.length >= MAX_MESURES_EN_PLACE;
  return (
    <div className={styles.part}>
      <Disclosure
        title={CHAMPS_DE_RISQUE.mesuresEnPlace.label}
        level={4}
        isExpanded={isExpanded}
        onExpandedChange={onExpandedChange}
        meta={
          <span aria-live="polite">
            {mesures.length === 0 ? 'aucune notée' : formatPluriel(mesures.length, 'notée')}
          </span>
        }
      >
        <DrawnLater isSeen={isExpanded}>
          <div className={styles.field}>
            {sorted.length > 0 && (
              <ul className={styles.list}>
                {sorted.map(({ idMesure, texte, type }) => (
                  <li key={idMesure} className={styles.mesure} ref={registerItem(idMesure)}>
                    <span className={styles.text}>
                      {texte}
                      <span className={styles.kind}>{type}</span>
                    </span>
                    <IconButton
                      icon={IconClose}
                      label={`Retirer ${texte}`}
                      onPress={() => {
                        expectRemoval(idMesure);
                        onRemove(idMesure);
                      }}
                    />
                  </li>
                ))}
              </ul>
            )}
            {!isFull && proposees.length > 0 && (
              <div className={styles.part}>
                <Text size="s14" tone="soft">
                  Ajouter une mesure type de la catégorie, si elle est en place&nbsp;:
                </Text>
                <MesureChoices
                  mesures={proposees}
                  onChoose={({ libelle, type }) => onAdd({ texte: libelle, type })}
                />
              </div>
            )}
            {isFull ? (
              <Text tone="soft">{`${formatPluriel(MAX_MESURES_EN_PLACE, 'mesure')} au plus${NNBSP}; retirez-en une pour en ajouter.`}</Text>
            ) : (
              <NouvelleMesure {...saisie} onAdd={onAdd} inputRef={fallbackRef} />
            )}
          </div>
        </DrawnLater>
      </Disclosure>
      {!isExpanded && sorted.length > 0 && (
        <p className={styles.summary}>{sorted.map(({ texte }) => texte).join(' · ')}</p>
      )}
    </div>
  );
}
