import { days, hours } from '@sabuja/kit';
import type { Db, Tx } from '../../platform/db/index.ts';
import { redirectMessages } from '../notifications/index.ts';
import type { Customer } from './customers-store.ts';
import type { IdentityDeps } from './deps.ts';

/** No notification is sent for a first address that is added within a day of signing up. */
const SIGN_UP_PERIOD = days(1);
/** For this long after an address is set or changed, codes are sent to the number instead; its owner is notified. */
const EMAIL_SETTLING_PERIOD = hours(72);
/** Several changes within this period cause only one SMS. */
const NOTIFICATION_INTERVAL = hours(1);

const readEmailChange = (tx: Db | Tx, customerId: number) =>
  tx
    .selectFrom('identity.customers')
    .select(['created_at', 'email_changed_at'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();

/**
 * Notifies the customer's number that their e-mail changes, unless it is a first one at sign-up, and the old address,
 * if codes could be sent to it; returns the time of the change. Codes must not go to an address that somebody else has
 * just entered (decision 0039). Messages that have not arrived yet go to the new address.
 */
export async function recordEmailChange(
  deps: IdentityDeps,
  tx: Tx,
  customer: Customer,
  newEmail: string | null,
): Promise<Date> {
  const { id, email, mobile_no, language } = customer;
  const now = deps.clock.now();
  const { created_at, email_changed_at: lastChangedAt } = await readEmailChange(tx, id);
  const isFirst = email === null && lastChangedAt === null;
  const isSignUp = isFirst && now.getTime() - created_at.getTime() < SIGN_UP_PERIOD;
  const isRecentlyNotified =
    lastChangedAt !== null && now.getTime() - lastChangedAt.getTime() < NOTIFICATION_INTERVAL;
  const message = {
    template: 'email_changed',
    variables: { shop: await deps.readShopName(tx) },
  } as const;
  const reader = { customerId: id, language: language ?? 'en' } as const;
  if (mobile_no !== null && !isSignUp && !isRecentlyNotified)
    await deps.enqueueMessage(tx, { ...message, ...reader, channel: 'sms', to: mobile_no }, now);
  const oldAddress = deps.canSendEmail ? await findSettledEmail(deps, tx, customer) : null;
  if (oldAddress !== null)
    await deps.enqueueMessage(tx, { ...message, ...reader, channel: 'email', to: oldAddress }, now);
  if (email !== null)
    await redirectMessages(tx, id, { channel: 'email', from: email, to: newEmail });
  return now;
}

/** The e-mail that codes may be sent to; null when there is none, or it was set less than 72 hours ago. */
export async function findSettledEmail(
  { clock }: Pick<IdentityDeps, 'clock'>,
  tx: Db | Tx,
  { id, email }: Customer,
): Promise<string | null> {
  const { email_changed_at: changedAt } = await readEmailChange(tx, id);
  const isSettled =
    changedAt === null || clock.now().getTime() - changedAt.getTime() >= EMAIL_SETTLING_PERIOD;
  return isSettled ? email : null;
}
