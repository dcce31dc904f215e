import { useLingui } from '@lingui/react/macro';
import { formatRupees } from '@sabuja/kit';
import { Button } from '@sabuja/ui/button.tsx';
import { Dialog } from '@sabuja/ui/dialog.tsx';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { FormProblem, fieldProblem } from '../../lib/form-problem.tsx';
import { onSubmit } from '../../lib/on-submit.ts';
import { useCreditRefund } from './refund-queries.ts';

type Props = {
  open: boolean;
  onClose: () => void;
  /** A refund that failed at the bank; amount in rupees. */
  refund: { id: number; amount: number };
};

/** Credits a failed refund to the customer's wallet, with a reason. Import it only from lazily loaded modules. */
export function CreditDialog({ open, onClose, refund: { id, amount } }: Props) {
  const { t } = useLingui();
  const credit = useCreditRefund(id, onClose);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t`Credit ${formatRupees(amount)} to the wallet?`}
      description={t`The bank could not pay it back. The customer gets it in the wallet instead, at once, and is notified. This cannot be undone.`}
    >
      <form className="grid gap-4" onSubmit={onSubmit(({ reason = '' }) => credit.mutate(reason))}>
        <TextField
          label={t`Reason`}
          name="reason"
          hint={t`Without names, phones or addresses.`}
          maxLength={300}
          error={fieldProblem(credit.error, 'reason')}
          required
        />
        <FormProblem error={credit.error} fields={['reason']} />
        <Button type="submit" size="lg" busy={credit.isPending}>
          {t`Credit to wallet`}
        </Button>
      </form>
    </Dialog>
  );
}
