import { useLingui } from '@lingui/react/macro';
import type { CashDeposit } from '@sabuja/contract';
import { Dialog } from '@sabuja/ui/dialog.tsx';
import { toastSuccess } from '@sabuja/ui/toast.ts';
import { api } from '../../lib/api.ts';
import { closeAndReset } from '../../lib/close-and-reset.ts';
import { BankForm } from './bank-form.tsx';
import { useSettlementMutation } from './settlement-queries.ts';
import { SlipPhoto } from './slip-photo.tsx';

type Props = { open: boolean; onClose: () => void; deposit: CashDeposit };

/** Asks for the amount and date that the bank shows for a deposit. Import it only from lazily loaded modules. */
export function VerifyDialog({ open, onClose, deposit }: Props) {
  const { t } = useLingui();
  const { uid, amount, date, slip, has_photo } = deposit;
  const verify = useSettlementMutation(
    (body: { date: string; amount: number; reason?: string }) =>
      api('POST /api/v1/staff/cash-deposits/{uid}/verify', { params: { uid }, body }),
    () => {
      toastSuccess(t`It is verified.`);
      onClose();
    },
  );
  return (
    <Dialog
      open={open}
      onClose={closeAndReset(verify, onClose)}
      title={t`Verify a deposit`}
      description={slip ? t`Slip ${slip}` : undefined}
    >
      {slip && (
        <div className="mb-4">
          {has_photo ? (
            <SlipPhoto uid={uid} />
          ) : (
            <p className="text-sm text-muted">{t`There is no photo of the slip.`}</p>
          )}
        </div>
      )}
      <BankForm
        expected={amount}
        date={date}
        error={verify.error}
        busy={verify.isPending}
        onSend={(shown) => verify.mutate(shown)}
      />
    </Dialog>
  );
}
