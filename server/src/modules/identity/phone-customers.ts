import { fail, type Locale } from '@sabuja/kit';
import { sql } from 'kysely';
import { type Db, inTransaction, type Tx } from '../../platform/db/index.ts';
import { findPrivacyNoticeVersion } from '../content/index.ts';
import { type AuditActor, recordAudit } from '../staff/index.ts';
import { type AddressInput, countAddresses, insertAddress } from './addresses-store.ts';
import { findAccount, findCustomer, insertCustomer, lockCustomer } from './customers-store.ts';
import type { IdentityDeps } from './deps.ts';
import { checkAddress, checkRoom } from './save-address.ts';

type Deps = Pick<IdentityDeps, 'db' | 'clock'>;
export type PhoneMember = Exclude<AuditActor, 'command line'>;

type PhoneAddress = {
  customerId: number;
  input: AddressInput;
  hides: (tx: Tx, customerId: number) => Promise<boolean>;
};

type Caller = { phone: string; full_name: string; language: Locale; consent: boolean };

/**
 * Returns the account of a caller's number. A new one is created if the caller has agreed to the privacy notice; the
 * consent is recorded with the member who read it out. An existing account is not changed. Fails with CONSENT_NEEDED.
 */
export const openPhoneCustomer = ({ db, clock }: Deps, member: PhoneMember, caller: Caller) =>
  inTransaction(db, async (tx) => {
    const now = clock.now();
    const known = await findAccount(tx, caller.phone);
    if (!known && !caller.consent) return fail('CONSENT_NEEDED');
    const created = known ? undefined : await insertCustomer(tx, caller.phone, now);
    // When another transaction has just created the account, it is found now.
    const account = created ?? known ?? (await findAccount(tx, caller.phone));
    const customer = account && (await findCustomer(tx, account.id));
    if (!customer) throw new Error('an account was neither found nor created');
    if (!created) return { uid: customer.uid, is_new: false };
    const notice_version = await findPrivacyNoticeVersion(tx);
    const details = { full_name: caller.full_name.trim(), language: caller.language };
    await tx.updateTable('identity.customers').set(details).where('id', '=', customer.id).execute();
    await tx
      .insertInto('identity.phone_consents')
      .values({
        customer_id: customer.id,
        notice_version,
        given_at: now,
        member_id: member.memberId,
      })
      .execute();
    const entry = { action: 'customer.create', subject: 'customer', subjectId: customer.uid };
    const after = { consent: 'phone', notice_version };
    const personal = { customerId: customer.id, values: details };
    await recordAudit(tx, member, { ...entry, after, personal }, now);
    return { uid: customer.uid, is_new: true };
  });

/**
 * False for an account that was created on the phone and never signed in to: it is not known whether the number belongs
 * to the caller.
 */
export async function isConfirmed(db: Db | Tx, customerId: number): Promise<boolean> {
  const { rows } = await sql<{ confirmed: boolean }>`
    select not exists (select from identity.phone_consents where customer_id = ${customerId})
      or exists (select from identity.consents where customer_id = ${customerId}) as confirmed`.execute(
    db,
  );
  return rows[0]?.confirmed ?? true;
}

/** True when the account has an address that is hidden from it. */
export async function hasHiddenAddress(tx: Tx, customerId: number): Promise<boolean> {
  const hidden = await tx
    .selectFrom('identity.addresses')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('is_hidden', '=', true)
    .limit(1)
    .executeTakeFirst();
  return hidden !== undefined;
}

/**
 * Saves an address that a customer gives on the phone; `hides` hides it from the account. Fails with NO_CUSTOMER,
 * PINCODE_NEEDED, PLACE_NEEDED or TOO_MANY_ADDRESSES.
 */
export const addPhoneAddress = (
  { db, clock }: Deps,
  member: PhoneMember,
  { customerId, input, hides }: PhoneAddress,
) =>
  inTransaction(db, async (tx) => {
    const refusal = checkAddress(input);
    if (refusal) return refusal;
    const customer = await lockCustomer(tx, customerId);
    if (!customer) return fail('NO_CUSTOMER');
    const full = checkRoom(await countAddresses(tx, customerId));
    if (full) return full;
    const address = await insertAddress(tx, customerId, input, await hides(tx, customerId));
    const entry = { action: 'customer.address', subject: 'customer', subjectId: customer.uid };
    const personal = { customerId, values: { address: address.uid } };
    await recordAudit(tx, member, { ...entry, personal }, clock.now());
    return address;
  });

/** Shows a customer the addresses given on the phone, after they have proven that the number is theirs. */
export const revealPhoneAddresses = (tx: Tx, customerId: number) =>
  tx
    .updateTable('identity.addresses')
    .set({ is_hidden: false })
    .where('customer_id', '=', customerId)
    .where('is_hidden', '=', true)
    .execute();

/** The consents that a customer gave on the phone, oldest first. */
export const listPhoneConsents = (db: Db, customerId: number) =>
  db
    .selectFrom('identity.phone_consents')
    .select(['notice_version', 'given_at'])
    .where('customer_id', '=', customerId)
    .orderBy('given_at')
    .execute();
