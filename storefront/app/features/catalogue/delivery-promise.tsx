import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Truck } from 'lucide-react';
import { useApi } from '../../lib/use-api.ts';
import { nextSlotQuery, slotText } from '../delivery/index.ts';
import type { Item } from './item.ts';

/** The earliest possible delivery of an item: the next free slot after its lead time. */
export function DeliveryPromise({ item }: { item: Item }) {
  const { t } = useLingui();
  const { department, lead_time_hours: leadTimeHours } = item;
  const { data } = useQuery(nextSlotQuery(useApi(), department, leadTimeHours));
  const slot = data?.slot;
  const when = slot ? t(slotText(slot, new Date())) : '';
  return (
    <div className="mt-3 grid gap-1 text-sm">
      <p className="tabular flex min-h-6 items-center gap-2 font-medium text-leaf-deep">
        {slot && (
          <>
            <Truck aria-hidden="true" className="size-4.5 shrink-0" />
            {t`At your door ${when}`}
          </>
        )}
      </p>
      {leadTimeHours > 0 && (
        <p className="text-muted">{t`Made to order: ${leadTimeHours} hours ahead.`}</p>
      )}
    </div>
  );
}
