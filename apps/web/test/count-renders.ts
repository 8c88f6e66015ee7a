/** What is read of a node of React's tree: https://github.com/facebook/react/blob/main/packages/react-reconciler/src/ReactInternalTypes.js */
type Fiber = {
  readonly type: unknown;
  readonly flags: number;
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
};

/** React's own mark of a component that was called in this commit, as its DevTools read it. */
const PERFORMED_WORK = 1;

/** What is being counted, by the names of components, one map for each commit; null for nothing. */
let commits: Map<string, number>[] | null = null;

const readName = (type: unknown): string | null => {
  if (typeof type === 'function') return type.name;
  if (typeof type !== 'object' || type === null) return null;
  const { displayName, render, type: inner } = type as Record<string, unknown>;
  if (typeof displayName === 'string') return displayName;
  return readName(render ?? inner);
};

function walk(counted: Map<string, number>, fiber: Fiber, isNew: boolean): void {
  const before = isNew ? null : fiber.alternate;
  const name = readName(fiber.type);
  if (name !== null && (fiber.flags & PERFORMED_WORK) !== 0) counted.set(name, (counted.get(name) ?? 0) + 1);
  // The same children as before: nothing under it was drawn.
  if (before !== null && before.child === fiber.child) return;
  for (let child = fiber.child; child !== null; child = child.sibling)
    walk(counted, child, before === null || child.alternate === null);
}

const hook = {
  supportsFiber: true,
  inject: () => 1,
  onCommitFiberUnmount: () => undefined,
  onPostCommitFiberRoot: () => undefined,
  onCommitFiberRoot(_id: number, { current }: { current: Fiber }) {
    if (commits === null) return;
    const counted = new Map<string, number>();
    commits.push(counted);
    walk(counted, current, current.alternate === null);
  },
};
// React reads it once, when it is loaded: this file comes before it.
Object.assign(globalThis, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });

/** How often each component was drawn, by its name. */
export type Renders = {
  readonly total: number;
  readonly of: (name: string) => number;
  /** Whether React drew both at once. */
  readonly together: (first: string, second: string) => boolean;
  /** The most of it that React drew at once. */
  readonly mostAtOnce: (name: string) => number;
  readonly list: string;
};

/** Two frames: what was put off until after the first is drawn by the second. */
const settle = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
  );

/** Counts what React draws, in every root of the page, while `act` goes on and what follows from it is drawn. */
export async function countRenders(act: () => Promise<unknown>): Promise<Renders> {
  const seen: Map<string, number>[] = [];
  await settle();
  commits = seen;
  try {
    await act();
    await settle();
  } finally {
    commits = null;
  }
  const found = new Map<string, number>();
  for (const commit of seen)
    for (const [name, times] of commit) found.set(name, (found.get(name) ?? 0) + times);
  return {
    total: [...found.values()].reduce((sum, times) => sum + times, 0),
    of: (name) => found.get(name) ?? 0,
    together: (first, second) => seen.some((commit) => commit.has(first) && commit.has(second)),
    mostAtOnce: (name) => Math.max(0, ...seen.map((commit) => commit.get(name) ?? 0)),
    list: [...found]
      .toSorted(([, a], [, b]) => b - a)
      .map(([name, times]) => `${times} ${name}`)
      .join(', '),
  };
}
