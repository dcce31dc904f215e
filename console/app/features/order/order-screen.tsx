import { useLingui } from '@lingui/react/macro';
import type { StaffOrderDetails } from '@sabuja/contract';
import { formatIstDay } from '@sabuja/kit';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { api } from '../../lib/api.ts';
import { departmentLabels } from '../../lib/order-labels.ts';
import { LatenessTag, StatusTag } from '../../lib/order-tags.tsx';
import { paths } from '../../lib/paths.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { useMarkSeen } from '../new-orders/index.ts';
import { BagsPart } from '../packing/index.ts';
import { OrderRefundsPart } from '../refunds/index.ts';
import { LoadedPage, Page } from '../shell/index.ts';
import { CashReturnPart } from './cash-return-part.tsx';
import { ComplaintsPart } from './complaints-part.tsx';
import { CustomerPart } from './customer-part.tsx';
import { DeliveryPhotoPart } from './delivery-photo-part.tsx';
import { LinesPart } from './lines-part.tsx';
import { PaymentPart } from './payment-part.tsx';
import { RefusedPart } from './refused-part.tsx';
import { TimelinePart } from './timeline-part.tsx';
import { TransitionsPart } from './transitions-part.tsx';

const orderQuery = (uid: string) =>
  queryOptions({
    queryKey: ['order', uid],
    queryFn: () => api('GET /api/v1/staff/orders/{uid}', { params: { uid } }),
  });

/** One order: lines, customer, payments and history, and the actions that are possible now. */
export function OrderScreen() {
  const { t } = useLingui();
  const { uid = '' } = useParams();
  const query = useQuery(orderQuery(uid));
  usePageTitle(query.data ? `#${query.data.order_no}` : t`Order`);
  return (
    <LoadedPage query={query} failed={t`The order could not be loaded.`}>
      {(order) => <OrderDetails order={order} />}
    </LoadedPage>
  );
}

function OrderDetails({ order }: { order: StaffOrderDetails }) {
  const { t, i18n } = useLingui();
  useMarkSeen(order);
  const department = i18n._(departmentLabels[order.department]);
  return (
    <Page
      title={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="tabular">#{order.order_no}</span>
          <StatusTag status={order.status} />
          <LatenessTag lateness={order.lateness} />
        </span>
      }
      actions={
        <Link
          to={`${paths.orders}?${new URLSearchParams({ date: order.delivery_date })}`}
          className="rounded-tag py-1 text-sm font-semibold text-leaf hover:underline"
        >
          {t`All orders of the day`}
        </Link>
      }
    >
      <p className="-mt-3 text-muted">
        {department} · {formatIstDay(order.delivery_date)} · {order.slot}
      </p>
      <TransitionsPart order={order} />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <LinesPart order={order} />
        <div className="grid gap-5 md:grid-cols-2 xl:grid-cols-1">
          <CustomerPart order={order} />
          <BagsPart order={order} />
          <PaymentPart order={order} />
          <CashReturnPart order={order} />
          <RefusedPart order={order} />
          {order.status === 'DELIVERED' && <OrderRefundsPart order={order} />}
          <ComplaintsPart uid={order.uid} />
          <DeliveryPhotoPart order={order} />
          <TimelinePart order={order} />
        </div>
      </div>
    </Page>
  );
}
