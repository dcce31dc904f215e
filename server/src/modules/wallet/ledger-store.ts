import type { Paise } from '@sabuja/kit';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { DebtKind, EntryKind, ShopAccount } from './tables.ts';

/** The kinds of entries with exactly two lines: one on a wallet and one on an account of the shop. */
type SimpleKind = Exclude<EntryKind, DebtKind>;

export type Wallet = { accountId: number; balance: Paise };

/** Returns a customer's balance in paise; 0 without a wallet. */
export async function readBalance(db: Db | Tx, customerId: number): Promise<Paise> {
  const row = await db
    .selectFrom('wallet.accounts')
    .select('balance_paise')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row?.balance_paise ?? 0;
}

/**
 * Locks a customer's wallet until the transaction ends, creating it if needed. Required before any read that a change
 * of the wallet depends on.
 */
export async function lockWallet(tx: Tx, customerId: number): Promise<Wallet> {
  const found = await readLocked(tx, customerId);
  if (found) return found;
  await tx
    .insertInto('wallet.accounts')
    .values({ customer_id: customerId, balance_paise: 0 })
    .onConflict((conflict) => conflict.column('customer_id').doNothing())
    .execute();
  const opened = await readLocked(tx, customerId);
  if (!opened) throw new Error(`the wallet of customer ${customerId} cannot be created`);
  return opened;
}

async function readLocked(tx: Tx, customerId: number): Promise<Wallet | undefined> {
  const row = await tx
    .selectFrom('wallet.accounts')
    .select(['id', 'balance_paise'])
    .where('customer_id', '=', customerId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row && { accountId: row.id, balance: row.balance_paise ?? 0 };
}

/** The effect of an entry on a wallet, in paise: above 0 is a credit, below 0 a debit. */
export type Movement = { customerId: number; amount: Paise; description: string; at: Date };

/** Returns the movement recorded under a kind and reference, if any. Entries are immutable. */
export async function findMovement(
  tx: Tx,
  kind: EntryKind,
  reference: string,
): Promise<Movement | undefined> {
  const row = await tx
    .selectFrom('wallet.entries as e')
    .innerJoin('wallet.lines as l', 'l.entry_id', 'e.id')
    .innerJoin('wallet.accounts as a', 'a.id', 'l.account_id')
    .select(['a.customer_id', 'l.amount_paise as amount', 'e.description', 'e.created_at as at'])
    .where('e.kind', '=', kind)
    .where('e.reference', '=', reference)
    .where('a.customer_id', 'is not', null)
    .executeTakeFirst();
  return row && { ...row, customerId: row.customer_id ?? 0 };
}

export type Entry = {
  kind: SimpleKind;
  /** Unique within a kind: a payment id, an order uid or a customer. */
  reference: string;
  description: string;
  wallet: Wallet;
  /** Paise: above 0 is a credit of the wallet, below 0 a debit. */
  amount: Paise;
  at: Date;
};

/** The shop's account on the other side of each kind of entry. */
const counterAccounts = {
  recharge: 'clearing',
  cashback: 'cashback',
  order: 'orders',
  refund: 'orders',
  given_up: 'given_up',
} as const satisfies Record<SimpleKind, ShopAccount>;

/**
 * Inserts an entry with its two lines in one statement.
 * @throws when the reference is already recorded, or the balance would fall below 0
 */
export async function insertEntry(tx: Tx, entry: Entry): Promise<void> {
  const { kind, reference, description, wallet, amount, at } = entry;
  await sql`
    with entry as (
      insert into wallet.entries (kind, reference, description, created_at)
      values (${kind}, ${reference}, ${description}, ${at}) returning id
    )
    insert into wallet.lines (entry_id, account_id, amount_paise)
    select entry.id, side.account_id, side.amount from entry, (
      select ${wallet.accountId}::bigint as account_id, ${amount}::bigint as amount
      union all
      select id, -${amount}::bigint from wallet.accounts where purpose = ${counterAccounts[kind]}
    ) as side`.execute(tx);
}
