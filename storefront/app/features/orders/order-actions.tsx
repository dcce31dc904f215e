import { useLingui } from '@lingui/react/macro';
import type { OrderDetails, OrderItem } from '@sabuja/contract';
import { isFinal } from '@sabuja/contract/rules/order-status';
import { buttonClass } from '@sabuja/ui/button.tsx';
import { FileText } from 'lucide-react';
import { paths } from '../../lib/paths.ts';
import { useAddItemsToCart } from '../cart/index.ts';
import { CancelOrder } from './cancel-order.tsx';
import { PushOptIn } from './push-opt-in.tsx';
import { ReorderButton, ReorderResult } from './reorder.tsx';

type Props = { order: OrderDetails; items: readonly OrderItem[] };

/** The actions currently available for an order. */
export function OrderActions({ order, items }: Props) {
  const { t } = useLingui();
  const addToCart = useAddItemsToCart();
  return (
    <div className="grid gap-3">
      <div className="grid gap-2.5 sm:flex sm:flex-wrap sm:justify-center">
        {!isFinal(order.o_status) && <PushOptIn />}
        {order.invoice_no !== null && (
          <a href={paths.invoice(order.uid)} download className={buttonClass('outline')}>
            <FileText aria-hidden="true" className="size-4.5" />
            {order.refusal ? t`Invoice and credit note (PDF)` : t`Invoice (PDF)`}
          </a>
        )}
        <ReorderButton items={items} addToCart={addToCart} />
        <CancelOrder order={order} />
      </div>
      <ReorderResult addToCart={addToCart} />
    </div>
  );
}
