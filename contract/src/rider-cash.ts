import Type, { type Static } from 'typebox';
import { Instant, Nullable, Rupees, Uid } from './schemas.ts';

/** The cash of a rider that no cash closing covers yet. */
export const RiderCash = Type.Object({
  rider: Type.String(),
  rider_uid: Uid,
  orders: Type.Integer(),
  expected: Rupees(),
  to_return: Type.Optional(Rupees({ description: 'of it, what goes back to customers' })),
  to_collect: Rupees({ description: 'due for the orders that are with the rider' }),
  since: Nullable(Instant),
});
export type RiderCash = Static<typeof RiderCash>;

export const CashClosing = Type.Object({
  uid: Uid,
  rider: Type.String(),
  expected: Rupees(),
  counted: Rupees(),
  difference: Rupees({ description: 'counted less expected' }),
  reason: Nullable(Type.String()),
  closed_by: Type.String(),
  closed_at: Instant,
});
export type CashClosing = Static<typeof CashClosing>;
