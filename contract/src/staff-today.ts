import Type, { type Static } from 'typebox';
import { call } from './call.ts';
import { Instant, Rupees } from './schemas.ts';
import { BoardSummary } from './staff-orders.ts';

/** Figures of the current day in India. */
export const TodayFigures = Type.Object({
  at: Instant,
  deliveries: BoardSummary,
  placed: Type.Object({
    orders: Type.Integer({ description: 'placed today, without cancelled and unpaid ones' }),
    sales: Rupees({ description: 'what they cost now' }),
    average: Rupees(),
  }),
  money: Type.Object({
    online_orders: Rupees({ description: 'captured for orders' }),
    online_recharges: Rupees({ description: 'captured for wallets' }),
    cash: Rupees({ description: 'collected at deliveries' }),
    wallet_spent: Rupees({ description: 'of wallets, for orders' }),
    wallet_refunds: Rupees({ description: 'back into wallets' }),
    source_refunds: Rupees({ description: 'on their way back to where they were paid from' }),
  }),
  cash_out: Rupees({ description: 'with riders, in no close yet' }),
  failed_payments: Type.Integer(),
  stock_outs: Type.Integer({ description: 'products on sale of which nothing is left' }),
});
export type TodayFigures = Static<typeof TodayFigures>;

export const staffTodayCalls = {
  'GET /api/v1/staff/today': call({
    operationId: 'getToday',
    summary: 'Orders, sales and money of the present day in India',
    guard: 'staff',
    may: 'figures.read',
    rate: 'read',
    response: TodayFigures,
  }),
};
