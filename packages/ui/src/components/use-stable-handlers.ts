import { useLayoutEffect, useRef, useState } from 'react';

type Handler = (...args: never[]) => unknown;

/**
 * The handlers of the latest rendering, as one object that stays the same for as long as the component lives: a row of a long list
 * (`memo`) that takes it is not drawn anew because somebody else's edit made new functions. Their names never change.
 */
export function useStableHandlers<Handlers extends { readonly [Name in keyof Handlers]: Handler }>(
  handlers: Handlers,
): Handlers {
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  const [stable] = useState(() => {
    const forward =
      (name: string) =>
      (...args: never[]) => {
        const handler: Handler = latest.current[name as keyof Handlers];
        return handler(...args);
      };
    // Of the same names, and each of the type of the one that it calls.
    return Object.fromEntries(Object.keys(handlers).map((name) => [name, forward(name)])) as Handlers;
  });
  return stable;
}
