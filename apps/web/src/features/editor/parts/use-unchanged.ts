import { replaceEqualDeep } from '@tanstack/react-query';
import { useState } from 'react';

/** `value`, or what it was before wherever it says the same: its parts that did not change keep their identity, and so does the whole. */
export function useUnchanged<Value>(value: Value): Value {
  const [known, setKnown] = useState(value);
  const next = replaceEqualDeep(known, value);
  if (next !== known) setKnown(next);
  return next;
}
