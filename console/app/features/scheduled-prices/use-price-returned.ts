import { useState } from 'react';
import { hasUnsaved } from '../../lib/leave-guard.ts';

/**
 * Lets the form of an item begin anew when the end of a scheduled price has changed the item. What is not saved stays in
 * the form, and saving it shows what has changed.
 */
export function usePriceReturned() {
  const [endings, setEndings] = useState(0);
  return {
    formKey: endings,
    onPriceReturned: () => {
      if (!hasUnsaved()) setEndings(endings + 1);
    },
  };
}
