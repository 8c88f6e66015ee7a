import { useRef } from 'react';

/**
 * Makes a call of which one runs at a time with the same arguments: pressed again before the next render, it answers with
 * the first one's promise.
 */
export function useSingleFlight<Args extends unknown[], Data>(
  call: (...args: Args) => Promise<Data>,
): (...args: Args) => Promise<Data> {
  const running = useRef(new Map<string, Promise<Data>>());
  return (...args) => {
    const key = JSON.stringify(args);
    const first = running.current.get(key);
    if (first !== undefined) return first;
    const promise = call(...args).finally(() => running.current.delete(key));
    running.current.set(key, promise);
    return promise;
  };
}
