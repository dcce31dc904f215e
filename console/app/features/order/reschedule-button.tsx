import { useLingui } from '@lingui/react/macro';
import type { StaffOrder } from '@sabuja/contract';
import { reschedulableStatuses } from '@sabuja/contract/rules/order-status';
import { Button } from '@sabuja/ui/button.tsx';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { useState } from 'react';
import { useSession } from '../session/index.ts';

const RescheduleDialog = lazyDialog(
  async () => (await import('../reschedule/index.ts')).RescheduleDialog,
);

/** Moves the order to another slot, while it is in the shop. */
export function RescheduleButton({ order }: { order: StaffOrder }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const mayReschedule = useSession()?.permissions.includes('orders.reschedule') ?? false;
  if (!mayReschedule || !reschedulableStatuses.includes(order.status)) return null;
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        {t`Another slot`}
      </Button>
      <RescheduleDialog open={isOpen} onClose={() => setIsOpen(false)} orders={[order]} />
    </>
  );
}
