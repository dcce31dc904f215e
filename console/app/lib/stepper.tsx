import { useLingui } from '@lingui/react/macro';
import { Button } from '@sabuja/ui/button.tsx';
import { Minus, Plus } from 'lucide-react';

type Props = {
  /** What is counted: part of the buttons' accessible names where a page has several steppers. */
  of?: string;
  text: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
};

/** A number between two large buttons, usable with gloves and on small screens. */
export function Stepper({ of = '', text, value, min, max, onChange }: Props) {
  const { t } = useLingui();
  const named = (action: string) => (of === '' ? action : `${action}: ${of}`);
  return (
    <div className="flex items-center justify-between gap-3">
      <Button
        size="lg"
        variant="outline"
        aria-label={named(t`One less`)}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      >
        <Minus aria-hidden="true" className="size-6" />
      </Button>
      <p role="status" className="tabular text-head font-extrabold">
        {text}
      </p>
      <Button
        size="lg"
        variant="outline"
        aria-label={named(t`One more`)}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        <Plus aria-hidden="true" className="size-6" />
      </Button>
    </div>
  );
}
