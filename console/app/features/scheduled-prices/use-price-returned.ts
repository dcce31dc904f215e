import { useState } from 'react';
import { hasUnsaved } from '../../lib/leave-guard.ts';

/**
 * Remounts the form of an item when the end of a scheduled price has changed the item. A form with unsaved changes
 * stays as it is; saving it then shows what has changed.
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
