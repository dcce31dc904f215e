import { useLingui } from '@lingui/react/macro';
import { api } from '../../lib/api.ts';
import { closeAndReset } from '../../lib/close-and-reset.ts';
import { FormDialog } from '../../lib/form-dialog.tsx';
import { ReasonForm } from '../../lib/reason-form.tsx';
import { useCustomerMutation } from './customer-queries.ts';

type Props = { open: boolean; onClose: () => void; uid: string };

/** Blocks a customer from ordering, with a reason. Import it only from lazily loaded modules. */
export function BlockDialog({ open, onClose, uid }: Props) {
  const { t } = useLingui();
  const block = useCustomerMutation(
    (reason: string) =>
      api('PUT /api/v1/staff/customers/{uid}/block', { params: { uid }, body: { reason } }),
    onClose,
  );
  return (
    <FormDialog
      open={open}
      onClose={closeAndReset(block, onClose)}
      title={t`Block this customer from ordering?`}
      description={t`Orders that are placed stay. A new one is refused, with how to reach the shop.`}
    >
      <ReasonForm
        action={t`Block from ordering`}
        hint={t`For staff; the customer does not see it.`}
        isDangerous
        error={block.error}
        busy={block.isPending}
        onSend={(reason) => block.mutate(reason)}
      />
    </FormDialog>
  );
}
