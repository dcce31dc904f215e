import type { Db, Tx } from '../../platform/db/index.ts';
import type { Customer } from './customers-store.ts';
import type { IdentityDeps } from './deps.ts';
import { findSettledEmail } from './email-change.ts';

type TrustedContact = { channel: 'sms' | 'email'; to: string };

/**
 * Returns where a customer's data may be sent: their e-mail unless it is missing or new, else their number unless it is
 * being replaced; undefined when neither can be trusted (decisions 0039, 0068).
 */
export async function findTrustedContact(
  deps: Pick<IdentityDeps, 'clock' | 'canSendEmail'>,
  tx: Db | Tx,
  customer: Customer,
): Promise<TrustedContact | undefined> {
  const email = deps.canSendEmail ? await findSettledEmail(deps, tx, customer) : null;
  if (email !== null) return { channel: 'email', to: email };
  if (customer.mobile_no === null) return undefined;
  const change = await tx
    .selectFrom('identity.number_changes')
    .select('customer_id')
    .where('customer_id', '=', customer.id)
    .executeTakeFirst();
  return change ? undefined : { channel: 'sms', to: customer.mobile_no };
}
