import { days, hours } from '@sabuja/kit';
import type { Tx } from '../../platform/db/index.ts';
import type { Customer } from './customers-store.ts';
import type { IdentityDeps } from './deps.ts';

/** Whoever gives a first address within a day of signing up is signing up. */
const SIGN_UP_PERIOD = days(1);
/** So long a code goes to the number instead, where its owner hears of the change. */
const EMAIL_SETTLING_PERIOD = days(7);
/** One SMS tells of all changes within it. */
const NOTIFICATION_INTERVAL = hours(1);

const readEmailChange = (tx: Tx, customerId: number) =>
  tx
    .selectFrom('identity.customers')
    .select(['created_at', 'email_changed_at'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();

/**
 * Tells the customer's number that their e-mail changes; answers when it did, undefined for a first address
 * given at sign-up. A token alone, stolen, changes an address: it must not get codes there (decision 0039).
 */
export async function recordEmailChange(
  deps: IdentityDeps,
  tx: Tx,
  { id, email, mobile_no }: Customer,
): Promise<Date | undefined> {
  const now = deps.clock.now();
  const { created_at, email_changed_at: lastChangedAt } = await readEmailChange(tx, id);
  const isFirst = email === null && lastChangedAt === null;
  if (isFirst && now.getTime() - created_at.getTime() < SIGN_UP_PERIOD) return undefined;
  const isRecentlyNotified =
    lastChangedAt !== null && now.getTime() - lastChangedAt.getTime() < NOTIFICATION_INTERVAL;
  if (mobile_no !== null && !isRecentlyNotified) {
    const variables = { shop: await deps.shopName(tx) };
    const message = { channel: 'sms', template: 'email_changed', to: mobile_no } as const;
    await deps.enqueueMessage(tx, { ...message, variables, customerId: id }, now);
  }
  return now;
}

/** The e-mail that codes may go to; null when there is none, or it has not been the account's for a week. */
export async function findSettledEmail(
  { clock }: Pick<IdentityDeps, 'clock'>,
  tx: Tx,
  { id, email }: Customer,
): Promise<string | null> {
  const { email_changed_at: changedAt } = await readEmailChange(tx, id);
  const isSettled =
    changedAt === null || clock.now().getTime() - changedAt.getTime() >= EMAIL_SETTLING_PERIOD;
  return isSettled ? email : null;
}
