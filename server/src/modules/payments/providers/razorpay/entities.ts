import Type, { type Static, type TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type {
  ProviderDispute,
  ProviderOrder,
  ProviderPayment,
  ProviderRefund,
} from '../../provider.ts';

// The schemas have only the fields of Razorpay's entities that the shop uses; times in unix seconds, amounts in paise.
const NullableText = Type.Union([Type.String(), Type.Null()]);
const PaiseAmount = Type.Integer({ minimum: 0 });
const oneOf = <const T extends string>(...values: T[]) =>
  Type.Union(values.map((value) => Type.Literal(value)));

const Order = Type.Object({
  id: Type.String(),
  amount: PaiseAmount,
  amount_paid: PaiseAmount,
  currency: Type.String(),
  receipt: Type.Optional(NullableText),
  status: oneOf('created', 'attempted', 'paid'),
  created_at: Type.Integer(),
});

const Payment = Type.Object({
  id: Type.String(),
  order_id: Type.Optional(NullableText),
  amount: PaiseAmount,
  amount_refunded: Type.Optional(Type.Union([PaiseAmount, Type.Null()])),
  currency: Type.String(),
  status: oneOf('created', 'authorized', 'captured', 'refunded', 'failed'),
  method: Type.Optional(NullableText),
  error_description: Type.Optional(NullableText),
  created_at: Type.Integer(),
});

/** The note with the shop's key of a refund; one made in the dashboard has none. */
export const REFUND_KEY_NOTE = 'refund_key';

const Refund = Type.Object({
  id: Type.String(),
  payment_id: Type.String(),
  amount: PaiseAmount,
  currency: Type.String(),
  status: oneOf('pending', 'processed', 'failed'),
  notes: Type.Optional(Type.Unknown()),
  acquirer_data: Type.Optional(
    Type.Union([
      Type.Object({ arn: Type.Optional(NullableText), rrn: Type.Optional(NullableText) }),
      Type.Array(Type.Unknown()),
      Type.Null(),
    ]),
  ),
  created_at: Type.Integer(),
});

const Dispute = Type.Object({
  id: Type.String(),
  payment_id: Type.String(),
  amount: PaiseAmount,
  status: oneOf('open', 'under_review', 'lost', 'won', 'closed'),
  // Of any type: the money of a dispute is taken whatever else it says.
  respond_by: Type.Optional(Type.Unknown()),
  reason_code: Type.Optional(Type.Unknown()),
  reason_description: Type.Optional(Type.Unknown()),
});

/** Parses a response or a part of it; undefined when it does not match the schema. */
export type Parser<Value> = (body: unknown) => Value | undefined;

/** Creates a parser that validates a body by the schema and converts it. */
export function createParser<S extends TSchema, Value>(
  schema: S,
  convert: (body: Static<S>) => Value,
): Parser<Value> {
  const validator = Compile(schema);
  return (body) => (validator.Check(body) ? convert(body as Static<S>) : undefined);
}

export const fromUnixSeconds = (unixSeconds: number): Date => new Date(unixSeconds * 1000);

export const parseOrder: Parser<ProviderOrder> = createParser(Order, (order) => ({
  id: order.id,
  amount: order.amount,
  amountPaid: order.amount_paid,
  currency: order.currency,
  receipt: order.receipt ?? undefined,
  status: order.status,
  createdAt: fromUnixSeconds(order.created_at),
}));

export const parsePayment: Parser<ProviderPayment> = createParser(Payment, (payment) => ({
  id: payment.id,
  orderId: payment.order_id ?? undefined,
  amount: payment.amount,
  amountRefunded: payment.amount_refunded ?? 0,
  currency: payment.currency,
  status: payment.status,
  method: payment.method ?? 'unknown',
  failure: payment.error_description || undefined,
  createdAt: fromUnixSeconds(payment.created_at),
}));

export const parseRefund: Parser<ProviderRefund> = createParser(Refund, (refund) => {
  const bank = Array.isArray(refund.acquirer_data) ? undefined : refund.acquirer_data;
  return {
    id: refund.id,
    key: toText((refund.notes as Record<string, unknown> | null | undefined)?.[REFUND_KEY_NOTE]),
    paymentId: refund.payment_id,
    amount: refund.amount,
    currency: refund.currency,
    status: refund.status,
    bankReference: bank?.arn ?? bank?.rrn ?? undefined,
    createdAt: fromUnixSeconds(refund.created_at),
  };
});

const toText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** A moment from 1970 to 2106, from unix seconds. */
const toMoment = (value: unknown): Date | undefined =>
  typeof value === 'number' && value > 0 && value < 2 ** 32 ? fromUnixSeconds(value) : undefined;

/** The bank holds the money from the opening of a dispute; the shop has it again once it is won or closed. */
export const parseDispute: Parser<ProviderDispute> = createParser(
  Dispute,
  ({ id, payment_id: paymentId, amount, status, ...dispute }) => ({
    id,
    paymentId,
    amount,
    state: status === 'won' || status === 'closed' ? 'RETURNED' : 'TAKEN',
    awaitedResponse:
      status === 'open'
        ? {
            until: toMoment(dispute.respond_by),
            reason: toText(dispute.reason_description) ?? toText(dispute.reason_code),
          }
        : undefined,
  }),
);

/** Parses a collection; undefined when any item does not match. */
export const parseListOf =
  <Value>(parse: Parser<Value>): Parser<Value[]> =>
  (body) => {
    const items = (body as { items?: unknown } | undefined)?.items;
    if (!Array.isArray(items)) return undefined;
    const values = items.map(parse);
    return values.every((value) => value !== undefined) ? values : undefined;
  };

/** Removes or replaces characters that the database cannot store. */
export const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed();

/** Parses JSON and makes its texts storable; undefined when it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (_, value) => (typeof value === 'string' ? storable(value) : value));
  } catch {
    return undefined;
  }
}
