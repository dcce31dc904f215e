import type { PhoneOrder } from '@sabuja/contract';
import { fail, isFailure } from '@sabuja/kit';
import type { StaffActor } from '../../../platform/http/index.ts';
import { findStaffCustomer } from '../../identity/index.ts';
import { takesLinks } from '../../payments/index.ts';
import type { PlaceOrderDeps } from '../deps.ts';
import { placeOrderAs } from '../place-order.ts';
import { phonePlacer } from './phone-placer.ts';

/**
 * Places one order for a caller by the rules of customers' own orders; the customer's cart does not change. A repeat
 * with the same key returns the first response. Fails as `placeOrderAs` does, or with NO_CUSTOMER, STEP_UP_NEEDED (the
 * wallet, without the code), LINKS_OFF (ONLINE, without payment links).
 */
export async function placePhoneOrder(
  deps: PlaceOrderDeps,
  member: StaffActor,
  customerUid: string,
  { order, idempotencyKey }: { order: PhoneOrder; idempotencyKey: string | undefined },
) {
  const customer = await findStaffCustomer(deps.db, customerUid);
  if (!customer) return fail('NO_CUSTOMER');
  if (order.payment_method === 'ONLINE' && !takesLinks(deps.payments)) return fail('LINKS_OFF');
  const buyer = { customerId: customer.id, customerUid: customer.uid };
  const placed = await placeOrderAs(
    deps,
    { buyer, placer: phonePlacer(member, buyer) },
    { ...order, order_from: 'PWA_WEB' },
    { idempotencyKey, language: customer.language ?? 'en' },
  );
  return isFailure(placed) && placed.code === 'NOT_YOURS' ? fail('NO_CUSTOMER') : placed;
}
