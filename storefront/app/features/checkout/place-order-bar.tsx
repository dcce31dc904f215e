import { useLingui } from '@lingui/react/macro';
import type { PaymentMethod } from '@sabuja/contract';
import { formatRupees } from '@sabuja/kit';
import { Button } from '@sabuja/ui/button.tsx';
import { mainButtonText } from './payment-methods.ts';
import type { EstimateState } from './use-estimate.ts';

export type PlaceOrderBarProps = {
  estimate: EstimateState;
  payment: PaymentMethod | '';
  isSubmitting: boolean;
  isCalculating: boolean;
  onPress: () => void;
};

/** The main button, fixed with the final amount to the bottom edge on phones. */
export function PlaceOrderBar(props: PlaceOrderBarProps) {
  const { t } = useLingui();
  const { isSubmitting, isCalculating, payment } = props;
  const { displayed } = props.estimate;
  return (
    <div className="sticky bottom-0 z-10 -mx-4 flex items-center gap-4 border-t border-line bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:static md:col-start-2 md:mx-0 md:border-0 md:bg-transparent md:p-0">
      <p className="tabular min-w-24 md:hidden">
        <span className="block text-sm text-muted">{t`To pay`}</span>
        <span
          className={`text-title leading-tight font-[720] ${isCalculating ? 'opacity-50' : ''}`}
        >
          {displayed ? formatRupees(displayed.final_amount) : '--'}
        </span>
      </p>
      <Button
        size="lg"
        className="flex-1 md:w-full"
        busy={isSubmitting || isCalculating}
        onClick={props.onPress}
      >
        {t(mainButtonText({ isSubmitting, isCalculating, payment }))}
      </Button>
    </div>
  );
}
