import { useContext, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTabPanel } from 'react-aria';
import {
  Provider,
  Tab as AriaTab,
  TabList as AriaTabList,
  TabListStateContext,
  Tabs as AriaTabs,
  TabsContext,
  type TabListProps as AriaTabListProps,
  type TabPanelProps as AriaTabPanelProps,
  type TabProps as AriaTabProps,
  type TabsProps as AriaTabsProps,
} from 'react-aria-components';
import { EachTabSteady, SteadyState } from './SteadyState.tsx';
import * as styles from './Tabs.css.ts';

type Unstyled<Props> = Omit<Props, 'className' | 'style' | 'render'>;

export interface TabsProps extends Unstyled<AriaTabsProps> {
  children: ReactNode;
}

/** Several views of one subject, one shown at a time; `selectedKey` is the id of a tab. */
export function Tabs({ children, ...props }: TabsProps) {
  return (
    <AriaTabs {...props} className={styles.tabs}>
      <SteadyState onSelectionChange={props.onSelectionChange}>{children}</SteadyState>
    </AriaTabs>
  );
}

export type TabListProps<Item> = Unstyled<AriaTabListProps<Item>>;

/** The row of tabs, named by `aria-label`. */
export function TabList<Item extends object>(props: TabListProps<Item>) {
  return (
    <EachTabSteady>
      <AriaTabList {...props} className={styles.list} />
    </EachTabSteady>
  );
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
    if (!isSelected || !tab || !list) return undefined;
    // Called before the frame is painted, once it is laid out: to ask here and now would lay out a page that is not whole yet.
    const observer = new ResizeObserver(() => {
      // The row is what its tabs are placed in (`position: relative`).
      const start = tab.offsetLeft;
      const isInSight =
        start >= list.scrollLeft && start + tab.offsetWidth <= list.scrollLeft + list.clientWidth;
      if (!isInSight) list.scrollTo({ left: start - (list.clientWidth - tab.offsetWidth) / 2 });
    });
    observer.observe(list);
    return () => observer.disconnect();
  }, [isSelected]);
  return (
    <span ref={ref} className={styles.label}>
      {children}
    </span>
  );
}

export interface TabPanelProps extends Pick<AriaTabPanelProps, 'id' | 'aria-label'> {
  children: ReactNode;
  /**
   * Whether Tab finds something in the panel whatever it shows, which react-aria would look for at each of its renderings and
   * lay out the page for. By default it looks, and a panel without anything of the kind is itself a stop.
   */
  hasTabStop?: boolean;
}

/** What the tab of the same `id` shows. */
export function TabPanel({ id, ...props }: TabPanelProps) {
  const state = useContext(TabListStateContext);
  // `Tabs` renders its children a second time, out of sight, to learn its tabs.
  return state === null || state.selectedKey !== id ? null : (
    <SelectedPanel {...props} id={id} state={state} />
  );
}

const NOWHERE = { current: null };

type SelectedPanelProps = TabPanelProps & { state: Parameters<typeof useTabPanel>[1] };

function SelectedPanel({ hasTabStop = false, children, state, ...props }: SelectedPanelProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { tabPanelProps } = useTabPanel(props, state, hasTabStop ? NOWHERE : ref);
  return (
    <div ref={ref} {...tabPanelProps} {...(hasTabStop && { tabIndex: undefined })} className={styles.panel}>
      {/* Tabs inside of it are their own. */}
      <Provider
        values={[
          [TabsContext, null],
          [TabListStateContext, null],
        ]}
      >
        {children}
      </Provider>
    </div>
  );
}
