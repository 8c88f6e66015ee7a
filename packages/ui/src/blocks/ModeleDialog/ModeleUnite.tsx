import type { ExampleUniteDeTravail } from '@odu/api-contract';
import {
  formatNombre,
  formatPluriel,
  toggleCategorie,
  toggleRisque,
  type PremadeSelection,
  type UniteDuModele,
} from '@odu/domain';
import { useState } from 'react';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { Disclosure } from '../../components/Disclosure/Disclosure.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import {
  RisquePickerCategorie,
  type CategorieDuPicker,
  type RisqueDuPicker,
} from '../RisquePicker/RisquePickerCategorie.tsx';
import * as styles from './ModeleDialog.css.ts';

/** A unit that the trade proposes, with the risks of its categories. */
export type UniteProposee = UniteDuModele<
  Pick<ExampleUniteDeTravail, 'idUniteDeTravail' | 'displayName'>,
  CategorieDuPicker,
  RisqueDuPicker
>;

/** Whether the unit is added, and with which risks. */
export type ChoixDUnite = { isTicked: boolean; selection: PremadeSelection };

export interface ModeleUniteProps {
  unite: UniteProposee;
  choix: ChoixDUnite | undefined;
  onChange: (choix: ChoixDUnite) => void;
}

/** All the risks that a unit is proposed with. */
export const listRisques = ({ categories }: Pick<UniteProposee, 'categories'>): RisqueDuPicker[] =>
  categories.flatMap(({ risques }) => risques);

const NONE: ReadonlySet<string> = new Set();

/** One unit of the model: one tick takes or leaves it, its risks are folded under it. */
export function ModeleUnite({ unite, choix, onChange }: ModeleUniteProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { isTicked = false, selection = NONE } = choix ?? {};
  const all = listRisques(unite);
  const { displayName } = unite.exemple;
  const change = (next: PremadeSelection) => onChange({ isTicked: true, selection: next });
  const ids = () => new Set(all.map(({ idPremadeRisque }) => idPremadeRisque));
  return (
    <li className={styles.unite}>
      <Checkbox
        label={<span className={styles.nom}>{displayName}</span>}
        isSelected={isTicked}
        isIndeterminate={isTicked && selection.size < all.length}
        onChange={() =>
          onChange({ isTicked: !isTicked, selection: selection.size === 0 ? ids() : selection })
        }
      />
      <Disclosure
        level={3}
        title={
          <span className={styles.detail}>
            {isTicked && selection.size < all.length
              ? `${formatPluriel(selection.size, 'risque')} sur ${formatNombre(all.length)}`
              : formatPluriel(all.length, 'risque')}
            <VisuallyHidden> de {displayName}</VisuallyHidden>
          </span>
        }
        isExpanded={isOpen}
        onExpandedChange={setIsOpen}
      >
        {isOpen && (
          <div className={styles.categories}>
            {unite.categories.map(({ categorie, risques }) => (
              <RisquePickerCategorie
                key={categorie.idPremadeCategorie}
                categorie={categorie}
                shown={risques}
                all={risques}
                selection={isTicked ? selection : NONE}
                presentNames={NONE}
                onToggleCategorie={(id) => change(toggleCategorie(isTicked ? selection : NONE, id, all))}
                onToggleRisque={(id) => change(toggleRisque(isTicked ? selection : NONE, id))}
              />
            ))}
          </div>
        )}
      </Disclosure>
    </li>
  );
}
