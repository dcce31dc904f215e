import { useLingui } from '@lingui/react/macro';
import { buttonClass } from '@sabuja/ui/button.tsx';
import { Card } from '@sabuja/ui/card.tsx';
import { EmptyState } from '@sabuja/ui/empty-state.tsx';
import { ShoppingBasket } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { BottomBar } from '../../lib/bottom-bar.tsx';
import { SelectBox } from '../../lib/select-box.tsx';
import { PickingCard } from './picking-card.tsx';
import type { OrderToPick } from './picking-queries.ts';
import { MAX_TOGETHER, togetherPath } from './together/batch.ts';
import { ChosenBar } from './together/chosen-bar.tsx';
import { useChosen } from './together/use-chosen.ts';

type Props = {
  orders: readonly OrderToPick[];
  /** Name of the signed-in member. */
  name: string;
  hasNetwork: boolean;
  showsDay: boolean;
  note: ReactNode;
};

/** The orders grouped by picker; several unclaimed orders can be selected to be picked together. */
export function PickingGroups({ orders, name, hasNetwork, showsDay, note }: Props) {
  const { t } = useLingui();
  const toPick = orders.filter(({ picker }) => picker === null);
  const own = orders.filter(({ picker }) => picker === name);
  const others = orders.filter(({ picker }) => picker !== null && picker !== name);
  const chosen = useChosen(toPick);
  if (orders.length === 0) {
    return (
      <>
        <Card>
          <EmptyState icon={<ShoppingBasket />} title={t`Nothing is to be picked on this day.`} />
        </Card>
        <BottomBar note={note} />
      </>
    );
  }
  const common = { hasNetwork, showsDay };
  return (
    <>
      <Group title={t`Mine`} orders={own} action={<ContinueTogether orders={own} />}>
        {(order) => <PickingCard order={order} isClaimedHere {...common} />}
      </Group>
      <Group title={t`To pick`} orders={toPick}>
        {(order) => {
          const { uid, order_no: number } = order;
          const box = (
            <SelectBox
              label={t`Select #${number}`}
              checked={chosen.has(uid)}
              disabled={chosen.isFull && !chosen.has(uid)}
              onChange={() => chosen.toggle(uid)}
            />
          );
          const select = hasNetwork && toPick.length > 1 && box;
          return <PickingCard order={order} isClaimedHere={false} {...common} select={select} />;
        }}
      </Group>
      <Group title={t`Picked by others`} orders={others}>
        {(order) => <PickingCard order={order} isClaimedHere={false} {...common} />}
      </Group>
      <ChosenBar chosen={chosen} note={note} />
    </>
  );
}

/** Link to pick the member's claimed orders together, at most as many as there are containers. */
function ContinueTogether({ orders }: Pick<Props, 'orders'>) {
  const { t } = useLingui();
  if (orders.length < 2) return null;
  const uids = orders.slice(0, MAX_TOGETHER).map(({ uid }) => uid);
  const count = uids.length;
  return (
    <Link to={togetherPath(uids)} className={buttonClass('outline')}>
      {t`Pick these ${count} together`}
    </Link>
  );
}

type GroupProps = {
  title: string;
  orders: readonly OrderToPick[];
  action?: ReactNode;
  children: (order: OrderToPick) => ReactNode;
};

const Group = ({ title, orders, action, children }: GroupProps) =>
  orders.length > 0 && (
    <section aria-label={title} className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-base font-bold">
          {title} <span className="tabular text-muted">{orders.length}</span>
        </h2>
        {action}
      </div>
      <ul className="grid grid-cols-1 gap-3 md:grid-cols-2 xl:grid-cols-3">
        {orders.map((order) => (
          <li key={order.uid} className="min-w-0">
            {children(order)}
          </li>
        ))}
      </ul>
    </section>
  );
