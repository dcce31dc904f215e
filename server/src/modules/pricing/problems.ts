import { invalidPaymentMethod, type pricingCalls } from '@sabuja/contract';
import { formatRupees, type Paise, toRupees } from '@sabuja/kit';
import type { ProblemsOf } from '../../platform/http/index.ts';
import { type UnitExcess, unitLimitProblem } from '../catalogue/index.ts';
import type { CashExcess } from './checkout-limits.ts';

type Named = { name: string };
const formatAmount = (paise: Paise): string => formatRupees(toRupees(paise));

/** Names the limit, what counts towards it, and the way out. */
function describeCashLimit({ limit, due, isFirst }: CashExcess): string {
  const scope = isFirst
    ? 'until your first order is delivered'
    : 'for all your orders on their way';
  const wayOut =
    due < limit
      ? `order for up to ${formatAmount(limit - due)}`
      : 'order again when one of them is delivered';
  return [
    `We take at most ${formatAmount(limit)} in cash ${scope}.`,
    due > 0 ? ` ${formatAmount(due)} of it is due already.` : '',
    ` Please pay another way, or ${wayOut}.`,
  ].join('');
}

/** Why items cannot be priced or sold as requested; the orders room responds with the same problems. */
export const pricingProblems = {
  NO_DELIVERY: ({ pincode }: { pincode: string }) => ({
    status: 422,
    message: `We do not deliver to ${pincode} yet.`,
    field: 'pincode',
  }),
  NO_ITEM: () => ({
    status: 422,
    message: 'One of the products is no longer in the shop. Please review your cart.',
    field: 'items',
  }),
  WRONG_DEPARTMENT: ({ name }: Named) => ({
    status: 422,
    message: `${name} is listed under the wrong department.`,
    field: 'items',
  }),
  INACTIVE: ({ name }: Named) => ({ status: 409, message: `${name} is out of stock or inactive.` }),
  TOO_FEW: ({ name, available }: Named & { available: number }) => ({
    status: 409,
    message:
      available > 0
        ? `${name}: Only ${available} in stock. Please reduce quantity.`
        : `${name} is out of stock.`,
    details: { available },
  }),
  BELOW_MINIMUM: ({ minimum }: { minimum: Paise }) => ({
    status: 422,
    message: `Minimum order amount is ₹${toRupees(minimum)}`,
  }),
  UNIT_LIMIT: (excess: UnitExcess) => ({ ...unitLimitProblem(excess), field: 'items' }),
  CASH_LIMIT: (excess: CashExcess) => ({
    status: 422,
    message: describeCashLimit(excess),
    field: 'payment_method',
    details: { limit: toRupees(excess.limit), due: toRupees(excess.due) },
  }),
  OPEN_LIMIT: ({ limit }: { limit: number }) => ({
    status: 422,
    message: `You have ${limit} orders on their way, as many as we take at once. You can order again when one of them is delivered or cancelled.`,
    details: { limit },
  }),
  UNPAID_LIMIT: ({ limit }: { limit: number }) => ({
    status: 422,
    message: `You have ${limit} orders waiting for their payment. Please pay or cancel one of them in My Orders first.`,
    field: 'payment_method',
    details: { limit },
  }),
  BAD_PAYMENT_METHOD: () => ({
    status: 422,
    message: invalidPaymentMethod.payment_method,
    field: 'payment_method',
  }),
  NOT_YOURS: () => ({ status: 404, message: 'Not found.' }),
  NO_ADDRESS: () => ({
    status: 404,
    message: 'Please choose one of your saved addresses.',
    field: 'address',
  }),
} satisfies ProblemsOf<typeof pricingCalls>;
