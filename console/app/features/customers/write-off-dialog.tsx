import { useLingui } from '@lingui/react/macro';
import { MAX_WRITE_OFF_REASON_LENGTH } from '@sabuja/contract/limits';
import { formatRupees } from '@sabuja/kit';
import { Button } from '@sabuja/ui/button.tsx';
import { Dialog } from '@sabuja/ui/dialog.tsx';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { api } from '../../lib/api.ts';
import { FormProblem, fieldProblem } from '../../lib/form-problem.tsx';
import { onSubmit } from '../../lib/on-submit.ts';
import { useCustomerMutation } from './customer-queries.ts';

type Props = { open: boolean; onClose: () => void; uid: string; owed: number };

/** Writes off a customer's whole debt, with a reason. Import it only from lazily loaded modules. */
export function WriteOffDialog({ open, onClose, uid, owed }: Props) {
  const { t } = useLingui();
  const amount = formatRupees(owed);
  const writeOff = useCustomerMutation(
    (reason: string) =>
      api('POST /api/v1/staff/customers/{uid}/write-off', {
        params: { uid },
        body: { amount: owed, reason },
      }),
    () => {
      // A request to delete the account may have waited for this.
      void queryClient().invalidateQueries({ queryKey: ['privacy'] });
      onClose();
    },
  );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t`Write off ${amount}?`}
      description={t`The customer does not have to pay it any more, can pay from the wallet again, and can delete the account. If the bank returns the money, the shop keeps it.`}
    >
      <form
        className="grid gap-4"
        onSubmit={onSubmit(({ reason = '' }) => writeOff.mutate(reason))}
      >
        <TextField
          label={t`Reason`}
          name="reason"
          hint={t`For staff; the customer does not see it.`}
          maxLength={MAX_WRITE_OFF_REASON_LENGTH}
          error={fieldProblem(writeOff.error, 'reason')}
          required
        />
        <FormProblem error={writeOff.error} fields={['reason']} />
        <Button type="submit" size="lg" variant="danger" busy={writeOff.isPending}>
          {t`Write off the debt`}
        </Button>
      </form>
    </Dialog>
  );
}
