import { invalidPaymentMethod, type pricingCalls } from '@sabuja/contract';
import { type Paise, toRupees } from '@sabuja/kit';
import type { ProblemsOf } from '../../platform/http/index.ts';

type Named = { name: string };

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
