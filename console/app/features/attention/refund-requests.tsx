import { useLingui } from '@lingui/react/macro';
import type { StaffRefund } from '@sabuja/contract';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { TitledCard } from '../../lib/titled-card.tsx';
import { RefundItem } from '../refunds/index.ts';

/** Refunds that wait for the approval of a second member of staff. */
export function RefundRequests({ requests }: { requests: readonly StaffRefund[] }) {
  const { t } = useLingui();
  return (
    <TitledCard title={t`Refunds that wait for approval`}>
      <ul className="divide-y divide-line">
        {requests.map((refund) => (
          <li key={refund.uid} className="py-3">
            <Link
              to={paths.order(refund.order_uid)}
              className="tabular rounded-tag py-0.5 font-semibold text-leaf hover:underline"
            >
              #{refund.order_no}
            </Link>
            <RefundItem refund={refund} />
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}
