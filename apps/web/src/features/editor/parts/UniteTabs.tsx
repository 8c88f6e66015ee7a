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
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

type UniteTabsProps = {
  duerp: DuerpDocument;
  /** What stands beside the unit's name in its tab. */
  renderBadge: (unite: UniteDeTravail) => ReactNode;
  /** Shows this unit when it changes, for example that of the risk being evaluated. */
  idToShow?: string | null;
  children: (unite: UniteDeTravail) => ReactNode;
};

/** One tab for each unit, with the way to the previous and next one at the bottom. */
export function UniteTabs({ duerp, renderBadge, idToShow = null, children }: UniteTabsProps) {
  const unites = duerp.data.unitesDeTravail;
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const [lastIdToShow, setLastIdToShow] = useState(idToShow);
  if (idToShow !== lastIdToShow) {
    setLastIdToShow(idToShow);
    if (idToShow !== null) setSelectedId(idToShow);
  }
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
    setSelectedId(unite.idUniteDeTravail);
  };
  return (
    <Tabs selectedKey={current.idUniteDeTravail} onSelectionChange={(key) => setSelectedId(String(key))}>
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
