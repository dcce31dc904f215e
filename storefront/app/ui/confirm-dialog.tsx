import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

export type ConfirmDialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  description: string;
  /** What the button says that does it, and whether it is being done. */
  confirm: string;
  busy?: boolean;
  onConfirm: () => void;
  children?: ReactNode;
};

/** Asks before something is lost. Import it from lazily loaded modules only. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, title, description, confirm, busy = false, onConfirm, children } = props;
  const { t } = useLingui();
  const footer = (
    <div className="grid grid-cols-2 gap-3">
      <Button variant="outline" onClick={onClose}>
        {t`Keep it`}
      </Button>
      <Button variant="danger" busy={busy} onClick={onConfirm}>
        {confirm}
      </Button>
    </div>
  );
  return <Dialog {...{ open, onClose, title, description, footer }}>{children}</Dialog>;
}
