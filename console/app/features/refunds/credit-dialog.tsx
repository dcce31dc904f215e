import { useLingui } from '@lingui/react/macro';
import { formatRupees } from '@sabuja/kit';
import { closeAndReset } from '../../lib/close-and-reset.ts';
import { FormDialog } from '../../lib/form-dialog.tsx';
import { ReasonForm } from '../../lib/reason-form.tsx';
import { useCreditRefund } from './refund-queries.ts';

type Props = {
  open: boolean;
  onClose: () => void;
  /** Called once it is credited, before it closes. */
  onDone: () => void;
  /** A refund that failed at the bank; amount in rupees. */
  refund: { id: number; amount: number };
};

/** Credits a failed refund to the customer's wallet, with a reason. Import it only from lazily loaded modules. */
export function CreditDialog({ open, onClose, onDone, refund: { id, amount } }: Props) {
  const { t } = useLingui();
  const credit = useCreditRefund(id, () => {
    onDone();
    onClose();
  });
  return (
    <FormDialog
      open={open}
      onClose={closeAndReset(credit, onClose)}
      title={t`Credit ${formatRupees(amount)} to the wallet?`}
      description={t`The bank could not pay it back. The customer gets it in the wallet instead, at once, and is notified. This cannot be undone.`}
    >
      <ReasonForm
        action={t`Credit to wallet`}
        hint={t`Without names, phones or addresses.`}
        error={credit.error}
        busy={credit.isPending}
        onSend={(reason) => credit.mutate(reason)}
      />
    </FormDialog>
  );
}
