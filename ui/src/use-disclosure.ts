import { useState } from 'react';

/**
 * State of an overlay about one of several subjects, such as items of a list: the last subject, and
 * whether it is open. The subject stays while the overlay closes.
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
