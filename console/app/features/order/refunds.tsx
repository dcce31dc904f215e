import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Refund } from '@sabuja/contract';
import { formatRupees } from '@sabuja/kit';
import { PartFailed } from '@sabuja/ui/part-failed.tsx';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { CreditButton } from '../refunds/index.ts';

const stateLabels = {
  ON_ITS_WAY: msg`on its way`,
  DONE: msg`done`,
  HELD_UP: msg`held up: look at the payment provider`,
} as const satisfies Record<Refund['state'], unknown>;

/** The refunds of the order's online payment with their states; renders nothing without refunds. */
export function Refunds({ uid }: { uid: string }) {
  const { t, i18n } = useLingui();
  const query = useQuery({
    queryKey: ['order', uid, 'refunds'],
    queryFn: () => api('GET /api/v1/staff/orders/{uid}/refunds', { params: { uid } }),
  });
  if (query.isLoadingError) {
    return (
      <PartFailed variant="note" onRetry={query.refetch} busy={query.isFetching}>
        {t`The refunds could not be loaded.`}
      </PartFailed>
    );
  }
  const refunds = query.data?.results ?? [];
  return refunds.map((refund, i) => (
    <p key={`${refund.payment_id} ${String(i)}`} className="tabular mt-2">
      <span className="font-semibold">{t`Refund ${formatRupees(refund.amount)}`}</span>
      <span
        className={
          refund.state === 'HELD_UP' ? 'block text-sm text-chilli' : 'block text-sm text-muted'
        }
      >
        {refund.to_wallet
          ? t`in the wallet: the bank could not pay it`
          : i18n._(stateLabels[refund.state])}
        {refund.whole && ` · ${t`for several orders at once`}`}
      </span>
      {refund.can_credit && (
        <span className="mt-2 block">
          <CreditButton refund={refund} />
        </span>
      )}
    </p>
  ));
}
