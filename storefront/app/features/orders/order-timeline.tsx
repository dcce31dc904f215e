import { useLingui } from '@lingui/react/macro';
import type { OrderDetails } from '@sabuja/contract';
import { formatIstMoment } from '@sabuja/kit';
import { Alert } from '@sabuja/ui/alert.tsx';
import clsx from 'clsx';
import { Check } from 'lucide-react';
import { CancelledNotice } from './cancelled-note.tsx';
import { orderNote, orderProgress, orderSteps, reachedAt } from './order-rules.ts';

type Props = { order: Pick<OrderDetails, 'o_status' | 'history' | 'waits_for_twin'> };

/** Progress of the order as a list of steps with times; changes are announced to screen readers. */
export function OrderTimeline({ order }: Props) {
  const { t } = useLingui();
  const progress = orderProgress(order.o_status);
  if (progress.kind === 'cancelled') return <CancelledNotice history={order.history} />;
  if (progress.kind === 'waiting-for-payment') {
    return (
      <Alert tone="haldi" className="font-semibold">
        {t`We are waiting for the payment of this order.`}
      </Alert>
    );
  }
  const currentStep = orderSteps[progress.stepIndex];
  const note = orderNote(order);
  return (
    <>
      <ol
        aria-label={t`Progress of the order`}
        className="-mx-2.5 grid grid-cols-[repeat(auto-fit,minmax(3.4rem,1fr))] gap-y-3 overflow-x-clip sm:mx-0"
      >
        {orderSteps.map((step, index) => (
          <Step
            key={step.status}
            label={t(step.label)}
            index={index}
            stepIndex={progress.stepIndex}
            at={index <= progress.stepIndex ? reachedAt(order.history, step.status) : undefined}
          />
        ))}
      </ol>
      <p role="status" className={note ? 'text-center font-semibold' : 'sr-only'}>
        {note ? t(note) : currentStep && t(currentStep.label)}
      </p>
    </>
  );
}

type StepProps = { label: string; index: number; stepIndex: number; at: string | undefined };

function Step({ label, index, stepIndex, at }: StepProps) {
  const { t } = useLingui();
  const isDone = index <= stepIndex;
  return (
    <li
      aria-current={index === stepIndex ? 'step' : undefined}
      className="relative grid content-start justify-items-center gap-1.5 text-center text-xs sm:text-sm"
    >
      {index > 0 && (
        <span
          aria-hidden="true"
          className={clsx(
            'absolute top-3.5 right-1/2 h-0.5 w-full transition-colors duration-(--slow)',
            isDone ? 'bg-leaf' : 'bg-line',
          )}
        />
      )}
      <span
        aria-hidden="true"
        className={clsx(
          'relative z-10 grid size-7 place-items-center rounded-full border-2 transition-colors duration-(--slow)',
          isDone ? 'border-leaf bg-leaf text-on-leaf' : 'border-line bg-surface',
        )}
      >
        {isDone && <Check className="size-4 stroke-3" />}
      </span>
      <span
        className={clsx('px-1', index === stepIndex ? 'font-bold text-leaf-deep' : 'text-muted')}
      >
        {label}
        {index < stepIndex && <span className="sr-only"> {t`(done)`}</span>}
      </span>
      {at && (
        <time dateTime={at} className="tabular -mt-1 px-0.5 text-xs text-muted">
          {formatIstMoment(new Date(at))}
        </time>
      )}
    </li>
  );
}
