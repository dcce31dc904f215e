import { fail } from '@sabuja/kit';
import type { Tx } from '../../platform/db/index.ts';
import { addressInWords, findAddress, holdCustomer } from '../identity/index.ts';
import type { Contact } from '../notifications/index.ts';
import type { CheckedOrder } from './check-request.ts';
import type { Buyer } from './deps.ts';

export type Recipient = { mobileNo: string; contact: Contact; address: string };

export type Person = Buyer & { mobile_no: string; email: string | null };

/** The buyer, who stays as they are until the order is placed. */
export async function holdBuyer(tx: Tx, buyer: Buyer) {
  const customer = await holdCustomer(tx, buyer.customerId);
  if (!customer?.mobile_no) return fail('NOT_YOURS');
  return { ...buyer, mobile_no: customer.mobile_no, email: customer.email } satisfies Person;
}

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Where an order goes, in words kept with the order: a later change of the address book leaves it alone. */
export async function recipientOf(tx: Tx, buyer: Person, order: CheckedOrder) {
  const { customerId, mobile_no, email } = buyer;
  const person = { mobileNo: mobile_no, contact: { customerId, mobile_no, email } };
  if (!uuid.test(order.customer_address)) {
    return { ...person, address: order.customer_address } satisfies Recipient;
  }
  const saved = await findAddress(tx, customerId, order.customer_address);
  if (!saved || saved.pincode !== order.pincode) return fail('NO_ADDRESS');
  return { ...person, address: addressInWords(saved) } satisfies Recipient;
}
