import type { Paise } from '@sabuja/kit';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { Wallet } from './ledger-store.ts';
import type { DebtKind, EntryKind, ShopAccount } from './tables.ts';

/** Returns the debt of a customer in paise: recharges that were reversed after they were spent; 0 without any. */
export async function readDebt(db: Db | Tx, customerId: number): Promise<Paise> {
  const row = await db
    .selectFrom('wallet.accounts')
    .select('balance_paise')
    .where('debtor_id', '=', customerId)
    .executeTakeFirst();
  return -(row?.balance_paise ?? 0);
}

/**
 * Locks a customer's debt account, creating it if needed. The wallet must be locked before. Balance (paise) is <= 0.
 */
export async function lockDebt(tx: Tx, customerId: number): Promise<Wallet> {
  await tx
    .insertInto('wallet.accounts')
    .values({ customer_id: null, debtor_id: customerId, balance_paise: 0, purpose: null })
    .onConflict((conflict) => conflict.column('debtor_id').doNothing())
    .execute();
  const row = await tx
    .selectFrom('wallet.accounts')
    .select(['id', 'balance_paise'])
    .where('debtor_id', '=', customerId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return { accountId: row.id, balance: row.balance_paise ?? 0 };
}

/** The shop's account on the other side of each kind of entry that may move a debt. */
const counterAccounts = {
  reversal: 'clearing',
  restored: 'clearing',
  debt_paid: 'clearing',
  written_off: 'written_off',
  write_off_undone: 'written_off',
  cashback_reversal: 'cashback',
  cashback_restored: 'cashback',
} as const satisfies Record<DebtKind, ShopAccount>;

type DebtEntry = {
  kind: DebtKind;
  reference: string;
  description: string;
  at: Date;
  /** Paise added to the wallet and to the debt account; the shop's account gets the counter-amount. */
  wallet?: { account: Wallet; amount: Paise };
  debt: { account: Wallet; amount: Paise };
};

/** Inserts an entry that moves a wallet, a debt, or both, against an account of the shop. Lines of 0 are left out. */
export async function insertDebtEntry(tx: Tx, entry: DebtEntry): Promise<void> {
  const { kind, reference, description, at, wallet, debt } = entry;
  const moved = wallet ?? { account: debt.account, amount: 0 };
  const counter = -(moved.amount + debt.amount);
  await sql`
    with entry as (
      insert into wallet.entries (kind, reference, description, created_at)
      values (${kind}, ${reference}, ${description}, ${at}) returning id
    )
    insert into wallet.lines (entry_id, account_id, amount_paise)
    select entry.id, side.account_id, side.amount from entry, (
      select ${moved.account.accountId}::bigint as account_id, ${moved.amount}::bigint as amount
      union all select ${debt.account.accountId}::bigint, ${debt.amount}::bigint
      union all select id, ${counter}::bigint from wallet.accounts where purpose = ${counterAccounts[kind]}
    ) as side where side.amount <> 0`.execute(tx);
}

/** Returns whether an entry of this kind and reference exists. */
export async function isRecorded(tx: Tx, kind: EntryKind, reference: string): Promise<boolean> {
  const row = await tx
    .selectFrom('wallet.entries')
    .select('id')
    .where('kind', '=', kind)
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row !== undefined;
}

export type DebtLine = { kind: DebtKind; reference: string; amount: Paise };

/** Lists the lines of a locked debt account, oldest first; a debt is negative. */
export const listDebtLines = async (tx: Tx, debt: Wallet): Promise<DebtLine[]> =>
  (
    await sql<DebtLine>`
      select e.kind, e.reference, l.amount_paise as amount
      from wallet.lines l join wallet.entries e on e.id = l.entry_id
      where l.account_id = ${debt.accountId} order by e.id`.execute(tx)
  ).rows;
