import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { StaffOrder } from '@sabuja/contract';
import { formatRupees } from '@sabuja/kit';
import {
  createColumnHelper,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';
import { BellRing } from 'lucide-react';
import { Link } from 'react-router';
import { departmentLabels, paymentLabels } from '../../lib/order-labels.ts';
import { LatenessTag, StatusTag } from '../../lib/order-tags.tsx';
import { paths } from '../../lib/paths.ts';

export const boardFeatures = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});

const helper = createColumnHelper<typeof boardFeatures, StaffOrder>();
const LATENESS_ORDER = { late: 0, soon: 1, on_time: 2 } as const;

/** Heading and classes (width, alignment, visibility) of each column, by its id. */
export const columnLayout: Record<string, { label: MessageDescriptor; className: string }> = {
  order_no: { label: msg`Order`, className: 'w-26' },
  customer: { label: msg`Customer`, className: 'max-sm:hidden' },
  zone: { label: msg`Zone`, className: 'w-34 max-lg:hidden' },
  slot: { label: msg`Slot`, className: 'w-40 max-2xl:hidden' },
  lines: { label: msg`Items`, className: 'w-16 text-right max-lg:hidden' },
  amount: { label: msg`Amount`, className: 'w-24 text-right max-sm:hidden' },
  payment: { label: msg`Payment`, className: 'w-22 max-xl:hidden' },
  status: { label: msg`State`, className: 'w-30' },
  lateness: { label: msg`Time`, className: 'w-22' },
};

export const boardColumns = helper.columns([
  helper.accessor('order_no', {
    header: 'order_no',
    cell: ({ row }) => <OrderNumber order={row.original} />,
  }),
  helper.accessor('customer_name', {
    id: 'customer',
    cell: ({ row: { original } }) => (
      <>
        {original.customer_name}{' '}
        <span className="tabular text-muted">··{original.phone.slice(-3)}</span>
      </>
    ),
  }),
  helper.accessor((order) => order.zone ?? order.pincode, { id: 'zone' }),
  helper.accessor('slot', { id: 'slot' }),
  helper.accessor('lines', { id: 'lines' }),
  helper.accessor('final_amount', {
    id: 'amount',
    cell: ({ getValue }) => formatRupees(getValue()),
  }),
  helper.accessor('payment_method', {
    id: 'payment',
    cell: ({ row }) => <Payment order={row.original} />,
  }),
  helper.accessor('status', {
    id: 'status',
    cell: ({ row: { original } }) => (
      <span className="flex items-center gap-1.5">
        <StatusTag status={original.status} />
        {original.is_new && <NewMark />}
      </span>
    ),
  }),
  helper.accessor((order) => LATENESS_ORDER[order.lateness], {
    id: 'lateness',
    cell: ({ row }) => <LatenessTag lateness={row.original.lateness} />,
  }),
]);

function OrderNumber({ order }: { order: StaffOrder }) {
  const { i18n } = useLingui();
  return (
    <Link
      to={paths.order(order.uid)}
      className="tabular rounded-tag py-1 font-bold hover:underline"
      title={i18n._(departmentLabels[order.department])}
    >
      #{order.order_no}
    </Link>
  );
}

function NewMark() {
  const { t } = useLingui();
  return (
    <span title={t`New`} className="text-haldi-text">
      <BellRing aria-hidden="true" className="size-4" />
      <span className="sr-only">{t`New`}</span>
    </span>
  );
}

function Payment({ order }: { order: StaffOrder }) {
  const { i18n } = useLingui();
  const method = i18n._(paymentLabels[order.payment_method]);
  const pending = formatRupees(order.pending_amount);
  if (order.payment_method === 'COD' || order.pending_amount === 0) return method;
  return (
    <span title={pending}>
      <Trans>{method} + cash</Trans>
    </span>
  );
}
