import { Tooltip } from '@sabuja/ui/tooltip.tsx';
import clsx from 'clsx';
import { Minus, Plus } from 'lucide-react';

type QuantityStep = {
  /** Accessible name: 'Remove one Desi tomato'. */
  label: string;
  onPress: () => void;
  /**
   * Shown as disabled but focusable, so that its tooltip can give the reason; `onPress` is not
   * called.
   */
  disabled?: boolean;
  /** Called when pressed while disabled, to show the reason in a toast. */
  onRefused?: () => void;
  tooltip?: string;
};

export type QuantityProps = {
  value: number;
  minus: QuantityStep;
  plus: QuantityStep;
  busy?: boolean;
  size?: 'md' | 'lg';
  className?: string;
};

/** Quantity control with minus and plus buttons. */
export function Quantity({ value, minus, plus, busy, size = 'md', className }: QuantityProps) {
  return (
    <span
      aria-busy={busy || undefined}
      className={clsx(
        'inline-flex items-center justify-between rounded-control bg-leaf text-on-leaf',
        size === 'lg' ? 'min-h-13 text-lg' : 'min-h-touch',
        className,
      )}
    >
      <Step step={minus} icon={<Minus aria-hidden="true" className="size-4.5" />} />
      <output aria-live="polite" className="tabular min-w-5 text-center font-bold">
        {value}
      </output>
      <Step step={plus} icon={<Plus aria-hidden="true" className="size-4.5" />} />
    </span>
  );
}

function Step({ step, icon }: { step: QuantityStep; icon: React.ReactNode }) {
  return (
    <Tooltip text={step.tooltip}>
      {(tipId) => (
        <button
          type="button"
          aria-label={step.label}
          aria-disabled={step.disabled || undefined}
          aria-describedby={step.tooltip ? tipId : undefined}
          onClick={step.disabled ? step.onRefused : step.onPress}
          className="grid size-touch min-w-6 shrink place-items-center rounded-control transition-colors hover:bg-leaf-strong focus-visible:outline-offset-[-4px] focus-visible:outline-on-leaf aria-disabled:text-on-leaf/55"
        >
          {icon}
        </button>
      )}
    </Tooltip>
  );
}
