import type { User } from '@sabuja/contract';
import { rupees } from '@sabuja/kit';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { CustomerRow } from './tables.ts';

export type Customer = Pick<
  Selectable<CustomerRow>,
  'id' | 'uid' | 'mobile_no' | 'full_name' | 'email'
>;

const fields = ['id', 'uid', 'mobile_no', 'full_name', 'email'] as const;

export const findCustomer = (db: Db | Tx, id: number): Promise<Customer | undefined> =>
  db.selectFrom('identity.customers').select(fields).where('id', '=', id).executeTakeFirst();

/** The customer of a number, made when it is the first time that the number signs in. */
export async function findOrMakeCustomer(tx: Tx, mobileNo: string): Promise<Customer> {
  const made = await tx
    .insertInto('identity.customers')
    .values({ mobile_no: mobileNo, full_name: null, email: null })
    .onConflict((conflict) => conflict.column('mobile_no').doNothing())
    .returning(fields)
    .executeTakeFirst();
  if (made) return made;
  return tx
    .selectFrom('identity.customers')
    .select(fields)
    .where('mobile_no', '=', mobileNo)
    .executeTakeFirstOrThrow();
}

/** A customer as the API shows them to themselves. */
export const showUser = (customer: Customer, balancePaise: number): User => ({
  id: customer.id,
  uid: customer.uid,
  full_name: customer.full_name,
  email: customer.email,
  mobile_no: customer.mobile_no ?? '',
  wallet: { balance: rupees(balancePaise) },
});
