import { useLingui } from '@lingui/react/macro';
import type { OrderStatus } from '@sabuja/contract';
import { Card } from '@sabuja/ui/card.tsx';
import { UndoButton } from '../undo/index.ts';

type Props = {
  orders: readonly { uid: string; order_no: string; status: OrderStatus }[];
  onChoose: (uid: string) => void;
};

/** The rider's reports of the last minutes, which can be undone if they were meant for another order. */
export function UndoList({ orders, onChoose }: Props) {
  const { t } = useLingui();
  if (orders.length === 0) return null;
  return (
    <section aria-label={t`Just now`} className="grid gap-2">
      <h2 className="text-base font-bold">{t`Just now`}</h2>
      <ul className="grid gap-2">
        {orders.map((order) => (
          <Card
            as="li"
            key={order.uid}
            className="flex flex-wrap items-center justify-between gap-2 px-4 py-2"
          >
            <span className="tabular font-semibold">#{order.order_no}</span>
            <UndoButton
              order={order}
              status={order.status}
              needsReason={false}
              onUndo={() => onChoose(order.uid)}
            />
          </Card>
        ))}
      </ul>
    </section>
  );
}
