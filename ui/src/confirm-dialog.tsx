import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

export type ConfirmDialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  description: string;
  /** Label of the confirming button. */
  confirm: string;
  busy?: boolean;
  onConfirm: () => void;
  children?: ReactNode;
};

/** Asks for confirmation of a destructive action. Import it only from lazily loaded modules. */
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
