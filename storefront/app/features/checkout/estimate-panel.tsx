import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Estimate } from '@sabuja/contract';
import { formatDeduction, formatRupees, formatRupeesShort } from '@sabuja/kit';
import { Alert } from '@sabuja/ui/alert.tsx';
import { Button } from '@sabuja/ui/button.tsx';
import { PartFailed } from '@sabuja/ui/part-failed.tsx';
import type { ReactNode } from 'react';
import { openCart } from '../cart/index.ts';
import { Panel } from './panel.tsx';
import type { EstimateState } from './use-estimate.ts';

const estimateRows: readonly [MessageDescriptor, (estimate: Estimate) => string][] = [
  [msg`Total Item Cost`, ({ total_item_cost }) => formatRupees(total_item_cost)],
  [msg`Shipping Chargs`, ({ shipping_charges }) => formatRupees(shipping_charges)],
  [msg`Tax Amount`, ({ tax_amount }) => formatRupees(tax_amount)],
  [msg`Total Discount`, ({ total_discount }) => formatDeduction(total_discount)],
];

/**
 * Amounts of the estimate, and what is missing for free delivery. `missingInput`: what must be selected
 * before an estimate is possible.
 */
export function EstimatePanel(props: {
  state: EstimateState;
  missingInput: MessageDescriptor | undefined;
  /** The pincode that the amounts are for while no address is selected. */
  previewPincode: string | undefined;
  /** The field for a coupon. */
  children: ReactNode;
}) {
  const { t } = useLingui();
  const { displayed, isCalculating, failure, isBelowMinimum, refresh } = props.state;
  const { previewPincode } = props;
  const missingInput = props.missingInput && t(props.missingInput);
  return (
    <Panel title={t`Estimation Details`}>
      <dl className="tabular grid gap-y-2" aria-busy={isCalculating}>
        {estimateRows.map(([name, amount]) => (
          <div key={name.id} className="flex justify-between gap-4">
            <dt className="text-muted">{t(name)}</dt>
            <dd>{displayed ? amount(displayed) : '--'}</dd>
          </div>
        ))}
        {displayed?.coupon && displayed.coupon.refusal === null && (
          <div className="flex justify-between gap-4 text-sm text-leaf">
            <dt>
              <CouponName code={displayed.coupon.code} />
            </dt>
            <dd className="whitespace-nowrap">{formatDeduction(displayed.coupon.discount)}</dd>
          </div>
        )}
        <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3">
          <dt className="font-bold">{t`Final Amount`}</dt>
          <dd className="text-title font-extrabold">
            {displayed ? formatRupees(displayed.final_amount) : '--'}
          </dd>
        </div>
      </dl>
      {props.children}
      {displayed?.missing_for_free_delivery !== undefined && (
        <Alert tone="haldi" size="sm">
          <FreeDeliveryHint missing={displayed.missing_for_free_delivery} />
        </Alert>
      )}
      {displayed && previewPincode && (
        <p className="text-sm text-muted">{t`For delivery to ${previewPincode}, until you choose the address.`}</p>
      )}
      {failure && isBelowMinimum ? (
        <Alert tone="chilli" size="sm" role="alert" className="grid justify-items-start gap-2">
          <p>{failure}</p>
          <Button variant="outline" size="sm" onClick={openCart}>
            {t`Change cart`}
          </Button>
        </Alert>
      ) : failure ? (
        <PartFailed variant="note" busy={isCalculating} onRetry={refresh}>
          {failure}
        </PartFailed>
      ) : (
        <p role="status" className={displayed || !missingInput ? 'sr-only' : 'text-sm text-muted'}>
          {isCalculating ? t`Calculating the amounts` : !displayed && missingInput}
        </p>
      )}
    </Panel>
  );
}

function CouponName({ code }: { code: string }) {
  const { t } = useLingui();
  return t`of it by coupon ${code}`;
}

function FreeDeliveryHint({ missing }: { missing: number }) {
  const { t } = useLingui();
  const amount = formatRupeesShort(missing);
  return t`Add items for ${amount} more and delivery is free.`;
}
