import { useLingui } from '@lingui/react/macro';
import type { OrderDetails } from '@sabuja/contract';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';

const CancelDialog = lazy(async () => ({
  default: (await import('./cancel-dialog.tsx')).CancelDialog,
}));

/** Cancels the order, after asking. */
export function CancelOrder({ order }: { order: OrderDetails }) {
  const { t } = useLingui();
  const [asking, setAsking] = useState<boolean>();
  return (
    <>
      {order.can_cancel && (
        <Button variant="ghost" className="text-chilli!" onClick={() => setAsking(true)}>
          {t`Cancel order`}
        </Button>
      )}
      {asking !== undefined && (
        <Suspense>
          <CancelDialog open={asking} order={order} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
