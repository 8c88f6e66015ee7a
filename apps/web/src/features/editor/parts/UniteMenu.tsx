import type { UniteDeTravail } from '@odu/api-contract';
import { Inline, Select, useIsPhone } from '@odu/ui';

type UniteMenuProps = {
  unites: readonly UniteDeTravail[];
  current: UniteDeTravail;
  /** What stands after a unit's name, as in its tab. */
  getBadge: (unite: UniteDeTravail) => string;
  onChoose: (idUniteDeTravail: string) => void;
};

/** How many tabs are found at a glance; counted, not measured: nothing moves after the first painting. */
const TABS_IN_SIGHT = { phone: 2, desk: 4 };

/** All units in one list, where their tabs do not fit beside each other. */
export function UniteMenu({ unites, current, getBadge, onChoose }: UniteMenuProps) {
  const isPhone = useIsPhone();
  if (unites.length <= TABS_IN_SIGHT[isPhone ? 'phone' : 'desk']) return null;
  return (
    <Inline>
      <Select
        label="Aller à l'unité"
        options={unites.map((unite) => ({
          value: unite.idUniteDeTravail,
          label: `${unite.displayName} (${getBadge(unite)})`,
        }))}
        value={current.idUniteDeTravail}
        onChange={onChoose}
      />
    </Inline>
  );
}
