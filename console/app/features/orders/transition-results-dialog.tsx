import { useLingui } from '@lingui/react/macro';
import { Alert } from '@sabuja/ui/alert.tsx';
import { Button } from '@sabuja/ui/button.tsx';
import { Dialog } from '@sabuja/ui/dialog.tsx';
import type { TransitionResult } from './use-transition-orders.ts';

type Props = {
  open: boolean;
  onClose: () => void;
  results: readonly TransitionResult[] | undefined;
};

/** The outcome of a bulk transition for each order; refused ones first. */
export function TransitionResultsDialog({ open, onClose, results = [] }: Props) {
  const { t } = useLingui();
  const refused = results.filter(({ message }) => message !== undefined);
  const movedCount = results.length - refused.length;
  const refusedCount = refused.length;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t`${refusedCount} not moved, ${movedCount} moved`}
      footer={
        <Button size="lg" className="w-full" onClick={onClose}>
          {t`Close`}
        </Button>
      }
    >
      <ul className="grid gap-2">
        {refused.map(({ uid, orderNo, message }) => (
          <li key={uid}>
            <Alert tone="chilli" className="grid gap-0.5">
              <span className="tabular font-bold">#{orderNo}</span>
              <span className="text-sm">{message || t`It could not be moved.`}</span>
            </Alert>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
