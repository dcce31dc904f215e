import { useLingui } from '@lingui/react/macro';
import { MAX_BLOCK_REASON_LENGTH } from '@sabuja/contract/limits';
import { Button } from '@sabuja/ui/button.tsx';
import { Dialog } from '@sabuja/ui/dialog.tsx';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { api } from '../../lib/api.ts';
import { FormProblem, fieldProblem } from '../../lib/form-problem.tsx';
import { onSubmit } from '../../lib/on-submit.ts';
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
    <Dialog
      open={open}
      onClose={onClose}
      title={t`Block this customer from ordering?`}
      description={t`Orders that are placed stay. A new one is refused, with how to reach the shop.`}
    >
      <form className="grid gap-4" onSubmit={onSubmit(({ reason = '' }) => block.mutate(reason))}>
        <TextField
          label={t`Reason`}
          name="reason"
          hint={t`For staff; the customer does not see it.`}
          maxLength={MAX_BLOCK_REASON_LENGTH}
          error={fieldProblem(block.error, 'reason')}
          required
        />
        <FormProblem error={block.error} fields={['reason']} />
        <Button type="submit" size="lg" variant="danger" busy={block.isPending}>
          {t`Block from ordering`}
        </Button>
      </form>
    </Dialog>
  );
}
