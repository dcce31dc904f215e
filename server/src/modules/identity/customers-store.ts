import type { User } from '@sabuja/contract';
import { type Locale, toRupees } from '@sabuja/kit';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { assignCodesToCustomer, type Contact } from '../notifications/index.ts';
import type { CustomerRow } from './tables.ts';

export type Customer = Pick<
  Selectable<CustomerRow>,
  'id' | 'uid' | 'mobile_no' | 'full_name' | 'email' | 'language' | 'blocked_at'
>;

const customerColumns = [
  'id',
  'uid',
  'mobile_no',
  'full_name',
  'email',
  'language',
  'blocked_at',
] as const;

/** The account with this number, and its language; undefined when there is none. */
export const findAccount = (tx: Tx, mobileNo: string) =>
  tx
    .selectFrom('identity.customers')
    .select(['id', 'language'])
    .where('mobile_no', '=', mobileNo)
    .executeTakeFirst();

export const findCustomer = (db: Db | Tx, id: number): Promise<Customer | undefined> =>
  db
    .selectFrom('identity.customers')
    .select(customerColumns)
    .where('id', '=', id)
    .executeTakeFirst();

/** Returns those of these customers that still have an account. */
export async function findAccounts(
  db: Db | Tx,
  customerIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('identity.customers')
    .select('id')
    .where('id', '=', (e) => e.fn.any(e.val(customerIds)))
    .where('deleted_at', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Whether the customer of an order still has an account. */
export const hasAccount = async (db: Db | Tx, customerId: number | null): Promise<boolean> =>
  customerId !== null && (await findAccounts(db, [customerId])).has(customerId);

/** Name, number and e-mail for messages to a customer; undefined when the account does not exist (any more). */
export async function findContact(
  db: Db | Tx,
  customerId: number | null,
): Promise<Contact | undefined> {
  const customer = customerId === null ? undefined : await findCustomer(db, customerId);
  return customer && toContact(customer);
}

export const toContact = ({ id, mobile_no, email, language }: Customer): Contact => ({
  customerId: id,
  mobile_no,
  email,
  language,
});

/** Returns the customer with this number; creates the account when the number signs in for the first time. */
export async function findOrCreateCustomer(tx: Tx, mobileNo: string, now: Date): Promise<Customer> {
  const created = await insertCustomer(tx, mobileNo, now);
  if (created) return created;
  return tx
    .selectFrom('identity.customers')
    .select(customerColumns)
    .where('mobile_no', '=', mobileNo)
    .executeTakeFirstOrThrow();
}

/** Creates the account of a number; undefined when the number already has one. */
export async function insertCustomer(tx: Tx, mobileNo: string, now: Date) {
  const created = await tx
    .insertInto('identity.customers')
    .values({ mobile_no: mobileNo, full_name: null, email: null, created_at: now })
    .onConflict((conflict) => conflict.column('mobile_no').doNothing())
    .returning(customerColumns)
    .executeTakeFirst();
  if (created) await assignCodesToCustomer(tx, created.id, mobileNo);
  return created;
}

/**
 * Locks a customer who places an order, or whose account is changed or deleted; undefined when there is no account.
 * Rows can still reference the locked row by foreign key (`for no key update`).
 */
export const lockCustomer = (tx: Tx, id: number): Promise<Customer | undefined> =>
  selectAccountForUpdate(tx, id).executeTakeFirst();

/** The query of `lockCustomer`, for use inside a larger statement. */
export const selectAccountForUpdate = (db: Db | Tx, id: number) =>
  openAccount(db, id).forNoKeyUpdate();

const openAccount = (db: Db | Tx, id: number) =>
  db
    .selectFrom('identity.customers')
    .select(customerColumns)
    .where('id', '=', id)
    .where('deleted_at', 'is', null);

type CustomerUpdate = {
  full_name?: string | null | undefined;
  email?: string | null | undefined;
  email_changed_at?: Date | undefined;
  mobile_no?: string;
  language?: Locale;
};

/** Updates the given columns; undefined leaves a column unchanged. */
export async function updateCustomer(
  tx: Tx,
  customer: Customer,
  update: CustomerUpdate,
): Promise<Customer> {
  if (Object.values(update).every((value) => value === undefined)) return customer;
  return tx
    .updateTable('identity.customers')
    .set(update)
    .where('id', '=', customer.id)
    .returning(customerColumns)
    .executeTakeFirstOrThrow();
}

/** Returns a customer as the API shows them to themselves. `balancePaise` is in paise. */
export const toApiUser = (customer: Customer, balancePaise: number): User => ({
  id: customer.id,
  uid: customer.uid,
  full_name: customer.full_name,
  email: customer.email,
  mobile_no: customer.mobile_no ?? '',
  wallet: { balance: toRupees(balancePaise) },
  language: customer.language,
});
