import { createContext, useContext, useMemo, useState, type ContextType, type ReactNode } from 'react';
import {
  CollectionRendererContext,
  DefaultCollectionRenderer,
  TabListStateContext,
  type TabsProps,
} from 'react-aria-components';

type OnSelectionChange = TabsProps['onSelectionChange'];

/** What react-aria's state says where it is drawn: what has the focus is another answer of the same object later. */
type Told = {
  state: ContextType<typeof TabListStateContext>;
  focusedKey: unknown;
  isFocused: unknown;
  onSelectionChange: OnSelectionChange;
};

const isSameRow = (known: Told, { state, onSelectionChange }: Told): boolean =>
  known.state?.collection === state?.collection &&
  known.state?.isDisabled === state?.isDisabled &&
  known.state?.disabledKeys === state?.disabledKeys &&
  known.onSelectionChange === onSelectionChange;

const isSame = (known: Told, told: Told): boolean =>
  isSameRow(known, told) &&
  known.state?.selectedKey === told.state?.selectedKey &&
  known.focusedKey === told.focusedKey &&
  known.isFocused === told.isFocused;

const isOfTab = (key: unknown, { state, focusedKey, isFocused }: Told) => [
  state?.selectedKey === key,
  focusedKey === key,
  focusedKey === key && isFocused,
];

const isSameForTab = (key: unknown, known: Told, told: Told): boolean => {
  const before = isOfTab(key, known);
  return isSameRow(known, told) && isOfTab(key, told).every((one, index) => one === before[index]);
};

/** What was told first of all that says the same. */
function useFirst(told: Told, saysTheSame: (known: Told, told: Told) => boolean): Told {
  const [known, setKnown] = useState(told);
  if (saysTheSame(known, told)) return known;
  setKnown(told);
  return told;
}

const NOTHING_TOLD: Told = {
  state: null,
  focusedKey: null,
  isFocused: false,
  onSelectionChange: undefined,
};
const ToldContext = createContext(NOTHING_TOLD);

type SteadyStateProps = { onSelectionChange: OnSelectionChange; children: ReactNode };

/**
 * Hands the tabs the same state while it says the same: react-aria makes a new one whenever something in `Tabs` takes or
 * loses the focus, and every tab and the panel were drawn for it.
 */
export function SteadyState({ onSelectionChange, children }: SteadyStateProps) {
  const state = useContext(TabListStateContext);
  const { focusedKey, isFocused } = state?.selectionManager ?? {};
  const told = useFirst({ state, focusedKey, isFocused, onSelectionChange }, isSame);
  return (
    <ToldContext value={told}>
      <TabListStateContext value={told.state}>{children}</TabListStateContext>
    </ToldContext>
  );
}

type TabNode = NonNullable<Told['state']>['collection'] extends Iterable<infer Item> ? Item : never;

function OneTab({ node }: { node: TabNode }) {
  const told = useFirst(useContext(ToldContext), (known, next) => isSameForTab(node.key, known, next));
  const tab = useMemo(() => node.render?.(node), [node]);
  return <TabListStateContext value={told.state}>{tab}</TabListStateContext>;
}

const EACH_STEADY: ContextType<typeof CollectionRendererContext> = {
  ...DefaultCollectionRenderer,
  CollectionRoot: ({ collection }) =>
    useMemo(() => Array.from(collection, (node) => <OneTab key={node.key} node={node} />), [collection]),
};

/** Draws of a row of tabs those which the selection or the focus comes to or leaves: react-aria draws all of them, twice for each tab that is pressed. */
export function EachTabSteady({ children }: { children: ReactNode }) {
  return <CollectionRendererContext value={EACH_STEADY}>{children}</CollectionRendererContext>;
}
