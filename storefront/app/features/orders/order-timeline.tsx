import { useLingui } from '@lingui/react/macro';
import type { OrderStatus } from '@sabuja/contract';
import clsx from 'clsx';
import { Check } from 'lucide-react';
import { journey, progressOf } from './order-rules.ts';

/** How far the order has come, as one line of steps. */
export function OrderTimeline({ status }: { status: OrderStatus }) {
  const { t } = useLingui();
  const progress = progressOf(status);
  if (progress.kind === 'cancelled') {
    return (
      <p className="rounded-field bg-chilli-soft px-4 py-3 font-[600] text-chilli">
        {t`This order was cancelled.`}
      </p>
    );
  }
  if (progress.kind === 'waiting-for-payment') {
    return (
      <p className="rounded-field bg-haldi-soft px-4 py-3 font-[600] text-haldi-text">
        {t`We are waiting for the payment of this order.`}
      </p>
    );
  }
  return (
    <ol aria-label={t`Progress of the order`} className="grid grid-cols-5">
      {journey.map((step, index) => (
        <li
          key={step.status}
          aria-current={index === progress.reached ? 'step' : undefined}
          className="relative grid justify-items-center gap-1.5 text-center text-xs max-[23rem]:text-[0.66rem] sm:text-sm"
        >
          {index > 0 && (
            <span
              aria-hidden="true"
              className={clsx(
                'absolute top-3.5 right-1/2 h-0.5 w-full',
                index <= progress.reached ? 'bg-leaf' : 'bg-line',
              )}
            />
          )}
          <span
            aria-hidden="true"
            className={clsx(
              'relative z-10 grid size-7 place-items-center rounded-full border-2',
              index <= progress.reached
                ? 'border-leaf bg-leaf text-on-leaf'
                : 'border-line bg-surface',
            )}
          >
            {index <= progress.reached && <Check className="size-4" strokeWidth={3} />}
          </span>
          <span className={index === progress.reached ? 'font-[700] text-leaf-deep' : 'text-muted'}>
            {t(step.words)}
            {index < progress.reached && <span className="sr-only"> {t`(done)`}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
