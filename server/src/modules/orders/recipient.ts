import { formatAddress } from '@sabuja/contract/rules/address-text';
import { isUid } from '@sabuja/contract/rules/patterns';
import { fail } from '@sabuja/kit';
import type { Tx } from '../../platform/db/index.ts';
import { findAddress, lockCustomerShared, toContact } from '../identity/index.ts';
import type { Contact } from '../notifications/index.ts';
import type { Buyer } from './deps.ts';
import type { ValidatedOrder } from './validate-order.ts';

/** Who orders, and whom messages about it go to. */
export type LockedBuyer = Buyer & Contact & { mobile_no: string };

/** The buyer, who stays as they are until the order is placed. */
export async function lockBuyer(tx: Tx, buyer: Buyer) {
  const customer = await lockCustomerShared(tx, buyer.customerId);
  if (!customer?.mobile_no) return fail('NOT_YOURS');
  return { ...buyer, ...toContact(customer), mobile_no: customer.mobile_no } satisfies LockedBuyer;
}

/** Where an order goes, in words kept with the order: a later change of the address book leaves it alone. */
export async function deliveryAddress(tx: Tx, { customerId }: Buyer, order: ValidatedOrder) {
  if (!isUid(order.customer_address)) return order.customer_address;
  const saved = await findAddress(tx, customerId, order.customer_address);
  if (!saved || saved.pincode !== order.pincode) return fail('NO_ADDRESS');
  return formatAddress(saved);
}
