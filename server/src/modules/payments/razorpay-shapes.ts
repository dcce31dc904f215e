import Type, { type Static, type TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type { ProviderEvent, ProviderOrder, ProviderPayment, ProviderRefund } from './provider.ts';

// Only what the shop uses of Razorpay's entities; unix seconds, paise, null for what isn't there.
const Text = Type.Union([Type.String(), Type.Null()]);
const Paise = Type.Integer({ minimum: 0 });
const oneOf = <const T extends string>(...texts: T[]) =>
  Type.Union(texts.map((text) => Type.Literal(text)));

const Order = Type.Object({
  id: Type.String(),
  amount: Paise,
  amount_paid: Paise,
  currency: Type.String(),
  receipt: Type.Optional(Text),
  status: oneOf('created', 'attempted', 'paid'),
  created_at: Type.Integer(),
});

const Payment = Type.Object({
  id: Type.String(),
  order_id: Type.Optional(Text),
  amount: Paise,
  amount_refunded: Type.Optional(Type.Union([Paise, Type.Null()])),
  currency: Type.String(),
  status: oneOf('created', 'authorized', 'captured', 'refunded', 'failed'),
  method: Type.Optional(Text),
  error_description: Type.Optional(Text),
  created_at: Type.Integer(),
});

const Refund = Type.Object({
  id: Type.String(),
  payment_id: Type.String(),
  amount: Paise,
  currency: Type.String(),
  status: oneOf('pending', 'processed', 'failed'),
  acquirer_data: Type.Optional(
    Type.Union([
      Type.Object({ arn: Type.Optional(Text), rrn: Type.Optional(Text) }),
      Type.Array(Type.Unknown()),
      Type.Null(),
    ]),
  ),
  created_at: Type.Integer(),
});

const entityOf = Type.Optional(Type.Object({ entity: Type.Unknown() }));
const Event = Type.Object({
  event: Type.String(),
  created_at: Type.Integer(),
  payload: Type.Object({ order: entityOf, payment: entityOf, refund: entityOf }),
});

/** Reads an answer or a part of it; undefined when it hasn't the shape that was agreed. */
export type Read<Value> = (body: unknown) => Value | undefined;

function reader<S extends TSchema, Value>(
  schema: S,
  make: (body: Static<S>) => Value,
): Read<Value> {
  const shape = Compile(schema);
  return (body) => (shape.Check(body) ? make(body as Static<S>) : undefined);
}

const instant = (unixSeconds: number): Date => new Date(unixSeconds * 1000);

export const readOrder: Read<ProviderOrder> = reader(Order, (order) => ({
  id: order.id,
  amount: order.amount,
  amountPaid: order.amount_paid,
  currency: order.currency,
  receipt: order.receipt ?? undefined,
  status: order.status,
  createdAt: instant(order.created_at),
}));

export const readPayment: Read<ProviderPayment> = reader(Payment, (payment) => ({
  id: payment.id,
  orderId: payment.order_id ?? undefined,
  amount: payment.amount,
  amountRefunded: payment.amount_refunded ?? 0,
  currency: payment.currency,
  status: payment.status,
  method: payment.method ?? 'unknown',
  failure: payment.error_description || undefined,
  createdAt: instant(payment.created_at),
}));

export const readRefund: Read<ProviderRefund> = reader(Refund, (refund) => {
  const bank = Array.isArray(refund.acquirer_data) ? undefined : refund.acquirer_data;
  return {
    id: refund.id,
    paymentId: refund.payment_id,
    amount: refund.amount,
    currency: refund.currency,
    status: refund.status,
    bankReference: bank?.arn ?? bank?.rrn ?? undefined,
    createdAt: instant(refund.created_at),
  };
});

const readEventShape = reader(Event, (event) => event);

/** Reads a webhook's body. What it carries in a shape we don't know is left out. */
export function readEvent(rawBody: Buffer): ProviderEvent | undefined {
  const event = readEventShape(parseJson(rawBody.toString()));
  if (event === undefined) return undefined;
  const { order, payment, refund } = event.payload;
  return {
    name: event.event,
    createdAt: instant(event.created_at),
    order: readOrder(order?.entity),
    payment: readPayment(payment?.entity),
    refund: readRefund(refund?.entity),
  };
}

/** A collection: every item must be readable, or none is. */
export const readListOf =
  <Value>(read: Read<Value>): Read<Value[]> =>
  (body) => {
    const items = (body as { items?: unknown } | undefined)?.items;
    if (!Array.isArray(items)) return undefined;
    const values = items.map(read);
    return values.every((value) => value !== undefined) ? values : undefined;
  };

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
