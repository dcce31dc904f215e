import { Dialog } from '@sabuja/ui/dialog.tsx';
import { type ReactNode, type RefObject, useState } from 'react';
import { LeaveDialog } from './leave-dialog.tsx';
import { GuardScope } from './leave-guard.ts';

type Props = {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: string;
  /** The field that gets the focus when the dialog opens; by default the first one. */
  initialFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
};

/**
 * A dialog with a form, which asks before it is closed with unsaved changes. Import it only from lazily loaded modules.
 */
export function FormDialog({ open, onClose, children, ...content }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const [unsaved] = useState(() => new Set<string>());
  if (!open && isAsking) setIsAsking(false);
  return (
    <Dialog
      open={open}
      onClose={() => (unsaved.size > 0 ? setIsAsking(true) : onClose())}
      {...content}
    >
      <GuardScope value={{ isShown: open, unsaved }}>{children}</GuardScope>
      <LeaveDialog
        open={isAsking}
        onStay={() => setIsAsking(false)}
        onLeave={() => {
          setIsAsking(false);
          onClose();
        }}
      />
    </Dialog>
  );
}
