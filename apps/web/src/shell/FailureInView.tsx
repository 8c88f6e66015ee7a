import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { LoadFailure } from './LoadFailure.tsx';

/** What stands in place of what could not be loaded, brought before the eyes: it is after the whole list, and what was pressed may be screens above. */
export function FailureInView(props: ComponentProps<typeof LoadFailure>) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={place}>
      <LoadFailure {...props} />
    </div>
  );
}
