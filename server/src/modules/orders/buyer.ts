import { fail } from '@sabuja/kit';
import { sql } from 'kysely';
import { revisionsColumn, useRevisions } from '../../platform/cache/index.ts';
import { type Db, prepareQuery, type Tx, type WriteStatement } from '../../platform/db/index.ts';
import { findShopProfile } from '../content/index.ts';
import { type Customer, selectAccountForUpdate, toContact } from '../identity/index.ts';
import type { Contact } from '../notifications/index.ts';
import type { Buyer } from './deps.ts';
import { claimKeyStatement, type KeyRow } from './idempotency.ts';

/** The ordering customer, with the contact that notifications go to. */
export type LockedBuyer = Buyer & Contact & { mobile_no: string };

type BuyerRow = Customer & { is_claimed: boolean; revisions: Record<string, string> };

/**
 * Returns the query that locks the buyer's row until the transaction ends, so that a customer's orders are placed one
 * after the other. Under this lock, it also claims the idempotency key, if there is one.
 */
export const selectBuyerForUpdate = ({ customerId }: Buyer, key: KeyRow | undefined) =>
  key ? selectBuyerWithKey({ customerId, ...key }) : selectBuyerAlone({ customerId });

type LockedId = Pick<Buyer, 'customerId'>;
const selectBuyerWithKey = prepareQuery(
  ({ customerId, key, hash, response, now }: LockedId & KeyRow, db) =>
    selectLocked(db, customerId, claimKeyStatement({ key, hash, response, now })),
);
const selectBuyerAlone = prepareQuery(({ customerId }: LockedId, db) =>
  selectLocked(db, customerId, sql`select from buyer`),
);

const selectLocked = (db: Db, customerId: number, claim: WriteStatement) => sql<BuyerRow>`
    with buyer as (${selectAccountForUpdate(db, customerId)}), claimed as (${claim})
    select buyer.*, exists (select from claimed) as is_claimed, ${revisionsColumn} as revisions
    from buyer`;

/**
 * Returns the buyer locked by `selectBuyerForUpdate`, and whether it claimed the key. Fails with NOT_YOURS when the
 * account is deleted, with ORDERING_BLOCKED when staff blocked it.
 */
export async function toLockedBuyer(tx: Tx, buyer: Buyer, [customer]: readonly BuyerRow[]) {
  if (!customer?.mobile_no) return fail('NOT_YOURS');
  useRevisions(tx, customer.revisions);
  if (customer.blocked_at) return fail('ORDERING_BLOCKED', { contact: await shopContact(tx) });
  const locked = { ...buyer, ...toContact(customer), mobile_no: customer.mobile_no };
  return { buyer: locked satisfies LockedBuyer, isKeyClaimed: customer.is_claimed };
}

/** The shop's phone and e-mail address; undefined when its profile has neither. */
async function shopContact(tx: Tx): Promise<string | undefined> {
  const profile = await findShopProfile(tx);
  return [profile?.phone, profile?.email].filter(Boolean).join(', ') || undefined;
}
