import { startTransition, useCallback, useDeferredValue, useEffect, useLayoutEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { OutdatedContext } from './outdated.ts';
import { useIsHydrated } from './use-is-hydrated.ts';
import { mendStyleSheets } from './style-sheets.ts';
import { whenIdle } from './when-idle.ts';

type LazyPartOptions<Props> = {
  /** What stands while the code is on its way. */
  fallback?: ReactNode;
  /** What stands when it could not be fetched; by default nothing, and it is fetched when the network is back. */
  failure?: (props: Props, retry: () => void) => ReactNode;
  /** Fetched once the browser is idle, before it is needed: by then the network may be gone. */
  isFetchedAhead?: boolean;
  /** The first time, it is drawn once the rest of the page stands: what is long and low holds nothing up. Later at once: whoever comes back finds their place. */
  isDrawnLast?: boolean;
  /** Whether it shows anything: until it first does, nothing stands in its place and nothing is fetched for it. */
  isShown?: (props: Props) => boolean;
};

type Fetched<Props> = {
  readonly Content: ComponentType<Props> | null;
  readonly hasFailed: boolean;
};

/**
 * A component whose code has its own file. React's `lazy` keeps a failure for good, and its `Suspense` holds what has come
 * back until its fallback stood for 300 ms; here another try fetches the file again (no browser of ours keeps a failed import),
 * and a file that is there shows at once.
 */
export function lazyPart<Props extends object>(
  importPart: () => Promise<{ default: ComponentType<Props> }>,
  {
    fallback,
    failure,
    isFetchedAhead = false,
    isDrawnLast = false,
    isShown = () => true,
  }: LazyPartOptions<Props> = {},
) {
  let loaded: ComponentType<Props> | null = null;
  let loading: Promise<void> | null = null;
  let wasDrawn = !isDrawnLast;
  // In a row, with a network: a file that is gone is asked for in vain for ever.
  let failures = 0;
  const load = () => (loading ??= fetchPart());
  async function fetchPart() {
    try {
      await mendStyleSheets();
      loaded = (await importPart()).default;
    } catch (error) {
      loading = null;
      failures = navigator.onLine ? failures + 1 : 0;
      throw error;
    }
  }

  /** The code of the part once it is wanted, and whether it could not be had. */
  function useFetched(isWanted: boolean) {
    const [fetched, setFetched] = useState<Fetched<Props>>(() => ({ Content: loaded, hasFailed: false }));
    const Content = fetched.Content ?? loaded;
    const isAwaited = isWanted && Content === null && !fetched.hasFailed;
    useEffect(() => {
      if (!isAwaited) return undefined;
      let isGone = false;
      const tell = (next: Fetched<Props>) => {
        // What is large is drawn in slices.
        if (!isGone) startTransition(() => setFetched(next));
      };
      load().then(
        () => tell({ Content: loaded, hasFailed: false }),
        () => tell({ Content: null, hasFailed: true }),
      );
      return () => {
        isGone = true;
      };
    }, [isAwaited]);
    const retry = useCallback(() => setFetched({ Content: null, hasFailed: false }), []);
    return { Content, hasFailed: fetched.hasFailed, retry };
  }

  function Part(props: Props) {
    const isHydrated = useIsHydrated();
    const [wasShown, setWasShown] = useState(false);
    const isWanted = wasShown || isShown(props);
    if (isWanted && !wasShown) setWasShown(true);
    const isDue = useDeferredValue(true, wasDrawn);
    useEffect(() => {
      wasDrawn ||= isDue;
    }, [isDue]);
    const { Content, hasFailed, retry } = useFetched(isWanted && isDue && isHydrated);
    if (!isHydrated || !isDue) return fallback;
    if (!isWanted) return null;
    if (Content !== null) return <Content {...props} />;
    if (!hasFailed) return fallback;
    return (
      <>
        <RetryOnline onRetry={retry} />
        <OutdatedContext value={failures > 1}>{failure?.(props, retry)}</OutdatedContext>
      </>
    );
  }
  /** Fetches the code before it is needed; a failure is told when it is needed. */
  Part.preload = () => load().catch(() => undefined);
  if (isFetchedAhead) whenIdle(() => void Part.preload());
  return Part;
}

function RetryOnline({ onRetry }: { onRetry: () => void }) {
  // Before it is painted: the network may be back at once.
  useLayoutEffect(() => {
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  }, [onRetry]);
  return null;
}
