import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { FreeSlotOfDay, Stop } from '@sabuja/contract';
import { formatIstDay, formatIstMoment } from '@sabuja/kit';
import { Button } from '@sabuja/ui/button.tsx';
import { onSubmit } from '../../lib/on-submit.ts';
import { SlotRadio } from '../../lib/slot-radio.tsx';
import { useDeliveries, useQueuedAction } from '../action-queue/index.ts';

/** Why an order that gets another slot was not delivered. */
export const otherTime = msg`They want it at another time`;

const keyOf = ({ delivery_date, slot_id }: Pick<FreeSlotOfDay, 'delivery_date' | 'slot_id'>) =>
  `${delivery_date} ${slot_id}`;

type Props = { stop: Stop; onDone: () => void };

/** The free slots of the next days, as they were when the round was loaded; the chosen one is booked. */
export function SlotForm({ stop, onDone }: Props) {
  const { t, i18n } = useLingui();
  const { query, deliveries } = useDeliveries();
  const request = useQueuedAction();
  const slots = (deliveries?.free_slots ?? []).filter(
    ({ department, delivery_date, name }) =>
      department === stop.department &&
      (delivery_date !== stop.delivery_date || name !== stop.slot),
  );
  if (slots.length === 0)
    return (
      <p className="text-muted">{t`No free slot is known. The shop gives the order another one.`}</p>
    );
  const { uid, order_no } = stop;
  const send = ({ slot_id }: Readonly<Record<string, string>>) => {
    const slot = slots.find((each) => keyOf(each) === slot_id);
    if (!slot) return;
    const { delivery_date, name } = slot;
    const chosen = { delivery_date, slot_id: slot.slot_id, name };
    request.mutate({ kind: 'slot', uid, order_no, reason: i18n._(otherTime), slot: chosen });
    onDone();
  };
  const loadedAt = query.data && formatIstMoment(new Date(query.data.loadedAt));
  return (
    <form className="grid gap-4" onSubmit={onSubmit(send)}>
      {loadedAt && <p className="text-sm text-muted">{t`Free places as of ${loadedAt}.`}</p>}
      {[...Map.groupBy(slots, ({ delivery_date }) => delivery_date)].map(([date, ofDay]) => (
        <fieldset key={date} className="grid gap-2">
          <legend className="mb-1.5 text-sm font-semibold">{formatIstDay(date)}</legend>
          {ofDay.map(({ free, ...slot }) => (
            <SlotRadio
              key={keyOf(slot)}
              value={keyOf(slot)}
              label={slot.name}
              note={t`${free} free`}
            />
          ))}
        </fieldset>
      ))}
      <div className="sticky -bottom-5 grid bg-paper pt-2 pb-5">
        <Button type="submit" size="lg">
          {t`Book this slot`}
        </Button>
      </div>
    </form>
  );
}
