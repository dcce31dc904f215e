import { useLingui } from '@lingui/react/macro';
import type { CashDeposit } from '@sabuja/contract';
import { api } from '../../lib/api.ts';
import { closeAndReset } from '../../lib/close-and-reset.ts';
import { FormDialog } from '../../lib/form-dialog.tsx';
import { ReasonForm } from '../../lib/reason-form.tsx';
import { useSettlementMutation } from './settlement-queries.ts';

type Props = { open: boolean; onClose: () => void; deposit: CashDeposit };

/** Cancels a deposit that was recorded by mistake. Import it only from lazily loaded modules. */
export function CancelDialog({ open, onClose, deposit: { uid } }: Props) {
  const { t } = useLingui();
  const cancel = useSettlementMutation(
    (reason: string) =>
      api('POST /api/v1/staff/cash-deposits/{uid}/cancel', { params: { uid }, body: { reason } }),
    onClose,
  );
  return (
    <FormDialog
      open={open}
      onClose={closeAndReset(cancel, onClose)}
      title={t`Take a deposit back`}
      description={t`Its cash counts as in the safe again. The record stays.`}
    >
      <ReasonForm
        action={t`Take back`}
        error={cancel.error}
        busy={cancel.isPending}
        onSend={(reason) => cancel.mutate(reason)}
      />
    </FormDialog>
  );
}
