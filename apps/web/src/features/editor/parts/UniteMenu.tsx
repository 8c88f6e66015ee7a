import type { UniteDeTravail } from '@odu/api-contract';
import { Inline, Select, useIsPhone } from '@odu/ui';
import { useDeferredValue, useMemo } from 'react';

type UniteMenuProps = {
  unites: readonly UniteDeTravail[];
  current: UniteDeTravail;
  /** What stands after a unit's name, as in its tab. */
  getBadge: (unite: UniteDeTravail) => string;
  onChoose: (idUniteDeTravail: string) => void;
};

// How many tabs are found at a glance; counted, not measured: nothing moves after the first painting.
const ON_A_PHONE = 2;
const ON_A_DESK = 4;

/** All units in one list, where their tabs do not fit beside each other. */
export function UniteMenu({ unites, current, getBadge, onChoose }: UniteMenuProps) {
  const isPhone = useIsPhone();
  // The same for every unit that is shown: a list of choices is built in three goes.
  const options = useMemo(
    () =>
      unites.map((unite) => ({
        value: unite.idUniteDeTravail,
        label: `${unite.displayName} (${getBadge(unite)})`,
      })),
    [unites, getBadge],
  );
  // What an edit says anew of a unit comes after the edit is shown: a list of choices is built anew as a whole.
  const shown = useDeferredValue(options);
  const id = current.idUniteDeTravail;
  const menu = useMemo(
    () => (
      <Inline>
        <Select label="Aller à l'unité" options={shown} value={id} onChange={onChoose} />
      </Inline>
    ),
    [shown, id, onChoose],
  );
  return unites.length > (isPhone ? ON_A_PHONE : ON_A_DESK) && menu;
}
