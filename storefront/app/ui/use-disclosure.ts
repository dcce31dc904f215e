import { useState } from 'react';

/**
 * An overlay about one of several things, such as a list's items: which one it was opened for last, and
 * whether it is open. What it shows stays there while it closes.
 */
export function useDisclosure<T>() {
  const [shown, setShown] = useState<{ subject: T; open: boolean }>();
  return {
    subject: shown?.subject,
    open: shown?.open === true,
    show: (subject: T) => setShown({ subject, open: true }),
    close: () => setShown((current) => current && { ...current, open: false }),
  };
}
