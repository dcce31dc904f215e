import { formatAddress } from '@sabuja/contract/rules/address-text';
import { isUid } from '@sabuja/contract/rules/patterns';
import { fail } from '@sabuja/kit';
import type { Tx } from '../../platform/db/index.ts';
import { findAddress, holdCustomer, toContact } from '../identity/index.ts';
import type { Contact } from '../notifications/index.ts';
import type { CheckedOrder } from './check-request.ts';
import type { Buyer } from './deps.ts';

/** Who orders, and whom messages about it go to. */
export type Person = Buyer & Contact & { mobile_no: string };

/** The buyer, who stays as they are until the order is placed. */
export async function holdBuyer(tx: Tx, buyer: Buyer) {
  const customer = await holdCustomer(tx, buyer.customerId);
  if (!customer?.mobile_no) return fail('NOT_YOURS');
  return { ...buyer, ...toContact(customer), mobile_no: customer.mobile_no } satisfies Person;
}

/** Where an order goes, in words kept with the order: a later change of the address book leaves it alone. */
export async function deliveryAddress(tx: Tx, { customerId }: Buyer, order: CheckedOrder) {
  if (!isUid(order.customer_address)) return order.customer_address;
  const saved = await findAddress(tx, customerId, order.customer_address);
  if (!saved || saved.pincode !== order.pincode) return fail('NO_ADDRESS');
  return formatAddress(saved);
}
