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
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useMove, usePlaceOf } from '../../../place/place.ts';
import { UniteMenu } from './UniteMenu.tsx';

type UniteTabsProps = {
  duerp: DuerpDocument;
  /** What stands beside the unit's name in its tab; this and `children` keep their identity, or all tabs are drawn anew. */
  getBadge: (unite: UniteDeTravail) => string;
  children: (unite: UniteDeTravail) => ReactNode;
};

/** One tab for each unit, the shown one told by the address, with a list of all where they do not fit, and the way to the previous and next one at the bottom. */
export function UniteTabs({ duerp, getBadge, children }: UniteTabsProps) {
  const unites = duerp.data.unitesDeTravail;
  const index = useShownIndex(unites);
  return (
    <TabsOfUnites unites={unites} index={index} getBadge={getBadge}>
      {children}
    </TabsOfUnites>
  );
}

/**
 * Where the unit stands that is shown: that of the address, else the one that was shown first. Wherever a colleague moves it, it
 * stays under the hands; once it is gone, the one beside it is shown.
 */
function useShownIndex(unites: readonly UniteDeTravail[]): number {
  const named = usePlaceOf('unite');
  const find = (id: string | undefined) => unites.findIndex((unite) => unite.idUniteDeTravail === id);
  const at = (index: number) => ({ named, index, id: unites[index]?.idUniteDeTravail });
  const [shown, setShown] = useState(() => at(Math.max(find(named), 0)));
  const known = shown.named === named ? shown : at(0);
  const found = [find(named), find(known.id), Math.min(known.index, unites.length - 1)];
  const index = found.find((place) => place !== -1) ?? 0;
  const next = at(index);
  if (next.named !== shown.named || next.id !== shown.id || next.index !== shown.index) setShown(next);
  return index;
}

type TabsOfUnitesProps = Omit<UniteTabsProps, 'duerp'> & { unites: readonly UniteDeTravail[]; index: number };

// The address that names the first unit shows what it showed without a name.
const TabsOfUnites = memo(function TabsOfUnites({ unites, index, getBadge, children }: TabsOfUnitesProps) {
  const move = useMove();
  const listRef = useRef<HTMLDivElement>(null);
  const shouldFocusTab = useRef(false);
  // The buttons are at the end of a long panel: the next unit begins at its tab.
  useEffect(() => {
    if (!shouldFocusTab.current) return;
    shouldFocusTab.current = false;
    listRef.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
  }, [index]);
  // Another unit is another selection, not another row of tabs: built anew, it is drawn three times. As `items`, only the tab of
  // a unit that changed is.
  const tabs = useMemo(
    () => (
      <TabList aria-label="Unités de travail" items={unites} dependencies={[getBadge]}>
        {(unite) => (
          <Tab id={unite.idUniteDeTravail} badge={getBadge(unite)}>
            {unite.displayName}
          </Tab>
        )}
      </TabList>
    ),
    [unites, getBadge],
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
      <UniteMenu
        unites={unites}
        current={current}
        getBadge={getBadge}
        onChoose={(unite) => move({ unite })}
      />
      <div ref={listRef}>{tabs}</div>
      {/* react-aria keeps the id of a panel's first rendering: another unit is another panel. */}
      <TabPanel
        key={current.idUniteDeTravail}
        id={current.idUniteDeTravail}
        hasTabStop={unites.length > 1 || current.risques.length > 0}
      >
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
});
