import type { PrivacyChoices } from '@sabuja/contract';
import { type Failure, fail } from '@sabuja/kit';
import { type Db, inTransaction, type Tx } from '../../platform/db/index.ts';
import { lockCustomer } from './customers-store.ts';
import type { IdentityDeps } from './deps.ts';
import { normalizeContact } from './nominee-contact.ts';

type Deps = Pick<IdentityDeps, 'db' | 'clock'>;

/** Returns whether a customer allows marketing messages, and their nominee. */
export async function findPrivacyChoices(db: Db | Tx, customerId: number): Promise<PrivacyChoices> {
  const consent = await db
    .selectFrom('identity.marketing_consents')
    .select('given_at')
    .where('customer_id', '=', customerId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  const nominee = await db
    .selectFrom('identity.nominees')
    .select(['full_name', 'contact'])
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return { marketing: consent !== undefined, nominee: nominee ?? null };
}

/** Allows marketing messages, or withdraws the consent; both times are stored. Repeating it changes nothing. */
export const allowMarketing = (deps: Deps, customerId: number, isAllowed: boolean) =>
  changeChoices(deps, customerId, async (tx, now) => {
    const { marketing } = await findPrivacyChoices(tx, customerId);
    if (isAllowed && !marketing)
      await tx
        .insertInto('identity.marketing_consents')
        .values({ customer_id: customerId, given_at: now, withdrawn_at: null })
        .execute();
    if (!isAllowed) await withdrawMarketing(tx, customerId, now);
    return undefined;
  });

/** Withdraws a locked customer's consent to marketing messages; does nothing without one. */
export const withdrawMarketing = (tx: Tx, customerId: number, now: Date) =>
  tx
    .updateTable('identity.marketing_consents')
    .set({ withdrawn_at: now })
    .where('customer_id', '=', customerId)
    .where('withdrawn_at', 'is', null)
    .execute();

/**
 * Stores the nominee, who may use the customer's rights when they no longer can; replaces an earlier one. Fails with
 * NAME_NEEDED or BAD_CONTACT (neither a mobile number nor an e-mail address).
 */
export const nominate = (deps: Deps, customerId: number, given: Nominee) =>
  changeChoices(deps, customerId, (tx, now) => storeNominee(tx, customerId, given, now));

type Nominee = { full_name: string; contact: string };

/** Stores the nominee of a locked customer. Fails with NAME_NEEDED or BAD_CONTACT. */
export async function storeNominee(tx: Tx, customerId: number, given: Nominee, now: Date) {
  const fullName = given.full_name.trim();
  const contact = normalizeContact(given.contact);
  if (fullName === '') return fail('NAME_NEEDED');
  if (contact === undefined) return fail('BAD_CONTACT');
  const nominee = { full_name: fullName, contact, named_at: now };
  await tx
    .insertInto('identity.nominees')
    .values({ customer_id: customerId, ...nominee })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(nominee))
    .execute();
  return undefined;
}

/** Removes the nominee; does nothing when there is none. */
export const removeNominee = (deps: Deps, customerId: number) =>
  changeChoices(deps, customerId, async (tx) => {
    await tx.deleteFrom('identity.nominees').where('customer_id', '=', customerId).execute();
    return undefined;
  });

/** Changes choices while the account is locked, so that nothing is stored after its deletion. */
async function changeChoices<Refusal extends Failure | undefined>(
  { db, clock }: Deps,
  customerId: number,
  change: (tx: Tx, now: Date) => Promise<Refusal>,
) {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    if (!(await lockCustomer(tx, customerId))) return fail('SESSION_OVER');
    const failure = await change(tx, now);
    return failure ?? (await findPrivacyChoices(tx, customerId));
  });
}

/** Exports a customer's choices: when marketing was allowed and withdrawn, and their nominee. */
export async function exportPrivacyChoices(db: Db, customerId: number) {
  const marketing = await db
    .selectFrom('identity.marketing_consents')
    .select(['given_at', 'withdrawn_at'])
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute();
  const nominee = await db
    .selectFrom('identity.nominees')
    .select(['full_name', 'contact', 'named_at'])
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return { marketing, nominee: nominee ?? null };
}
