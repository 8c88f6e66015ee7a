import { startTransition, useEffect, useState, type ReactNode } from 'react';

export interface DrawnLaterProps {
  /** It is seen at once, and not waited for. */
  isSeen?: boolean;
  /** What takes its room meanwhile. */
  placeholder?: ReactNode;
  children: ReactNode;
}

/**
 * What is drawn once what stands around it is there, by React in slices; one in another comes after it. A dialog in one piece
 * holds the thread until all of it is there and laid out.
 */
export function DrawnLater({ isSeen = false, placeholder = null, children }: DrawnLaterProps) {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => startTransition(() => setIsDue(true)), []);
  return isDue || isSeen ? children : placeholder;
}
