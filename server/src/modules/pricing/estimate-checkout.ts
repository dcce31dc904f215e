import type { OrderLine, PaymentMethod } from '@sabuja/contract';
import { addressPin } from '@sabuja/contract/rules/address-pin';
import { fail, type Locale } from '@sabuja/kit';
import { acceptsMethod } from '../content/index.ts';
import { type AddressReader, findAddress } from '../identity/index.ts';
import { estimateIdOf } from './claim-estimate.ts';
import { createEstimate, type PricingDeps } from './estimate.ts';
import { readEstimate } from './estimates-store.ts';
import { type FindRemainingPart, findRemainingEstimate } from './remaining-estimate.ts';

/** A checkout as requested by its customer, or by staff for a caller. */
export type CheckoutRequest = {
  lines: OrderLine[];
  address?: string | undefined;
  pincode: string;
  payment_method: PaymentMethod;
  is_same: boolean;
  coupon?: string | undefined;
  remaining_of?: string | undefined;
  delivery_date?: string | undefined;
  delivery_slot?: string | undefined;
};

export type EstimateDeps = PricingDeps & { findRemainingPart: FindRemainingPart };
type Requested = { customerId: number; reader: AddressReader; locale: Locale };

/**
 * Prices a customer's checkout: the rest of an estimate of which one order was placed, else a new estimate. Fails with
 * BAD_PAYMENT_METHOD, NO_ADDRESS, or like `createEstimate`.
 */
export async function estimateCheckout(
  deps: EstimateDeps,
  { customerId, reader, locale }: Requested,
  request: CheckoutRequest,
) {
  const { lines, address, pincode, payment_method: paymentMethod, coupon, remaining_of } = request;
  if (!(await acceptsMethod(deps.db, paymentMethod))) return fail('BAD_PAYMENT_METHOD');
  const saved = address ? await findAddress(deps.db, customerId, address, reader) : undefined;
  if (address && !saved) return fail('NO_ADDRESS');
  const pin = saved?.pincode === pincode ? addressPin(saved) : undefined;
  const remaining =
    remaining_of &&
    (await findRemainingEstimate(deps, {
      customerId,
      estimateRef: remaining_of,
      lines,
      pincode,
      pin,
      delivery: { date: request.delivery_date, slotName: request.delivery_slot },
    }));
  if (remaining) return remaining;
  const earlierId = remaining_of && coupon && estimateIdOf(remaining_of);
  return createEstimate(deps, {
    customerId,
    lines,
    pincode,
    pin,
    isSame: request.is_same,
    paymentMethod,
    coupon,
    earlier: earlierId ? await readEstimate(deps.db, customerId, earlierId) : undefined,
    locale,
  });
}
