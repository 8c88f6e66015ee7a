import { useLayoutEffect, useRef, type ReactNode } from 'react';
import {
  Tab as AriaTab,
  TabList as AriaTabList,
  TabPanel as AriaTabPanel,
  Tabs as AriaTabs,
  type TabListProps as AriaTabListProps,
  type TabPanelProps as AriaTabPanelProps,
  type TabProps as AriaTabProps,
  type TabsProps as AriaTabsProps,
} from 'react-aria-components';
import * as styles from './Tabs.css.ts';

type Unstyled<Props> = Omit<Props, 'className' | 'style' | 'render'>;

export interface TabsProps extends Unstyled<AriaTabsProps> {
  children: ReactNode;
}

/** Several views of one subject, one shown at a time; `selectedKey` is the id of a tab. */
export function Tabs(props: TabsProps) {
  return <AriaTabs {...props} className={styles.tabs} />;
}

export type TabListProps<Item> = Unstyled<AriaTabListProps<Item>>;

/** The row of tabs, named by `aria-label`. */
export function TabList<Item extends object>(props: TabListProps<Item>) {
  return <AriaTabList {...props} className={styles.list} />;
}

export interface TabProps extends Omit<Unstyled<AriaTabProps>, 'children'> {
  children: ReactNode;
  /** A count or a state after the name. */
  badge?: ReactNode;
}

/** One tab; its `id` is that of its panel. */
export function Tab({ children, badge, ...props }: TabProps) {
  return (
    <AriaTab {...props} className={styles.tab}>
      {({ isSelected }) => (
        <>
          <TabLabel isSelected={isSelected}>{children}</TabLabel>
          {badge !== undefined && <span className={styles.badge}>{badge}</span>}
        </>
      )}
    </AriaTab>
  );
}

interface TabLabelProps {
  isSelected: boolean;
  children: ReactNode;
}

/** Brings the selected tab into sight by moving its list only, never the page. */
function TabLabel({ isSelected, children }: TabLabelProps) {
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const tab = ref.current?.parentElement;
    const list = tab?.parentElement;
    if (!isSelected || !tab || !list) return;
    const start = tab.offsetLeft - list.offsetLeft;
    const isInSight =
      start >= list.scrollLeft && start + tab.offsetWidth <= list.scrollLeft + list.clientWidth;
    if (!isInSight) list.scrollTo({ left: start - (list.clientWidth - tab.offsetWidth) / 2 });
  }, [isSelected]);
  return (
    <span ref={ref} className={styles.label}>
      {children}
    </span>
  );
}

export type TabPanelProps = Unstyled<AriaTabPanelProps>;

/** What the tab of the same `id` shows. */
export function TabPanel(props: TabPanelProps) {
  return <AriaTabPanel {...props} className={styles.panel} />;
}
