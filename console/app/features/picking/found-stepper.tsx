import { useLingui } from '@lingui/react/macro';
import { Button } from '@sabuja/ui/button.tsx';
import { Minus, Plus } from 'lucide-react';

type Props = { found: number; quantity: number; onChange: (found: number) => void };

/** How many units were found, from none to all. */
export function FoundStepper({ found, quantity, onChange }: Props) {
  const { t } = useLingui();
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-sm font-semibold">{t`How many are there?`}</legend>
      <div className="flex items-center justify-between gap-3">
        <Button
          size="lg"
          variant="outline"
          aria-label={t`One less`}
          disabled={found === 0}
          onClick={() => onChange(found - 1)}
        >
          <Minus aria-hidden="true" className="size-6" />
        </Button>
        <p role="status" className="tabular text-head font-extrabold">
          {t`${found} of ${quantity}`}
        </p>
        <Button
          size="lg"
          variant="outline"
          aria-label={t`One more`}
          disabled={found === quantity}
          onClick={() => onChange(found + 1)}
        >
          <Plus aria-hidden="true" className="size-6" />
        </Button>
      </div>
      <Button variant="soft" size="lg" disabled={found === 0} onClick={() => onChange(0)}>
        {t`Nothing: take it out`}
      </Button>
    </fieldset>
  );
}
