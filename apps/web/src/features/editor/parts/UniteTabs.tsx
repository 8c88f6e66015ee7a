import type { DuerpDocument, UniteDeTravail } from '@odu/api-contract';
import { Button, Inline, Stack, Tab, TabList, TabPanel, Tabs } from '@odu/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';

type UniteTabsProps = {
  duerp: DuerpDocument;
  /** What stands beside the unit's name in its tab. */
  renderBadge: (unite: UniteDeTravail) => ReactNode;
  children: (unite: UniteDeTravail) => ReactNode;
};

/** One tab for each unit, with the way to the previous and next one at the bottom. */
export function UniteTabs({ duerp, renderBadge, children }: UniteTabsProps) {
  const unites = duerp.data.unitesDeTravail;
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const index = Math.max(
    unites.findIndex(({ idUniteDeTravail }) => idUniteDeTravail === selectedId),
    0,
  );
  const current = unites[index];
  const previous = unites[index - 1];
  const next = unites[index + 1];
  if (current === undefined) return null;
  return (
    <Tabs selectedKey={current.idUniteDeTravail} onSelectionChange={(key) => setSelectedId(String(key))}>
      <Stack gap="large">
        <TabList aria-label="Unités de travail">
          {unites.map((unite) => (
            <Tab key={unite.idUniteDeTravail} id={unite.idUniteDeTravail} badge={renderBadge(unite)}>
              {unite.displayName}
            </Tab>
          ))}
        </TabList>
        {/* react-aria keeps the id of a panel's first rendering: another unit is another panel. */}
        <TabPanel key={current.idUniteDeTravail} id={current.idUniteDeTravail}>
          {children(current)}
        </TabPanel>
        {unites.length > 1 && (
          <Inline justify="between">
            <Button
              variant="quiet"
              isDisabled={previous === undefined}
              onPress={() => setSelectedId(previous?.idUniteDeTravail ?? null)}
            >
              Unité précédente
            </Button>
            <Button
              variant="quiet"
              isDisabled={next === undefined}
              onPress={() => setSelectedId(next?.idUniteDeTravail ?? null)}
            >
              Unité suivante
            </Button>
          </Inline>
        )}
      </Stack>
    </Tabs>
  );
}
