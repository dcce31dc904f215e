import { useLingui } from '@lingui/react/macro';
import type { StaffOrder, StaffSlot } from '@sabuja/contract';
import type { IstDate } from '@sabuja/kit';
import { PartFailed } from '@sabuja/ui/part-failed.tsx';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { SlotRadio } from '../../lib/slot-radio.tsx';
import { slotsQuery } from '../../lib/slots-query.ts';

type Props = { date: IstDate; order: StaffOrder };

/** The slots of a day for an order's department, as choices; slots that take no order show the reason. */
export function SlotChoice({ date, order }: Props) {
  const { t } = useLingui();
  const query = useQuery(slotsQuery(date));
  if (query.isLoadingError) {
    return (
      <PartFailed variant="note" onRetry={query.refetch} busy={query.isFetching}>
        {t`The slots could not be loaded.`}
      </PartFailed>
    );
  }
  const slots =
    query.data?.date === date
      ? query.data.results.filter(({ department }) => department === order.department)
      : undefined;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-sm font-semibold">{t`Slot`}</legend>
      {slots?.map((slot) => (
        <Choice
          key={slot.slot_id}
          slot={slot}
          isPresent={slot.slot_id === order.slot_id && date === order.delivery_date}
        />
      )) ??
        Array.from({ length: 3 }, (_, i) => (
          <Skeleton key={String(i)} className="h-12 rounded-field" />
        ))}
      {slots?.length === 0 && <p className="text-muted">{t`No slots on this day.`}</p>}
    </fieldset>
  );
}

function Choice({ slot, isPresent }: { slot: StaffSlot; isPresent: boolean }) {
  const { t } = useLingui();
  const isFree = slot.state === 'open' && !isPresent;
  const free = Math.max(0, slot.capacity - slot.booked);
  const notes = {
    open: t`${free} free`,
    full: t`full`,
    closed: slot.closed_reason ?? t`closed`,
  };
  return (
    <SlotRadio
      value={slot.slot_id}
      label={slot.name}
      note={isPresent ? t`as it is now` : notes[slot.state]}
      isDisabled={!isFree}
    />
  );
}
