import { paths } from '@sabuja/contract/rules/page-paths';
import { addTime, days, fail, formatIstDateTime, isFailure } from '@sabuja/kit';
import { sql } from 'kysely';
import type { StaffActor } from '../../../platform/http/index.ts';
import { findTrustedContact, readCustomerData } from '../../identity/index.ts';
import { recordAudit } from '../../staff/index.ts';
import { auditOf, changeRequest, checkRequest } from './change-request.ts';
import { closeRequest } from './close-request.ts';
import type { PrivacyDeps } from './deps.ts';
import { updateRequest } from './requests-store.ts';

/** How long a link to a copy works. */
const LINK_PERIOD = days(7);

const hashOf = ({ identity }: PrivacyDeps, token: string) =>
  identity.secrets.hash('privacy copy', token);

/**
 * Sends the customer, at a trusted contact, a link to a copy of their data, and closes the request. Fails with
 * NO_REQUEST, CLOSED, WRONG_KIND, NOT_PROVEN or NO_TRUSTED_CONTACT.
 */
export const sendCopy = (deps: PrivacyDeps, actor: StaffActor, number: string) =>
  changeRequest(deps, number, async (tx, open) => {
    const { request, customer, now } = open;
    const { identity } = deps;
    const refusal = checkRequest(request, ['EXPORT']);
    if (refusal) return refusal;
    const trusted = await findTrustedContact(identity, tx, customer);
    if (!trusted) return fail('NO_TRUSTED_CONTACT');
    const token = identity.secrets.generateToken();
    const expiresAt = addTime(now, LINK_PERIOD);
    const link = { link_hash: hashOf(deps, token), link_expires_at: expiresAt };
    await updateRequest(tx, request.id, link);
    await closeRequest(tx, actor, open, { action: 'send', outcome: 'LINK_SENT' });
    const variables = {
      shop: await identity.readShopName(tx),
      number,
      link: `${identity.origin()}${paths.privacyCopy(token)}`,
      until: formatIstDateTime(expiresAt),
    };
    const to = { ...trusted, customerId: customer.id, language: customer.language ?? 'en' };
    await identity.enqueueMessage(tx, { ...to, template: 'privacy_copy', variables }, now);
    return undefined;
  });

/**
 * Returns all data of the customer to a member who hands it over in another way; the audit log records each access
 * first. Fails with NO_REQUEST, CLOSED, WRONG_KIND or NOT_PROVEN.
 */
export async function downloadCopy(deps: PrivacyDeps, actor: StaffActor, number: string) {
  const customerId = await changeRequest(deps, number, async (tx, { request, customer, now }) => {
    const refusal = checkRequest(request, ['EXPORT']);
    if (refusal) return refusal;
    await updateRequest(tx, request.id, { file_taken_at: now });
    await recordAudit(tx, actor, { action: 'privacy.file', ...auditOf(number) }, now);
    return customer.id;
  });
  if (isFailure(customerId)) return customerId;
  return (await readCustomerData(deps.identity, customerId)) ?? fail('CLOSED');
}

/** Returns the data copy of a link's token. Fails with NO_COPY when the link has expired or the account is deleted. */
export async function openCopy(deps: PrivacyDeps, token: string) {
  const now = deps.clock.now();
  const opened = await deps.db
    .updateTable('back_office.privacy_requests')
    .set({ link_opened_at: sql<Date>`coalesce(link_opened_at, ${now}::timestamptz)` })
    .where('link_hash', '=', hashOf(deps, token))
    .where('link_expires_at', '>', now)
    .where('customer_id', 'is not', null)
    .returning('customer_id')
    .executeTakeFirst();
  const data = opened?.customer_id && (await readCustomerData(deps.identity, opened.customer_id));
  return data || fail('NO_COPY');
}
