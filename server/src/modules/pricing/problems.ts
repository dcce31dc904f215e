import { invalidPaymentMethod, type pricingCalls } from '@sabuja/contract';
import { ABANDONED_HOURS } from '@sabuja/contract/rules/order-limits';
import { formatPaise, type Paise, toRupees } from '@sabuja/kit';
import type { ProblemsOf } from '../../platform/http/index.ts';
import { joinTexts, type LocalizedName, type Text, text } from '../../platform/texts/index.ts';
import { type UnitExcess, unitLimitProblem } from '../catalogue/index.ts';
import type { CashExcess } from './checkout-limits.ts';

type Named = { item: LocalizedName };

/** States the limit, the amount that counts towards it, and what the customer can do. */
function describeCashLimit({ limit, due, isFirst }: CashExcess): Text {
  const amount = formatPaise(limit);
  return joinTexts([
    isFirst
      ? text`We take at most ${amount} in cash until your first order is delivered.`
      : text`We take at most ${amount} in cash for all your orders on their way.`,
    due > 0 ? text` ${formatPaise(due)} of it is due already.` : '',
    due < limit
      ? text` Please pay another way, or order for up to ${formatPaise(limit - due)}.`
      : text` Please pay another way, or order again when one of them is delivered.`,
  ]);
}

/** Why items cannot be priced or sold as requested; the orders module returns the same problems. */
export const pricingProblems = {
  NO_DELIVERY: ({ pincode }: { pincode: string }) => ({
    status: 422,
    message: text`We do not deliver to ${pincode} yet.`,
    field: 'pincode',
  }),
  ORDERING_PAUSED: ({ message }: { message: LocalizedName }) => ({
    status: 409,
    message: text`${message}`,
  }),
  NO_ITEM: () => ({
    status: 422,
    message: 'One of the products is no longer in the shop. Please review your cart.',
    field: 'items',
  }),
  WRONG_DEPARTMENT: ({ item }: Named) => ({
    status: 422,
    message: text`${item} is listed under the wrong department.`,
    field: 'items',
  }),
  INACTIVE: ({ item }: Named) => ({
    status: 409,
    message: text`${item} is out of stock or inactive.`,
  }),
  TOO_FEW: ({ item, available }: Named & { available: number }) => ({
    status: 409,
    message:
      available > 0
        ? text`${item}: Only ${available} in stock. Please reduce quantity.`
        : text`${item} is out of stock.`,
    details: { available },
  }),
  BELOW_MINIMUM: ({ minimum }: { minimum: Paise }) => ({
    status: 422,
    message: text`Minimum order amount is ₹${toRupees(minimum)}`,
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
    message: text`You have ${limit} orders on their way, as many as we take at once. You can order again when one of them is delivered or cancelled.`,
    details: { limit },
  }),
  UNPAID_LIMIT: ({ limit }: { limit: number }) => ({
    status: 422,
    message: text`You have ${limit} orders waiting for their payment. Please pay or cancel one of them in My Orders first.`,
    field: 'payment_method',
    details: { limit },
  }),
  ABANDONED_LIMIT: ({ limit }: { limit: number }) => ({
    status: 422,
    message: text`${limit} of your orders were cancelled without their online payment within ${ABANDONED_HOURS} hours. Please choose another way to pay, or pay online again tomorrow.`,
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
