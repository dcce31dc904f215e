import { useLingui } from '@lingui/react/macro';
import type { SettlementDifference } from '@sabuja/contract';
import { toastSuccess } from '@sabuja/ui/toast.ts';
import { api } from '../../lib/api.ts';
import { closeAndReset } from '../../lib/close-and-reset.ts';
import { FormDialog } from '../../lib/form-dialog.tsx';
import { NoteForm } from '../../lib/note-form.tsx';
import { useSettlementMutation } from './settlement-queries.ts';

type Props = { open: boolean; onClose: () => void; difference: SettlementDifference };

/** Asks for the explanation that resolves a difference. Import it only from lazily loaded modules. */
export function ResolveDialog({ open, onClose, difference }: Props) {
  const { t } = useLingui();
  const { provider, kind, subject } = difference;
  const resolve = useSettlementMutation(
    (note: string) =>
      api('POST /api/v1/staff/settlement-differences/{provider}/{kind}/{subject}/resolve', {
        params: { provider, kind, subject },
        body: { note },
      }),
    () => {
      toastSuccess(t`It is resolved.`);
      onClose();
    },
  );
  return (
    <FormDialog
      open={open}
      onClose={closeAndReset(resolve, onClose)}
      title={t`What was it?`}
      description={t`It leaves the list; your note stays with it and in the audit log.`}
    >
      <NoteForm
        action={t`Resolve`}
        error={resolve.error}
        busy={resolve.isPending}
        onSend={(note) => resolve.mutate(note)}
      />
    </FormDialog>
  );
}
