import { useLingui } from '@lingui/react/macro';
import { Dialog } from '@sabuja/ui/dialog.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';

type Props = { open: boolean; onAnswer: (isConfirmed: boolean) => void };

/** Asks for the second factor again. */
export function SecondFactorDialog({ open, onAnswer }: Props) {
  const { t } = useLingui();
  return (
    <Dialog
      open={open}
      onClose={() => onAnswer(false)}
      title={t`Confirm that it is you`}
      description={t`This act needs your second factor again.`}
    >
      <div className="grid gap-4">
        <SecondFactorForm onProved={() => onAnswer(true)} />
      </div>
    </Dialog>
  );
}
