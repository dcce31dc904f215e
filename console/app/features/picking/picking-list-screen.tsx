import { useLingui } from '@lingui/react/macro';
import type { StaffSession } from '@sabuja/contract';
import { formatIstDay } from '@sabuja/kit';
import { Card } from '@sabuja/ui/card.tsx';
import { EmptyState } from '@sabuja/ui/empty-state.tsx';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { ShoppingBasket } from 'lucide-react';
import { DayPicker } from '../../lib/day-picker.tsx';
import { Loaded } from '../../lib/loaded.tsx';
import { StoredNote } from '../../lib/stored-note.tsx';
import { useDay } from '../../lib/use-day.ts';
import { useHasNetwork } from '../../lib/use-has-network.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { RefusedActions, useActions } from '../action-queue/index.ts';
import { useSession } from '../session/index.ts';
import { Page } from '../shell/index.ts';
import { PickingCard } from './picking-card.tsx';
import { type OrderToPick, toPickQuery } from './picking-queries.ts';
import { useStoreClaimed } from './use-store-claimed.ts';

/** The orders of a day that wait for a picker, and those that are being picked. */
export function PickingListScreen() {
  const member = useSession()?.member;
  return member && <OrdersToPick member={member} />;
}

type Member = StaffSession['member'];

function OrdersToPick({ member }: { member: Member }) {
  const { t } = useLingui();
  const [date, setDate] = useDay();
  const query = useQuery(toPickQuery(member, date));
  const hasNetwork = useHasNetwork(query);
  const { refused } = useActions();
  // What is stored is of any day.
  const isStored = query.data?.isStored ?? false;
  useStoreClaimed(member, query.data);
  usePageTitle(t`Picking`);
  return (
    <Page
      title={isStored ? t`Picking` : `${t`Picking`} · ${formatIstDay(date)}`}
      actions={!isStored && <DayPicker date={date} onChange={setDate} />}
    >
      <StoredNote query={query} />
      {isStored && (
        <p className="text-muted">
          {t`The orders that you pick are stored on this device. To start another one, you need a network.`}
        </p>
      )}
      <RefusedActions actions={refused} />
      <Loaded
        query={query}
        failed={t`The orders could not be loaded.`}
        skeleton={
          <div className="grid gap-3 md:grid-cols-2">
            <Skeleton className="h-36" />
            <Skeleton className="h-36" />
          </div>
        }
      >
        {({ value }) => (
          <PickingList
            orders={value}
            name={member.name}
            hasNetwork={hasNetwork}
            showsDay={isStored}
          />
        )}
      </Loaded>
    </Page>
  );
}

type ListProps = {
  orders: readonly OrderToPick[];
  name: string;
  hasNetwork: boolean;
  showsDay: boolean;
};

function PickingList({ orders, name, ...rest }: ListProps) {
  const { t } = useLingui();
  if (orders.length === 0) {
    return (
      <Card>
        <EmptyState icon={<ShoppingBasket />} title={t`Nothing is to be picked on this day.`} />
      </Card>
    );
  }
  const groups = [
    { title: t`Mine`, orders: orders.filter(({ picker }) => picker !== null && picker === name) },
    { title: t`To pick`, orders: orders.filter(({ picker }) => picker === null) },
    {
      title: t`Picked by others`,
      orders: orders.filter(({ picker }) => picker !== null && picker !== name),
    },
  ];
  return groups
    .filter((group) => group.orders.length > 0)
    .map((group) => (
      <section key={group.title} aria-label={group.title} className="grid gap-3">
        <h2 className="text-base font-bold">
          {group.title} <span className="tabular text-muted">{group.orders.length}</span>
        </h2>
        <ul className="grid grid-cols-1 gap-3 md:grid-cols-2 xl:grid-cols-3">
          {group.orders.map((order) => (
            <li key={order.uid} className="min-w-0">
              <PickingCard order={order} isClaimedHere={order.picker === name} {...rest} />
            </li>
          ))}
        </ul>
      </section>
    ));
}
