import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Department } from '@sabuja/contract';
import { departments } from '@sabuja/contract/rules/departments';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';
import clsx from 'clsx';
import { CircleCheck, Zap } from 'lucide-react';
import { paymentMethodLabels } from '../../lib/payment-method-labels.ts';
import { addressTypeLabel } from '../address/index.ts';
import { slotText } from '../delivery/index.ts';
import { type CheckoutForm, departmentTexts } from './checkout-form.ts';
import { findCommonSlot, isFilledIn, longChoice, type QuickChoice } from './quick-choice.ts';

const boxClass = 'flex w-full items-center gap-3 rounded-card border px-4 py-3 text-left';

/**
 * Fills in address, next free slots and payment with one tap. Its place is reserved: nothing moves when the choice is
 * loaded, nor if there is none.
 */
export function QuickChoicePlace(props: {
  /** Undefined while loading, and if there is none. */
  choice: QuickChoice | undefined;
  isPending: boolean;
  ordered: readonly Department[];
  form: CheckoutForm;
  isBelowMinimum: boolean;
  onFill: () => void;
}) {
  const { t } = useLingui();
  const { choice, isPending, ordered, form, isBelowMinimum, onFill } = props;
  return (
    <div className="grid grid-cols-1 *:col-start-1 *:row-start-1">
      <div aria-hidden="true" className={clsx(boxClass, 'invisible')}>
        <QuickChoiceContent choice={longChoice(ordered, new Date())} done={undefined} />
      </div>
      {choice ? (
        <QuickChoiceButton
          choice={choice}
          done={isFilledIn(form, choice) ? doneMessage(form, isBelowMinimum) : undefined}
          onFill={onFill}
        />
      ) : isPending ? (
        <Skeleton className="rounded-card" />
      ) : (
        <p className={clsx(boxClass, 'border-line bg-surface text-muted')}>
          <Zap aria-hidden="true" className="size-6 shrink-0" />
          {t`Choose address, time and payment below.`}
        </p>
      )}
    </div>
  );
}

/** `done`: what is left to do once the choice is filled in. */
type ContentProps = { choice: QuickChoice; done: MessageDescriptor | undefined };

function QuickChoiceButton({ choice, done, onFill }: ContentProps & { onFill: () => void }) {
  const { t } = useLingui();
  return (
    <div className="grid">
      <button
        type="button"
        onClick={onFill}
        className={clsx(boxClass, 'border-leaf bg-leaf-soft text-leaf-deep hover:bg-leaf-line/60')}
      >
        <QuickChoiceContent choice={choice} done={done} />
      </button>
      <p role="status" className="sr-only">
        {done && t(done)}
      </p>
    </div>
  );
}

function QuickChoiceContent({ choice, done }: ContentProps) {
  const { t } = useLingui();
  const Icon = done ? CircleCheck : Zap;
  return (
    <>
      <Icon aria-hidden="true" className="size-6 shrink-0" />
      <span className="min-w-0">
        <span className="block text-sm">
          {done
            ? t(done)
            : choice.isRepeat
              ? t`Fill in as last time, with the next free slot`
              : t`Fill in your address and the next free slot`}
        </span>
        <QuickChoiceSummary choice={choice} />
      </span>
    </>
  );
}

function doneMessage({ payment }: CheckoutForm, isBelowMinimum: boolean): MessageDescriptor {
  if (isBelowMinimum) return msg`Filled in. The minimum order amount is not reached yet.`;
  return payment === ''
    ? msg`Filled in. Choose the payment type below, then place the order.`
    : msg`Filled in. Check it below and place the order.`;
}

/** 'Home · tomorrow 8-10 AM · Cash on Delivery' */
function QuickChoiceSummary({ choice }: Pick<ContentProps, 'choice'>) {
  const { t } = useLingui();
  const { address, slots, payment } = choice;
  const now = new Date();
  const common = findCommonSlot(slots);
  const slotTexts = common
    ? [t(slotText(common, now))]
    : departments.flatMap((department) => {
        const slot = slots[department];
        return slot ? [`${t(departmentTexts[department].name)} ${t(slotText(slot, now))}`] : [];
      });
  const parts = [
    t(addressTypeLabel(address.type)),
    ...slotTexts,
    ...(payment ? [t(paymentMethodLabels[payment])] : []),
  ];
  return <span className="tabular block font-semibold">{parts.join(' · ')}</span>;
}
