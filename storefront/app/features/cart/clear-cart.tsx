import { useLingui } from '@lingui/react/macro';
import { Button } from '@sabuja/ui/button.tsx';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';

const ClearCartDialog = lazyDialog(
  async () => (await import('./clear-cart-dialog.tsx')).ClearCartDialog,
);

/** Button that empties the cart after confirmation. */
export function ClearCart({ lines }: { lines: number }) {
  const { t } = useLingui();
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setIsConfirming(true)} className="-ml-3">
        <Trash2 aria-hidden="true" className="size-4.5" />
        {t`Clear cart`}
      </Button>
      <ClearCartDialog open={isConfirming} lines={lines} onClose={() => setIsConfirming(false)} />
    </>
  );
}
