import { useLingui } from '@lingui/react/macro';
import { api } from '../../lib/api.ts';
import { closeAndReset } from '../../lib/close-and-reset.ts';
import { FormDialog } from '../../lib/form-dialog.tsx';
import { ReasonForm } from '../../lib/reason-form.tsx';
import { useSettlementMutation } from './settlement-queries.ts';

type Props = { open: boolean; onClose: () => void; date: string };

/** Removes the signature of a day. Import it only from lazily loaded modules. */
export function ReopenDialog({ open, onClose, date }: Props) {
  const { t } = useLingui();
  const reopen = useSettlementMutation(
    (reason: string) =>
      api('POST /api/v1/staff/day-closes/{date}/reopen', { params: { date }, body: { reason } }),
    onClose,
  );
  return (
    <FormDialog
      open={open}
      onClose={closeAndReset(reopen, onClose)}
      title={t`Reopen a signed day`}
      description={t`What was signed stays recorded, with your reason. The day is signed again as it is then.`}
    >
      <ReasonForm
        action={t`Reopen`}
        error={reopen.error}
        busy={reopen.isPending}
        onSend={(reason) => reopen.mutate(reason)}
      />
    </FormDialog>
  );
}
