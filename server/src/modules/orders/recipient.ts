import { formatDeliveryAddress } from '@sabuja/contract/rules/address-text';
import { isUid } from '@sabuja/contract/rules/patterns';
import type { LatLng } from '@sabuja/contract/rules/polygon';
import { fail } from '@sabuja/kit';
import { sql } from 'kysely';
import { revisionsColumn, useRevisions } from '../../platform/cache/index.ts';
import { type Db, prepareQuery, type Tx, type WriteStatement } from '../../platform/db/index.ts';
import { findShopProfile } from '../content/index.ts';
import {
  type AddressReader,
  type Customer,
  lockingAccount,
  pinOf,
  selectAddress,
  toApiAddress,
  toContact,
} from '../identity/index.ts';
import type { Contact } from '../notifications/index.ts';
import type { Buyer } from './deps.ts';
import { claimingKey, type KeyRow } from './idempotency.ts';
import type { ValidatedOrder } from './validate-order.ts';

/** The ordering customer, with the contact that notifications go to. */
export type LockedBuyer = Buyer & Contact & { mobile_no: string };

type BuyerRow = Customer & { is_claimed: boolean; revisions: Record<string, string> };

/**
 * The query that locks the buyer until the transaction ends: a customer's orders are placed one after the other. Under the
 * lock it claims the key, if there is one.
 */
export const lockingBuyer = ({ customerId }: Buyer, key: KeyRow | undefined) =>
  key ? lockingWithKey({ customerId, ...key }) : lockingAlone({ customerId });

type LockedId = Pick<Buyer, 'customerId'>;
const lockingWithKey = prepareQuery(
  ({ customerId, key, hash, response, now }: LockedId & KeyRow, db) =>
    selectLocked(db, customerId, claimingKey({ key, hash, response, now })),
);
const lockingAlone = prepareQuery(({ customerId }: LockedId, db) =>
  selectLocked(db, customerId, sql`select from buyer`),
);

const selectLocked = (db: Db, customerId: number, claim: WriteStatement) => sql<BuyerRow>`
    with buyer as (${lockingAccount(db, customerId)}), claimed as (${claim})
    select buyer.*, exists (select from claimed) as is_claimed, ${revisionsColumn} as revisions
    from buyer`;

/**
 * The buyer whom `lockingBuyer` has locked. Fails with NOT_YOURS when the account is gone, with ORDERING_BLOCKED when staff
 * blocked it.
 */
export async function toLockedBuyer(tx: Tx, buyer: Buyer, [customer]: readonly BuyerRow[]) {
  if (!customer?.mobile_no) return fail('NOT_YOURS');
  useRevisions(tx, customer.revisions);
  if (customer.blocked_at) return fail('ORDERING_BLOCKED', { contact: await shopContact(tx) });
  const locked = { ...buyer, ...toContact(customer), mobile_no: customer.mobile_no };
  return { buyer: locked satisfies LockedBuyer, isKeyClaimed: customer.is_claimed };
}

/** Where customers reach the shop; undefined when its profile says neither phone nor e-mail. */
async function shopContact(tx: Tx): Promise<string | undefined> {
  const profile = await findShopProfile(tx);
  return [profile?.phone, profile?.email].filter(Boolean).join(', ') || undefined;
}

type AddressRow = Parameters<typeof toApiAddress>[0];

export type DeliveryAddress = {
  text: string;
  latitude: number | null;
  longitude: number | null;
  /** The coordinates where the customer put them. */
  pin: LatLng | undefined;
};

/** The query for the saved address that an order names; undefined when it has a text. */
export const selectNamedAddress = (
  tx: Tx,
  { customerId }: Buyer,
  { customer_address: text }: Pick<ValidatedOrder, 'customer_address'>,
  reader: AddressReader,
) => (isUid(text) ? selectAddress(tx, customerId, text, reader) : undefined);

/**
 * Returns the delivery address as text and where it lies, stored with the order: later changes of the address book do not affect it.
 * Fails with NO_ADDRESS when the saved address, of which `rows` are found, is unknown or has another pincode.
 */
export function deliveryAddress(order: ValidatedOrder, rows: readonly AddressRow[]) {
  const text = order.customer_address;
  if (!isUid(text))
    return { text, latitude: null, longitude: null, pin: undefined } satisfies DeliveryAddress;
  const [row] = rows;
  if (!row || row.pincode !== order.pincode) return fail('NO_ADDRESS');
  const saved = toApiAddress(row);
  const { latitude, longitude } = saved;
  const lines = formatDeliveryAddress(saved);
  return { text: lines, latitude, longitude, pin: pinOf(saved) } satisfies DeliveryAddress;
}
