import { useLingui } from '@lingui/react/macro';
import type { StaffOrderDetails } from '@sabuja/contract';
import { formatRupees } from '@sabuja/kit';
import { Alert } from '@sabuja/ui/alert.tsx';
import { Button } from '@sabuja/ui/button.tsx';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { PartFailed } from '@sabuja/ui/part-failed.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TitledCard } from '../../lib/titled-card.tsx';
import { useSession } from '../session/index.ts';
import { RefundItem } from './refund-item.tsx';
import { refundableQuery } from './refund-queries.ts';

const RefundDialog = lazyDialog(async () => (await import('./refund-dialog.tsx')).RefundDialog);

type Props = {
  order: Pick<StaffOrderDetails, 'uid' | 'order_no'>;
  /** The complaint for which refunds are made here. */
  ticketNo?: string;
};

/** The refunds by staff for a delivered order, and a button for what can still be refunded. */
export function OrderRefundsPart({ order, ticketNo }: Props) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const permissions = useSession()?.permissions ?? [];
  const query = useQuery({
    ...refundableQuery(order.uid),
    enabled: permissions.includes('orders.documents'),
  });
  if (query.isLoadingError) {
    return (
      <PartFailed variant="card" onRetry={query.refetch} busy={query.isFetching}>
        {t`The refunds could not be loaded.`}
      </PartFailed>
    );
  }
  if (!query.data) return null;
  const { refunds, remaining, paid, can_refund, taken_outside = 0 } = query.data;
  const taken = formatRupees(taken_outside);
  const [left, all] = [formatRupees(remaining), formatRupees(paid)];
  return (
    <TitledCard title={t`Refunds`}>
      <p className="tabular">
        {paid > 0
          ? t`${left} of ${all} can be refunded.`
          : t`Only a delivered order can be refunded.`}
      </p>
      {taken_outside > 0 && (
        <Alert
          tone="haldi"
          className="mt-3"
        >{t`${taken} of the payment went back outside the shop.`}</Alert>
      )}
      {refunds.length > 0 && (
        <ul className="mt-3 grid gap-3">
          {refunds.map((refund) => (
            <li key={refund.uid} className="border-t border-line pt-3">
              <RefundItem refund={refund} ticketNo={ticketNo} />
            </li>
          ))}
        </ul>
      )}
      {can_refund && permissions.includes('refunds.make') && (
        <>
          <Button variant="outline" className="mt-3" onClick={() => setIsOpen(true)}>
            {t`Refund`}
          </Button>
          <RefundDialog
            open={isOpen}
            onClose={() => setIsOpen(false)}
            order={order}
            refundable={query.data}
            ticketNo={ticketNo}
          />
        </>
      )}
    </TitledCard>
  );
}
