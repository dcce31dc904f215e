import { useParams } from 'react-router';
import { OrderSummaryScreen } from '../../features/orders/index.ts';
import { privateMeta } from '../../lib/page-meta.ts';

export const meta = () => privateMeta('Order');

export default function OrderSummary() {
  const { orderId = '' } = useParams();
  return <OrderSummaryScreen orderId={orderId} />;
}
