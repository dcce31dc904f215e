import { msg } from '@lingui/core/macro';
import { useParams } from 'react-router';
import { OrderSummaryScreen } from '../../features/orders/index.ts';
import { privateMeta } from '../../lib/page-meta.ts';
import type { Route } from './+types/route.ts';

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(msg`Order`, matches);

export default function OrderSummary() {
  const { orderId = '' } = useParams();
  return <OrderSummaryScreen orderId={orderId} />;
}
