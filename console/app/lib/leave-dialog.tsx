import { useLingui } from '@lingui/react/macro';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';

const ConfirmDialog = lazyDialog(
  async () => (await import('@sabuja/ui/confirm-dialog.tsx')).ConfirmDialog,
);

type Props = { open: boolean; onStay: () => void; onLeave: () => void };

/** Asks whether unsaved changes may be discarded. */
export function LeaveDialog({ open, onStay, onLeave }: Props) {
  const { t } = useLingui();
  return (
    <ConfirmDialog
      open={open}
      onClose={onStay}
      title={t`Leave without saving?`}
      description={t`What you have changed here is not saved yet.`}
      confirm={t`Leave`}
      onConfirm={onLeave}
    />
  );
}
