import { useLingui } from '@lingui/react/macro';
import { Button } from '@sabuja/ui/button.tsx';
import { Stepper } from '../../lib/stepper.tsx';

type Props = { found: number; quantity: number; onChange: (found: number) => void };

/** How many units were found, from none to all. */
export function FoundStepper({ found, quantity, onChange }: Props) {
  const { t } = useLingui();
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-sm font-semibold">{t`How many are there?`}</legend>
      <Stepper
        text={t`${found} of ${quantity}`}
        value={found}
        min={0}
        max={quantity}
        onChange={onChange}
      />
      <Button variant="soft" size="lg" disabled={found === 0} onClick={() => onChange(0)}>
        {t`Nothing: take it out`}
      </Button>
    </fieldset>
  );
}
