import type { DuerpDocument, UniteDeTravail } from '@odu/api-contract';
import {
  Button,
  Icon,
  IconArrowLeft,
  IconArrowRight,
  Inline,
  Stack,
  Tab,
  TabList,
  TabPanel,
  Tabs,
} from '@odu/ui';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { usePlace } from '../model/place.ts';

type UniteTabsProps = {
  duerp: DuerpDocument;
  /** What stands beside the unit's name in its tab. */
  renderBadge: (unite: UniteDeTravail) => ReactNode;
  children: (unite: UniteDeTravail) => ReactNode;
};

/** One tab for each unit, the shown one told by the address, with the way to the previous and next one at the bottom. */
export function UniteTabs({ duerp, renderBadge, children }: UniteTabsProps) {
  const unites = duerp.data.unitesDeTravail;
  const { place, move } = usePlace();
  const selectedId = place.unite;
  const listRef = useRef<HTMLDivElement>(null);
  const shouldFocusTab = useRef(false);
  // The buttons are at the end of a long panel: the next unit begins at its tab.
  useEffect(() => {
    if (!shouldFocusTab.current) return;
    shouldFocusTab.current = false;
    listRef.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
  }, [selectedId]);
  const index = Math.max(
    unites.findIndex(({ idUniteDeTravail }) => idUniteDeTravail === selectedId),
    0,
  );
  const current = unites[index];
  const previous = unites[index - 1];
  const next = unites[index + 1];
  if (current === undefined) return null;
  const goTo = (unite: UniteDeTravail) => {
    shouldFocusTab.current = true;
    move({ unite: unite.idUniteDeTravail });
  };
  return (
    <Tabs selectedKey={current.idUniteDeTravail} onSelectionChange={(key) => move({ unite: String(key) })}>
      <div ref={listRef}>
        <TabList aria-label="Unités de travail">
          {unites.map((unite) => (
            <Tab key={unite.idUniteDeTravail} id={unite.idUniteDeTravail} badge={renderBadge(unite)}>
              {unite.displayName}
            </Tab>
          ))}
        </TabList>
      </div>
      {/* react-aria keeps the id of a panel's first rendering: another unit is another panel. */}
      <TabPanel key={current.idUniteDeTravail} id={current.idUniteDeTravail}>
        <Stack gap="large">
          {children(current)}
          {unites.length > 1 && (
            <Inline justify={previous === undefined ? 'end' : 'between'}>
              {previous !== undefined && (
                <Button variant="quiet" onPress={() => goTo(previous)}>
                  <Icon shape={IconArrowLeft} /> Unité précédente
                </Button>
              )}
              {next !== undefined && (
                <Button variant="quiet" onPress={() => goTo(next)}>
                  Unité suivante <Icon shape={IconArrowRight} />
                </Button>
              )}
            </Inline>
          )}
        </Stack>
      </TabPanel>
    </Tabs>
  );
}
