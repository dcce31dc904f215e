import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { OrderStatus } from '@sabuja/contract';
import { Badge } from '@sabuja/ui/badge.tsx';
import type { ComponentProps } from 'react';

type StatusView = { label: MessageDescriptor; tone: ComponentProps<typeof Badge>['tone'] };

const statusViews = {
  PAYMENT_PENDING: { label: msg`Waiting for payment`, tone: 'haldi' },
  PLACED: { label: msg`Placed`, tone: 'leaf' },
  CONFIRMED: { label: msg`Confirmed`, tone: 'leaf' },
  PICKING: { label: msg`Being packed`, tone: 'leaf' },
  PACKED: { label: msg`Packed`, tone: 'leaf' },
  OUT_FOR_DELIVERY: { label: msg`On its way`, tone: 'leaf' },
  ATTEMPTED: { label: msg`Delivery attempted`, tone: 'haldi' },
  DELIVERED: { label: msg`Delivered`, tone: 'plain' },
  CANCELLED: { label: msg`Cancelled`, tone: 'chilli' },
} as const satisfies Record<OrderStatus, StatusView>;

/** An order's state, as text and colour. */
export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  const { t } = useLingui();
  const { label, tone } = statusViews[status];
  return <Badge tone={tone}>{t(label)}</Badge>;
}
