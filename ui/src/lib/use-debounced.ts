import type { Milliseconds } from '@sabuja/kit';
import { useEffect, useState } from 'react';

/** Debounces a value: returns the last one that stayed the same for `delay` (ms). */
export function useDebounced<T>(value: T, delay: Milliseconds): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return debounced;
}
