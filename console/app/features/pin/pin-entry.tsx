import { useLingui } from '@lingui/react/macro';
import type { PinPerson } from '@sabuja/contract';
import { Alert } from '@sabuja/ui/alert.tsx';
import { Button } from '@sabuja/ui/button.tsx';
import { FormProblem } from '../../lib/form-problem.tsx';
import { PinPad } from './pin-pad.tsx';
import { usePinSignIn } from './use-pin-sign-in.ts';

type Props = { person: PinPerson; onBack: () => void };

/** Asks for the PIN of one person; a start PIN is replaced by a PIN of their own, typed twice. */
export function PinEntry({ person, onBack }: Props) {
  const { t } = useLingui();
  const { step, value, setValue, complete, isPending, error, mismatch } = usePinSignIn(person.uid);
  const { name } = person;
  const labels = {
    pin: t`PIN of ${name}`,
    new: t`Choose a PIN of your own`,
    repeat: t`Enter the new PIN again`,
  };
  return (
    <div className="grid justify-items-center gap-4">
      {step === 'new' && (
        <p className="max-w-prose text-center text-muted">
          {t`Six digits that are no date, run or repetition. Nobody else needs to know them.`}
        </p>
      )}
      <FormProblem error={error} />
      {mismatch !== undefined && (
        <Alert tone="chilli" role="alert">
          {mismatch}
        </Alert>
      )}
      <PinPad
        label={labels[step]}
        value={value}
        onChange={setValue}
        onComplete={complete}
        busy={isPending}
      />
      <Button variant="ghost" size="lg" onClick={onBack}>
        {t`Somebody else`}
      </Button>
    </div>
  );
}
