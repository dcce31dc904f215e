import { useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';

const ClearCartDialog = lazy(async () => ({
  default: (await import('./clear-cart-dialog.tsx')).ClearCartDialog,
}));

/** Empties the cart, after asking. */
export function ClearCart({ lines }: { lines: number }) {
  const { t } = useLingui();
  const [asking, setAsking] = useState<boolean>();
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setAsking(true)} className="-ml-3">
        <Trash2 aria-hidden="true" className="size-4.5" />
        {t`Clear cart`}
      </Button>
      {asking !== undefined && (
        <Suspense>
          <ClearCartDialog open={asking} lines={lines} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
