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
  isByKey,
} from '@odu/ui';
import { createContext, memo, use, useEffect, useMemo, useRef, useState, useTransition } from 'react';
import type { Key, ReactNode } from 'react';
import { useMove, usePlaceOf } from '../../../place/place.ts';
import { HeldBackWhenLeft, LeavingContext } from './HeldBackWhenLeft.tsx';
import { useUnchanged } from './use-unchanged.ts';
import { UniteMenu } from './UniteMenu.tsx';

type UniteTabsProps = {
  duerp: DuerpDocument;
  /** What stands beside the unit's name in its tab; this and `children` keep their identity, or what is shown is drawn anew. */
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

/** What is shown, for what reads it in its place: `Tabs` that is drawn anew draws all tabs, whatever an edit changed. */
const ShownContext = createContext<TabsOfUnitesProps>({
  unites: [],
  index: 0,
  getBadge: () => '',
  children: () => null,
});

// The address that names the first unit shows what it showed without a name.
const TabsOfUnites = memo(function TabsOfUnites(shown: TabsOfUnitesProps) {
  const { unites, index } = shown;
  const move = useMove();
  const listRef = useRef<HTMLDivElement>(null);
  const shouldFocusTab = useRef(false);
  // The buttons are at the end of a long panel: the next unit begins at its tab.
  useEffect(() => {
    if (!shouldFocusTab.current) return;
    shouldFocusTab.current = false;
    listRef.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
  }, [index]);
  const names = useUnchanged(
    unites.map(({ idUniteDeTravail, displayName }) => ({ id: idUniteDeTravail, displayName })),
  );
  // Another unit is another selection, not another row of tabs: built anew, it is drawn three times.
  const list = useMemo(
    () => (
      <TabList aria-label="Unités de travail" items={names}>
        {({ id, displayName }) => (
          <Tab id={id} badge={<BadgeOfUnite id={id} />}>
            {displayName}
          </Tab>
        )}
      </TabList>
    ),
    [names],
  );
  const current = unites[index]?.idUniteDeTravail;
  const [isLeaving, startLeaving] = useTransition();
  const { choose, goTo } = useMemo(() => {
    const chooseUnite = (unite: string) => {
      if (isByKey()) move({ unite });
      else startLeaving(() => move({ unite }));
    };
    return {
      choose: (key: Key) => chooseUnite(String(key)),
      goTo: (unite: string) => {
        shouldFocusTab.current = true;
        chooseUnite(unite);
      },
    };
  }, [move]);
  const tabs = useMemo(
    () =>
      current === undefined ? null : (
        <Tabs selectedKey={current} onSelectionChange={choose}>
          <MenuOfUnites onChoose={choose} />
          <div ref={listRef}>{list}</div>
          <HeldBackWhenLeft>
            <PanelOfUnite onGoTo={goTo} />
          </HeldBackWhenLeft>
        </Tabs>
      ),
    [current, list, choose, goTo],
  );
  return (
    <ShownContext value={shown}>
      <LeavingContext value={isLeaving}>{tabs}</LeavingContext>
    </ShownContext>
  );
});

function BadgeOfUnite({ id }: { id: string }) {
  const { unites, getBadge } = use(ShownContext);
  const unite = unites.find(({ idUniteDeTravail }) => idUniteDeTravail === id);
  return unite === undefined ? null : getBadge(unite);
}

function MenuOfUnites({ onChoose }: { onChoose: (idUniteDeTravail: string) => void }) {
  const { unites, index, getBadge } = use(ShownContext);
  const current = unites[index];
  return current && <UniteMenu unites={unites} current={current} getBadge={getBadge} onChoose={onChoose} />;
}

function PanelOfUnite({ onGoTo }: { onGoTo: (idUniteDeTravail: string) => void }) {
  const { unites, index, children } = use(ShownContext);
  const current = unites[index];
  const previous = unites[index - 1];
  const next = unites[index + 1];
  if (current === undefined) return null;
  return (
    // react-aria keeps the id of a panel's first rendering: another unit is another panel.
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
              <Button variant="quiet" onPress={() => onGoTo(previous.idUniteDeTravail)}>
                <Icon shape={IconArrowLeft} /> Unité précédente
              </Button>
            )}
            {next !== undefined && (
              <Button variant="quiet" onPress={() => onGoTo(next.idUniteDeTravail)}>
                Unité suivante <Icon shape={IconArrowRight} />
              </Button>
            )}
          </Inline>
        )}
      </Stack>
    </TabPanel>
  );
}
