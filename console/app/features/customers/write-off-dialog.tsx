import { useLingui } from '@lingui/react/macro';
import { formatRupees } from '@sabuja/kit';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { api } from '../../lib/api.ts';
import { closeAndReset } from '../../lib/close-and-reset.ts';
import { FormDialog } from '../../lib/form-dialog.tsx';
import { ReasonForm } from '../../lib/reason-form.tsx';
import { useCustomerMutation } from './customer-queries.ts';

type Props = {
  open: boolean;
  onClose: () => void;
  /** Called once it is written off, before it closes. */
  onDone: () => void;
  uid: string;
  owed: number;
};

/** Writes off a customer's whole debt, with a reason. Import it only from lazily loaded modules. */
export function WriteOffDialog({ open, onClose, onDone, uid, owed }: Props) {
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
      onDone();
      onClose();
    },
  );
  return (
    <FormDialog
      open={open}
      onClose={closeAndReset(writeOff, onClose)}
      title={t`Write off ${amount}?`}
      description={t`The customer does not have to pay it any more, can pay from the wallet again, and can delete the account. If the bank returns the money, the shop keeps it.`}
    >
      <ReasonForm
        action={t`Write off the debt`}
        hint={t`For staff; the customer does not see it.`}
        isDangerous
        error={writeOff.error}
        busy={writeOff.isPending}
        onSend={(reason) => writeOff.mutate(reason)}
      />
    </FormDialog>
  );
}
