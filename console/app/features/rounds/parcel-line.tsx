import { useLingui } from '@lingui/react/macro';
import type { Parcel } from '@sabuja/contract';
import { formatRupees } from '@sabuja/kit';
import { StatusTag } from '../../lib/order-tags.tsx';

/** One order as a line: number, recipient, address, and the amount to collect. */
export function ParcelLine({ parcel }: { parcel: Parcel }) {
  const { t } = useLingui();
  return (
    <span className="flex min-w-0 flex-1 items-center gap-3">
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2">
          <strong className="tabular font-bold">#{parcel.order_no}</strong>
          <span className="truncate">{parcel.deliver_to}</span>
          {parcel.status !== 'PACKED' && <StatusTag status={parcel.status} />}
        </span>
        <span className="block truncate text-sm text-muted">
          {parcel.zone ?? t`No zone`} · {parcel.address}
        </span>
      </span>
      <span className="tabular shrink-0 text-right text-sm font-semibold">
        {parcel.to_collect > 0 ? formatRupees(parcel.to_collect) : t`Paid`}
      </span>
    </span>
  );
}
