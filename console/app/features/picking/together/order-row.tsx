import { useLingui } from '@lingui/react/macro';
import { toastSuccess } from '@sabuja/ui/toast.ts';
import { Link } from 'react-router';
import { LineNote } from '../../../lib/line-note.tsx';
import { StatusTag } from '../../../lib/order-tags.tsx';
import { paths } from '../../../lib/paths.ts';
import { orderPrints, PrintLinks } from '../../packing/index.ts';
import { LinesLeft } from '../lines-left.tsx';
import { MissingChoice } from '../missing-choice.tsx';
import { PackControls } from '../pack-controls.tsx';
import { usePickingTransition } from '../use-picking-transition.ts';
import { OrderTag } from './order-tag.tsx';
import type { TogetherOrder } from './together-order.ts';

type Props = { order: TogetherOrder; hasNetwork: boolean };

/** One of the orders: container, remaining lines, the customer's wishes, and packing once every line is picked. */
export function OrderRow({ order, hasNetwork }: Props) {
  const { t } = useLingui();
  const { uid, order_no: number, picker } = order;
  const transition = usePickingTransition(uid, (status) => {
    if (status === 'PACKED') toastSuccess(t`#${number} is packed`);
  });
  return (
    <article aria-label={`#${number}`} className="grid gap-2 p-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <OrderTag tag={order.tag} isDone={order.status === 'PACKED'} />
        <Link
          to={paths.pick(uid)}
          className="tabular inline-block min-h-touch content-center text-lg font-bold hover:underline"
        >
          #{number}
        </Link>
        <span className="text-muted">{order.slot}</span>
        {order.canPick ? (
          <span className="ml-auto">
            <LinesLeft lines={order.lines} />
          </span>
        ) : (
          <StatusTag status={order.status} />
        )}
        {order.status === 'PICKING' && !order.canPick && picker !== null && (
          <span className="font-semibold text-haldi-text">{t`${picker} is picking it`}</span>
        )}
      </div>
      {order.canPick && (
        <>
          {order.note && <LineNote note={order.note} />}
          <MissingChoice order={order} />
          {order.lines.every(({ pick }) => pick !== null) && (
            <div className="flex flex-wrap items-center justify-end gap-3">
              <PackControls order={order} hasNetwork={hasNetwork} transition={transition} />
            </div>
          )}
        </>
      )}
      {order.status === 'PACKED' && hasNetwork && (
        <div className="flex flex-wrap gap-3">
          <PrintLinks hrefOf={orderPrints(uid)} />
        </div>
      )}
    </article>
  );
}
