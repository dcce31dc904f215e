import { useLingui } from '@lingui/react/macro';
import { showRupees } from '@sabuja/kit';
import { Button } from '../../ui/button.tsx';
import type { EstimateState } from './use-estimate.ts';

/** The main button; on phones with the final amount beside it. */
export function PlaceOrderBar(props: {
  estimate: EstimateState;
  placing: boolean;
  onPress: () => void;
}) {
  const { t } = useLingui();
  const { estimate, calculating } = props.estimate;
  return (
    <div className="flex items-center gap-4">
      <p className="tabular min-w-24 md:hidden">
        <span className="block text-sm text-muted">{t`To pay`}</span>
        <span className="text-title leading-tight font-[720]">
          {estimate ? showRupees(estimate.final_amount) : '--'}
        </span>
      </p>
      <Button
        size="lg"
        className="flex-1 md:w-full"
        disabled={props.placing || calculating}
        onClick={props.onPress}
      >
        {props.placing ? t`Processing...` : calculating ? t`Calculating...` : t`Place Order`}
      </Button>
    </div>
  );
}
