import type { FamilleDeRisques } from '@odu/api-contract';
import { formatNombre, formatPluriel } from '@odu/domain';
import { Fragment, useEffect, useRef, useState } from 'react';
import { Disclosure } from '../../components/Disclosure/Disclosure.tsx';
import * as styles from './RisquePicker.css.ts';
import {
  RisquePickerCategorie,
  type CategorieDuPicker,
  type RisqueDuPicker,
  type RisquePickerCategorieProps,
} from './RisquePickerCategorie.tsx';

export interface RisquePickerFamilleProps extends Omit<
  RisquePickerCategorieProps,
  'categorie' | 'shown' | 'all'
> {
  famille: Pick<FamilleDeRisques, 'displayName'>;
  isInitiallyOpen: boolean;
  /** Scrolls to it when it appears. */
  isShownFirst?: boolean;
  /** The categories in groups, the first one first; a group without a title is the whole. */
  groupes: readonly GroupeDeCategories[];
  risquesByCategorie: ReadonlyMap<string, readonly RisqueDuPicker[]>;
}

export type GroupeDeCategories = {
  readonly titre?: string;
  readonly categories: readonly CategorieDuPicker[];
};

const NONE: readonly RisqueDuPicker[] = [];

/** A family that opens on its categories, with the number of its ticked risks; closed, it costs nothing. */
export function RisquePickerFamille({
  famille,
  isInitiallyOpen,
  isShownFirst = false,
  groupes,
  risquesByCategorie,
  ...shared
}: RisquePickerFamilleProps) {
  const [isOpen, setIsOpen] = useState(isInitiallyOpen);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isShownFirst) ref.current?.scrollIntoView({ block: 'start' });
  }, [isShownFirst]);
  const risquesOf = ({ idPremadeCategorie }: CategorieDuPicker) =>
    risquesByCategorie.get(idPremadeCategorie) ?? NONE;
  const all = groupes.flatMap(({ categories }) => categories.flatMap(risquesOf));
  const ticked = all.filter(({ idPremadeRisque }) => shared.selection.has(idPremadeRisque)).length;
  if (all.length === 0) return null;
  return (
    <div ref={ref}>
      <Disclosure
        title={famille.displayName}
        isExpanded={isOpen}
        onExpandedChange={setIsOpen}
        meta={
          <span className={styles.count} data-some={ticked > 0 || undefined}>
            {ticked > 0
              ? `${formatPluriel(ticked, 'sélectionné')} sur ${formatNombre(all.length)}`
              : formatPluriel(all.length, 'risque')}
          </span>
        }
      >
        {isOpen && (
          <div className={styles.categories}>
            {groupes
              .filter(({ categories }) => categories.length > 0)
              .map(({ titre, categories }) => (
                <Fragment key={titre ?? ''}>
                  {titre !== undefined && <p className={styles.groupe}>{titre}</p>}
                  {categories.map((categorie) => (
                    <RisquePickerCategorie
                      key={categorie.idPremadeCategorie}
                      categorie={categorie}
                      shown={risquesOf(categorie)}
                      all={risquesOf(categorie)}
                      {...shared}
                    />
                  ))}
                </Fragment>
              ))}
          </div>
        )}
      </Disclosure>
    </div>
  );
}
