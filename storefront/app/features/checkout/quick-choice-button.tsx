import { useLingui } from '@lingui/react/macro';
import { departments } from '@sabuja/contract/rules/departments';
import { CircleCheck, Zap } from 'lucide-react';
import { paymentMethodLabels } from '../../lib/payment-method-labels.ts';
import { addressTypeLabel } from '../address/index.ts';
import { slotText } from '../delivery/index.ts';
import { type CheckoutForm, departmentTexts } from './checkout-form.ts';
import { findCommonSlot, isFilledIn, type QuickChoice } from './quick-choice.ts';

/** Fills in address, next free slots and payment with one tap. */
export function QuickChoiceButton(props: {
  choice: QuickChoice;
  form: CheckoutForm;
  onFill: () => void;
}) {
  const { t } = useLingui();
  const { choice, form, onFill } = props;
  const isDone = isFilledIn(form, choice);
  const Icon = isDone ? CircleCheck : Zap;
  const doneText = t`Filled in. Check it below and place the order.`;
  return (
    <>
      <button
        type="button"
        onClick={onFill}
        className="flex w-full items-center gap-3 rounded-card border border-leaf bg-leaf-soft px-4 py-3 text-left text-leaf-deep hover:bg-leaf-line/60"
      >
        <Icon aria-hidden="true" className="size-6 shrink-0" />
        <span className="min-w-0">
          <span className="block text-sm">
            {isDone
              ? doneText
              : choice.isRepeat
                ? t`Fill in as last time, with the next free slot`
                : t`Fill in your address and the next free slot`}
          </span>
          <QuickChoiceSummary choice={choice} />
        </span>
      </button>
      <p role="status" className="sr-only">
        {isDone && doneText}
      </p>
    </>
  );
}

/** 'Home · tomorrow 8-10 AM · Cash on Delivery' */
function QuickChoiceSummary({ choice }: { choice: QuickChoice }) {
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
