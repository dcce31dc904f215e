import { useLingui } from '@lingui/react/macro';
import type { StaffSlot } from '@sabuja/contract';
import type { IstDate } from '@sabuja/kit';
import { Alert } from '@sabuja/ui/alert.tsx';
import { Badge } from '@sabuja/ui/badge.tsx';
import clsx from 'clsx';
import { SlotActions } from './slot-actions.tsx';
import { SlotOrders } from './slot-orders.tsx';

type Props = { date: IstDate; slot: StaffSlot; mayManage: boolean };

/** A slot on a day: booked places and possible changes; a closed slot also lists the orders to move. */
export function SlotRow({ date, slot, mayManage }: Props) {
  return (
    <li className="grid gap-3 px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="grid min-w-56 flex-1 gap-1.5">
          <p className="flex flex-wrap items-center gap-2 font-bold">
            {slot.name}
            <SlotState slot={slot} />
          </p>
          <LoadBar slot={slot} />
          <Places slot={slot} />
        </div>
        {mayManage && <SlotActions date={date} slot={slot} />}
      </div>
      {slot.closed_reason !== null && (
        <>
          <Alert tone="chilli" size="sm">
            {slot.closed_reason}
          </Alert>
          {slot.booked > 0 && (
            <SlotOrders date={date} slotId={slot.slot_id} reason={slot.closed_reason} />
          )}
        </>
      )}
    </li>
  );
}

function SlotState({ slot }: { slot: StaffSlot }) {
  const { t } = useLingui();
  if (slot.closed_reason !== null) return <Badge tone="chilli">{t`closed`}</Badge>;
  if (slot.state === 'closed') return <Badge>{t`cut-off passed`}</Badge>;
  return slot.state === 'full' ? (
    <Badge tone="haldi">{t`full`}</Badge>
  ) : (
    <Badge tone="leaf">{t`open`}</Badge>
  );
}

const LoadBar = ({ slot: { booked, capacity, closed_reason } }: { slot: StaffSlot }) => (
  <span aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-sunk">
    <span
      className={clsx(
        'block h-full rounded-full',
        closed_reason === null ? 'bg-leaf' : 'bg-chilli',
      )}
      style={{ width: `${capacity > 0 ? Math.min(100, (booked / capacity) * 100) : 0}%` }}
    />
  </span>
);

function Places({
  slot: { booked, capacity, usual_capacity, closes_minutes_before, closed_reason },
}: {
  slot: StaffSlot;
}) {
  const { t } = useLingui();
  const free = Math.max(0, capacity - booked);
  return (
    <p className="tabular text-sm text-muted">
      <span className="font-semibold text-ink">{t`${booked} of ${capacity}`}</span>
      {closed_reason === null && <> · {t`${free} free`}</>}
      {capacity !== usual_capacity && <> · {t`usually ${usual_capacity}`}</>} ·{' '}
      {closes_minutes_before % 60 === 0
        ? t`cut-off ${closes_minutes_before / 60} h before`
        : t`cut-off ${closes_minutes_before} min before`}
    </p>
  );
}
