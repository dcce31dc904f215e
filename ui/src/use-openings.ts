import { useState } from 'react';

/**
 * How many times a dialog was opened. As the key of its content, each opening starts anew: nothing of an earlier one is
 * shown or closes it.
 */
export function useOpenings(open: boolean): number {
  const [{ count, wasOpen }, setOpenings] = useState({ count: 0, wasOpen: false });
  if (open !== wasOpen) setOpenings({ count: open ? count + 1 : count, wasOpen: open });
  return count;
}
