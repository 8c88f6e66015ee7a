import { lazy, Suspense, useCallback, useDeferredValue, useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useIsHydrated } from './use-is-hydrated.ts';
import { PartBoundary, PartLoadError } from './PartBoundary.tsx';
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

/**
 * A component whose code has its own file. React's `lazy` keeps a failure for good; here another try fetches the file
 * again (no browser of ours keeps a failed import), and a file that is there already shows without a fallback.
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
  let loading: Promise<{ default: ComponentType<Props> }> | null = null;
  let wasDrawn = !isDrawnLast;
  const load = () => (loading ??= fetchPart());
  async function fetchPart() {
    try {
      await mendStyleSheets();
      const part = await importPart();
      loaded = part.default;
      return part;
    } catch (cause) {
      loading = null;
      throw new PartLoadError('A part of the page could not be fetched.', { cause });
    }
  }

  function Part(props: Props) {
    const isHydrated = useIsHydrated();
    const [{ Content, attempt }, setTry] = useState(() => ({ Content: loaded ?? lazy(load), attempt: 0 }));
    const retry = useCallback(
      () => setTry((last) => ({ Content: lazy(load), attempt: last.attempt + 1 })),
      [],
    );
    const [wasShown, setWasShown] = useState(false);
    const isWanted = wasShown || isShown(props);
    if (isWanted && !wasShown) setWasShown(true);
    const isDue = useDeferredValue(true, wasDrawn);
    useEffect(() => {
      wasDrawn ||= isDue;
    }, [isDue]);
    if (!isHydrated || !isDue) return fallback;
    if (!isWanted) return null;
    return (
      <PartBoundary key={attempt} failure={failure?.(props, retry)} onRetry={retry}>
        <Suspense fallback={fallback}>
          <Content {...props} />
        </Suspense>
      </PartBoundary>
    );
  }
  /** Fetches the code before it is needed; a failure is told when it is needed. */
  Part.preload = () =>
    load().then(
      () => undefined,
      () => undefined,
    );
  if (isFetchedAhead) whenIdle(() => void Part.preload());
  return Part;
}
