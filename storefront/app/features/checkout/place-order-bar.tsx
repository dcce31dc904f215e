import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { PaymentMethod } from '@sabuja/contract';
import { formatRupees } from '@sabuja/kit';
import { Button } from '@sabuja/ui/button.tsx';
import type { EstimateState } from './use-estimate.ts';

type PlaceOrderBarProps = {
  estimate: EstimateState;
  payment: PaymentMethod | '';
  isSubmitting: boolean;
  isCalculating: boolean;
  onPress: () => void;
};

/** The main button with the final amount, always visible at the bottom edge. */
export function PlaceOrderBar(props: PlaceOrderBarProps) {
  const { t } = useLingui();
  const { isSubmitting, isCalculating, payment } = props;
  const { displayed } = props.estimate;
  return (
    <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t max-xs:gap-x-2 border-line bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:bottom-4 lg:col-start-2 md:mx-0 md:rounded-card md:border md:px-5 md:py-3 md:shadow-float">
      <p className="tabular min-w-20 xs:min-w-24">
        <span className="block text-sm text-muted">{t`To pay`}</span>
        <span className="text-title leading-tight font-extrabold" aria-busy={isCalculating}>
          {displayed ? formatRupees(displayed.final_amount) : '--'}
        </span>
      </p>
      <Button
        size="lg"
        className="flex-1 max-xs:px-3 max-xs:text-base"
        busy={isSubmitting || isCalculating}
        onClick={props.onPress}
      >
        {t(mainButtonText({ isSubmitting, isCalculating, payment }))}
      </Button>
    </div>
  );
}

/** Label of the main button (S2f.8). */
export function mainButtonText(state: {
  isSubmitting: boolean;
  isCalculating: boolean;
  payment: PaymentMethod | '';
}): MessageDescriptor {
  if (state.isSubmitting) return msg`Processing...`;
  if (state.isCalculating) return msg`Calculating...`;
  return state.payment === 'WALLET' ? msg`Open Wallet Modal` : msg`Place Order`;
}
