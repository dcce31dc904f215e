import { useLingui } from '@lingui/react/macro';
import type { OrderDetails } from '@sabuja/contract';
import { Button } from '@sabuja/ui/button.tsx';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { useState } from 'react';

const CancelDialog = lazyDialog(async () => (await import('./cancel-dialog.tsx')).CancelDialog);

/** Button that cancels the order after confirmation. */
export function CancelOrder({ order }: { order: OrderDetails }) {
  const { t } = useLingui();
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <>
      {order.can_cancel && (
        <Button variant="ghost" className="text-chilli!" onClick={() => setIsConfirming(true)}>
          {t`Cancel order`}
        </Button>
      )}
      <CancelDialog open={isConfirming} order={order} onClose={() => setIsConfirming(false)} />
    </>
  );
}
