import { useLingui } from '@lingui/react/macro';
import { formatRupees } from '@sabuja/kit';
import { Button } from '@sabuja/ui/button.tsx';
import { Dialog } from '@sabuja/ui/dialog.tsx';
import { ShieldCheck } from 'lucide-react';
import { providerLabel } from '../payments/index.ts';
import { AmountRows } from './amount-rows.tsx';
import type { PaymentDialogProps } from './payment-dialog-props.ts';

/** Confirms the amount before the payment provider's sheet opens. */
export function OnlineDialog({ open, amount, orderCount, onClose, onConfirm }: PaymentDialogProps) {
  const { t } = useLingui();
  const shown = formatRupees(amount);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t`Online Payment`}
      description={t`By UPI or card, on the next step.`}
      footer={
        <Button size="lg" className="tabular w-full" onClick={onConfirm}>
          {t`Pay ${shown}`}
        </Button>
      }
    >
      <div className="grid gap-4 pt-2">
        <AmountRows rows={[{ name: t`You pay now`, amount, strong: true }]} />
        {orderCount > 1 && <p>{t`One payment for both orders.`}</p>}
        <p className="flex gap-2.5 text-sm text-muted">
          <ShieldCheck aria-hidden="true" className="size-5 shrink-0 text-leaf" />
          {t`You pay with ${providerLabel}. We never see your card or UPI PIN. If you do not pay, nothing is ordered and your cart stays as it is.`}
        </p>
      </div>
    </Dialog>
  );
}
