import { useLingui } from '@lingui/react/macro';
import type { OrderDetails, OrderItem } from '@sabuja/contract';
import { isFinal } from '@sabuja/contract/rules/order-status';
import { FileText } from 'lucide-react';
import { paths } from '../../lib/paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { usePutInCart } from '../cart/index.ts';
import { CancelOrder } from './cancel-order.tsx';
import { AgainNote, OrderAgain } from './order-again.tsx';
import { TellMe } from './tell-me.tsx';

type Props = { order: OrderDetails; items: readonly OrderItem[] };

/** What can be done with an order now. */
export function OrderActions({ order, items }: Props) {
  const { t } = useLingui();
  const putting = usePutInCart();
  return (
    <div className="grid gap-3">
      <div className="grid gap-2.5 sm:flex sm:flex-wrap sm:justify-center">
        {!isFinal(order.o_status) && <TellMe />}
        {order.invoice_no !== null && (
          <a href={paths.invoice(order.uid)} download className={buttonClass('outline')}>
            <FileText aria-hidden="true" className="size-4.5" />
            {t`Invoice (PDF)`}
          </a>
        )}
        <OrderAgain items={items} putting={putting} />
        <CancelOrder order={order} />
      </div>
      <AgainNote putting={putting} />
    </div>
  );
}
