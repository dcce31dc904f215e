import { useLingui } from '@lingui/react/macro';
import type { StaffSlot } from '@sabuja/contract';
import { staffDepartments } from '@sabuja/contract/rules/departments';
import { formatIstDay, type IstDate } from '@sabuja/kit';
import { Button } from '@sabuja/ui/button.tsx';
import { Card } from '@sabuja/ui/card.tsx';
import { EmptyState } from '@sabuja/ui/empty-state.tsx';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { DayPicker } from '../../lib/day-picker.tsx';
import { Loaded } from '../../lib/loaded.tsx';
import { departmentLabels } from '../../lib/order-labels.ts';
import { slotsQuery } from '../../lib/slots-query.ts';
import { useDay } from '../../lib/use-day.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { OrderingPart } from '../ordering/index.ts';
import { useSession } from '../session/index.ts';
import { Page } from '../shell/index.ts';
import { DayActions } from './day-actions.tsx';
import { SlotRow } from './slot-row.tsx';

const NewSlotDialog = lazyDialog(async () => (await import('./new-slot-dialog.tsx')).NewSlotDialog);

/** The slots of a day: booked and free places, closed slots with their orders, and possible changes. */
export function SlotsScreen() {
  const { t } = useLingui();
  const [date, setDate] = useDay();
  const [isCreating, setIsCreating] = useState(false);
  const query = useQuery(slotsQuery(date));
  const mayManage = useSession()?.permissions.includes('slots.manage') ?? false;
  const slots = query.data?.date === date ? query.data.results : undefined;
  usePageTitle(t`Slots`);
  return (
    <Page
      title={`${t`Slots`} · ${formatIstDay(date)}`}
      actions={
        <>
          {mayManage && (
            <Button variant="outline" onClick={() => setIsCreating(true)}>
              {t`New slot`}
            </Button>
          )}
          <DayPicker date={date} onChange={setDate} />
        </>
      }
    >
      <OrderingPart mayManage={mayManage} />
      <Loaded
        query={{ ...query, data: slots }}
        failed={t`The slots could not be loaded.`}
        skeleton={<SlotSkeleton />}
      >
        {(slots) =>
          slots.length === 0 ? (
            <EmptyState icon={<CalendarClock />} title={t`The shop has no slots yet.`} />
          ) : (
            <>
              {mayManage && <DayActions date={date} slots={slots} />}
              <Departments {...{ date, slots, mayManage }} />
            </>
          )
        }
      </Loaded>
      <NewSlotDialog open={isCreating} onClose={() => setIsCreating(false)} />
    </Page>
  );
}

type ListProps = { date: IstDate; slots: readonly StaffSlot[]; mayManage: boolean };

function Departments({ date, slots, mayManage }: ListProps) {
  const { i18n } = useLingui();
  return (
    <div className="grid items-start gap-5 xl:grid-cols-2">
      {staffDepartments.map((department) => {
        const ofDepartment = slots.filter((slot) => slot.department === department);
        const label = i18n._(departmentLabels[department]);
        if (ofDepartment.length === 0) return null;
        return (
          <section key={department} aria-label={label} className="grid gap-2">
            <h2 className="text-base font-bold">{label}</h2>
            <Card as="ul" divided className="overflow-hidden">
              {ofDepartment.map((slot) => (
                <SlotRow key={slot.slot_id} {...{ date, slot, mayManage }} />
              ))}
            </Card>
          </section>
        );
      })}
    </div>
  );
}

const SlotSkeleton = () => (
  <div className="grid gap-5 xl:grid-cols-2">
    <Skeleton className="h-96 rounded-card" />
    <Skeleton className="h-96 rounded-card" />
  </div>
);
