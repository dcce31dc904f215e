import { useLingui } from '@lingui/react/macro';
import type { Settlement } from '@sabuja/contract';
import { istDate } from '@sabuja/kit';
import { Dialog } from '@sabuja/ui/dialog.tsx';
import { toastSuccess } from '@sabuja/ui/toast.ts';
import { api } from '../../lib/api.ts';
import { closeAndReset } from '../../lib/close-and-reset.ts';
import { BankForm } from './bank-form.tsx';
import { useSettlementMutation } from './settlement-queries.ts';

type Props = { open: boolean; onClose: () => void; settlement: Settlement };

/** Asks for the amount and date that the bank shows for a settlement. Import it only from lazily loaded modules. */
export function BankDialog({ open, onClose, settlement }: Props) {
  const { t } = useLingui();
  const { provider, id, utr, net, settled_at } = settlement;
  const confirm = useSettlementMutation(
    (body: { date: string; amount: number }) =>
      api('POST /api/v1/staff/settlements/{provider}/{id}/bank', {
        params: { provider, id },
        body,
      }),
    () => {
      toastSuccess(t`It is recorded.`);
      onClose();
    },
  );
  return (
    <Dialog
      open={open}
      onClose={closeAndReset(confirm, onClose)}
      title={t`What the bank shows`}
      description={utr ? t`Look for ${utr} in the statement.` : undefined}
    >
      <BankForm
        expected={net}
        date={istDate(new Date(settled_at))}
        isDifferenceListed
        error={confirm.error}
        busy={confirm.isPending}
        onSend={({ date, amount }) => confirm.mutate({ date, amount })}
      />
    </Dialog>
  );
}
