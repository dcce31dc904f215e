import { useLingui } from '@lingui/react/macro';
import type { StaffOrderDetails } from '@sabuja/contract';
import { isFinal } from '@sabuja/contract/rules/order-status';
import { Button } from '@sabuja/ui/button.tsx';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '../session/index.ts';

const CorrectionDialog = lazyDialog(
  async () => (await import('./correction-dialog.tsx')).CorrectionDialog,
);

/** Corrects phone, address and note, until the order is delivered or cancelled. */
export function CorrectionButton({ order }: { order: StaffOrderDetails }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const mayCorrect = useSession()?.permissions.includes('orders.correct') ?? false;
  if (!mayCorrect || isFinal(order.status)) return null;
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setIsOpen(true)}>
        <Pencil aria-hidden="true" className="size-4" />
        {t`Correct`}
      </Button>
      <CorrectionDialog open={isOpen} onClose={() => setIsOpen(false)} order={order} />
    </>
  );
}
