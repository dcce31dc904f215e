import type { Paise } from '@sabuja/kit';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { EntryKind, ShopAccount } from './tables.ts';

export type Wallet = { accountId: number; balance: Paise };

/** What the shop owes a customer, in paise; 0 for one who never had a wallet. */
export async function readBalance(db: Db | Tx, customerId: number): Promise<Paise> {
  const row = await db
    .selectFrom('wallet.accounts')
    .select('balance_paise')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row?.balance_paise ?? 0;
}

/**
 * A customer's wallet, locked until the transaction ends, and opened if they had none. Whoever
 * moves a wallet locks it first: what they read of it then stays true until they are done.
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
  if (!opened) throw new Error(`the wallet of customer ${customerId} cannot be opened`);
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

/** What an entry did to a wallet: `amount` above 0 came in, below 0 went out. */
export type Movement = { customerId: number; amount: Paise; description: string; at: Date };

/** The movement that is recorded under a reference, if it is. Entries never change. */
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
  kind: EntryKind;
  /** What it is recorded for; a kind has one entry of a reference. */
  reference: string;
  description: string;
  wallet: Wallet;
  /** What it does to the wallet: above 0 comes in, below 0 goes out. */
  amount: Paise;
  at: Date;
};

/** Where the money comes from or goes to, for each kind of entry. */
const counterAccounts = {
  recharge: 'clearing',
  cashback: 'cashback',
  order: 'orders',
  refund: 'orders',
  given_up: 'given_up',
} as const satisfies Record<EntryKind, ShopAccount>;

/**
 * Writes an entry with its two lines, in one statement.
 * @throws when the reference is recorded already, or the wallet would go below 0
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
