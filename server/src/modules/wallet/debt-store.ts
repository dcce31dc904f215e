import type { Paise } from '@sabuja/kit';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { Wallet } from './ledger-store.ts';
import type { EntryKind } from './tables.ts';

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

type DebtEntry = {
  kind: Extract<EntryKind, 'reversal' | 'restored' | 'debt_paid'>;
  reference: string;
  description: string;
  at: Date;
  /** Paise added to the wallet and to the debt account; the clearing account gets the counter-amount. */
  wallet: { account: Wallet; amount: Paise };
  debt: { account: Wallet; amount: Paise };
};

/** Inserts an entry that moves a wallet, a debt, or both, against the clearing account. Lines of 0 are left out. */
export async function insertDebtEntry(tx: Tx, entry: DebtEntry): Promise<void> {
  const { kind, reference, description, at, wallet, debt } = entry;
  const counter = -(wallet.amount + debt.amount);
  await sql`
    with entry as (
      insert into wallet.entries (kind, reference, description, created_at)
      values (${kind}, ${reference}, ${description}, ${at}) returning id
    )
    insert into wallet.lines (entry_id, account_id, amount_paise)
    select entry.id, side.account_id, side.amount from entry, (
      select ${wallet.account.accountId}::bigint as account_id, ${wallet.amount}::bigint as amount
      union all select ${debt.account.accountId}::bigint, ${debt.amount}::bigint
      union all select id, ${counter}::bigint from wallet.accounts where purpose = 'clearing'
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
