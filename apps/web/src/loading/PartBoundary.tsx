import { Component, useLayoutEffect } from 'react';
import type { ReactNode } from 'react';

/** A part of the page whose code could not be fetched. */
export class PartLoadError extends Error {}

type PartBoundaryProps = {
  /** What stands in its place; it may try again. */
  failure: ReactNode;
  onRetry: () => void;
  children: ReactNode;
};

/** Holds the failure of one part within the place of that part, and tries again when the network is back. */
export class PartBoundary extends Component<PartBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null };
  static getDerivedStateFromError = (error: unknown) => ({ error });
  override render() {
    const { error } = this.state;
    const { failure, onRetry, children } = this.props;
    if (error === null) return children;
    // What fails for another reason would fail again: it belongs to the page.
    if (!(error instanceof PartLoadError)) throw error;
    return (
      <>
        <RetryOnline onRetry={onRetry} />
        {failure}
      </>
    );
  }
}

function RetryOnline({ onRetry }: { onRetry: () => void }) {
  // Before it is painted: the network may be back at once.
  useLayoutEffect(() => {
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  }, [onRetry]);
  return null;
}
