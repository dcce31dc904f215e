import type { Db, Tx } from '../../platform/db/index.ts';
import { findPrivacyNoticeVersion } from '../content/index.ts';

/** Records that a customer signed in while the current privacy notice was shown (decision 0070). */
export async function recordConsent(tx: Tx, customerId: number, now: Date): Promise<void> {
  await tx
    .insertInto('identity.consents')
    .values({
      customer_id: customerId,
      notice_version: await findPrivacyNoticeVersion(tx),
      first_given_at: now,
      last_given_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['customer_id', 'notice_version']).doUpdateSet({ last_given_at: now }),
    )
    .execute();
}

/** The versions of the notice under which a customer signed in, oldest first. */
export const listConsents = (db: Db, customerId: number) =>
  db
    .selectFrom('identity.consents')
    .select(['notice_version', 'first_given_at', 'last_given_at'])
    .where('customer_id', '=', customerId)
    .orderBy('first_given_at')
    .execute();
