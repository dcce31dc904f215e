import Type, { type Static } from 'typebox';
import { call } from './call.ts';
import { Id, Instant, Message, Nullable, Rupees } from './schemas.ts';
import { Cost, Discount } from './staff-items.ts';

const period = {
  from: Type.String({ ...Instant, description: 'when the price begins, to the minute' }),
  until: Nullable(
    Type.String({
      ...Instant,
      description: 'when the price before it returns; null: the price stays',
    }),
  ),
};

const NewScheduledPrice = Type.Object({ cost: Cost, discount: Discount, ...period });
/** A price to schedule for a product or combo. */
export type NewScheduledPrice = Static<typeof NewScheduledPrice>;

/** A price that takes effect at a scheduled time, and may end at another. */
export const ScheduledPrice = Type.Object({
  price_id: Id,
  cost: Rupees({ description: 'per unit, before discount' }),
  discount: Type.Number({ description: 'percent' }),
  ...period,
  state: Type.Enum(
    ['planned', 'running', 'ended', 'cancelled', 'replaced', 'missed', 'not_begun', 'not_returned'],
    {
      type: 'string',
      description:
        'replaced: the product or combo got another price meanwhile, which stays; missed: the shop did not run during its time; not_begun: it was above the MRP by then; not_returned: the price before it was above the MRP when it ended',
    },
  ),
  by: Nullable(Type.String({ description: 'the name of who planned it' })),
});
export type ScheduledPrice = Static<typeof ScheduledPrice>;

const manage = { guard: 'staff', may: 'catalogue.manage', rate: 'write' } as const;
const read = { guard: 'staff', may: 'catalogue.read', rate: 'read' } as const;
const stock = Type.Object({ id: Type.Integer({ ...Id, description: "the product's id" }) });
const combo = Type.Object({ id: Type.Integer({ ...Id, description: "the combo's id" }) });
const prices = Type.Object({ results: Type.Array(ScheduledPrice) });
const invalid = {
  cost: 'Please enter a price above ₹0.',
  discount: 'Please enter a discount from 0 to less than 100 percent.',
  from: 'Please enter when the price begins.',
};
const refusals = { BAD_PRICE: 422, ABOVE_MRP: 422, BAD_PERIOD: 422, OVERLAPS: 409 } as const;
const cancelRefusals = { NO_SCHEDULED_PRICE: 404, IS_OVER: 409 } as const;

export const staffScheduledPriceCalls = {
  'GET /api/v1/staff/stocks/{id}/scheduled-prices': call({
    operationId: 'listScheduledPrices',
    summary: 'The latest 50 scheduled prices of a product, past ones too, the last to begin first',
    ...read,
    params: stock,
    problems: { NO_STOCK: 404 },
    response: prices,
  }),
  'POST /api/v1/staff/stocks/{id}/scheduled-prices': call({
    operationId: 'schedulePrice',
    summary: 'Schedule a price of a product',
    ...manage,
    params: stock,
    body: NewScheduledPrice,
    invalid,
    problems: { NO_STOCK: 404, ...refusals },
    response: prices,
  }),
  'DELETE /api/v1/staff/stocks/{id}/scheduled-prices/{price_id}': call({
    operationId: 'cancelScheduledPrice',
    summary: 'Cancel a scheduled price, or end one that is running: the price before it returns',
    ...manage,
    params: Type.Object({ ...stock.properties, price_id: Id }),
    problems: cancelRefusals,
    response: Message,
  }),
  'GET /api/v1/staff/combos/{id}/scheduled-prices': call({
    operationId: 'listScheduledComboPrices',
    summary: 'The latest 50 scheduled prices of a combo, past ones too, the last to begin first',
    ...read,
    params: combo,
    problems: { NO_COMBO: 404 },
    response: prices,
  }),
  'POST /api/v1/staff/combos/{id}/scheduled-prices': call({
    operationId: 'scheduleComboPrice',
    summary: 'Schedule a price of a combo',
    ...manage,
    params: combo,
    body: NewScheduledPrice,
    invalid,
    problems: { NO_COMBO: 404, ...refusals },
    response: prices,
  }),
  'DELETE /api/v1/staff/combos/{id}/scheduled-prices/{price_id}': call({
    operationId: 'cancelScheduledComboPrice',
    summary:
      'Cancel a scheduled price of a combo, or end one that is running: the price before it returns',
    ...manage,
    params: Type.Object({ ...combo.properties, price_id: Id }),
    problems: cancelRefusals,
    response: Message,
  }),
};
