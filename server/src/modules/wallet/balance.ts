import type { Paise } from '@sabuja/kit';
import type { Db, Tx } from '../../platform/db/index.ts';

/** What the ledger says the shop owes a customer. */
export async function walletBalance(db: Db | Tx, customerId: number): Promise<Paise> {
  const row = await db
    .selectFrom('wallet.accounts as a')
    .innerJoin('wallet.lines as l', 'l.account_id', 'a.id')
    .select((e) => e.fn.sum<number | null>('l.amount_paise').as('balance'))
    .where('a.customer_id', '=', customerId)
    .executeTakeFirst();
  return row?.balance ?? 0;
}
