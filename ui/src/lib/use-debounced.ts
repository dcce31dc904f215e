import type { Milliseconds } from '@sabuja/kit';
import { useEffect, useState } from 'react';

/** The value as it was when it last stayed the same for `delay`. */
export function useDebounced<T>(value: T, delay: Milliseconds): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return debounced;
}
