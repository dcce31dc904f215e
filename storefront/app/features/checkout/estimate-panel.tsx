import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Estimate } from '@sabuja/contract';
import { formatDeduction, formatRupees } from '@sabuja/kit';
import clsx from 'clsx';
import { PartFailed } from '../../ui/part-failed.tsx';
import { Panel } from './panel.tsx';
import type { EstimateState } from './use-estimate.ts';

const estimateRows: readonly [MessageDescriptor, (estimate: Estimate) => string][] = [
  [msg`Total Item Cost`, ({ total_item_cost }) => formatRupees(total_item_cost)],
  [msg`Shipping Chargs`, ({ shipping_charges }) => formatRupees(shipping_charges)],
  [msg`Tax Amount`, ({ tax_amount }) => formatRupees(tax_amount)],
  [msg`Total Discount`, ({ total_discount }) => formatDeduction(total_discount)],
];

/** `waitingFor`: what must be chosen before anything can be estimated. */
export function EstimatePanel(props: {
  state: EstimateState;
  missingInput: MessageDescriptor | undefined;
}) {
  const { t } = useLingui();
  const { displayed: shown, isCalculating: calculating, failure, refresh } = props.state;
  const missingInput = props.missingInput && t(props.missingInput);
  return (
    <Panel title={t`Estimation Details`}>
      <dl
        className={clsx('tabular grid gap-y-2 transition-opacity', calculating && 'opacity-50')}
        aria-busy={calculating}
      >
        {estimateRows.map(([name, amount]) => (
          <div key={name.id} className="flex justify-between gap-4">
            <dt className="text-muted">{t(name)}</dt>
            <dd>{shown ? amount(shown) : '--'}</dd>
          </div>
        ))}
        <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-3">
          <dt className="font-[700]">{t`Final Amount`}</dt>
          <dd className="text-title font-[720]">
            {shown ? formatRupees(shown.final_amount) : '--'}
          </dd>
        </div>
      </dl>
      {failure ? (
        <PartFailed variant="note" busy={calculating} onRetry={refresh}>
          {failure}
        </PartFailed>
      ) : (
        <p role="status" className={shown || !missingInput ? 'sr-only' : 'text-sm text-muted'}>
          {calculating ? t`Calculating the amounts` : !shown && missingInput}
        </p>
      )}
    </Panel>
  );
}
