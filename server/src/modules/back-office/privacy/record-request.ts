import type { NewPrivacyRequest } from '@sabuja/contract';
import {
  addDays,
  daysBetween,
  fail,
  formatIstDay,
  type IstDate,
  isIstDate,
  istDate,
} from '@sabuja/kit';
import { inTransaction, isUniqueViolation, type Tx } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import { ticketNumber } from '../../complaints/index.ts';
import { findPrivacyDays } from '../../content/index.ts';
import { findStaffCustomer, lockCustomer, toContact } from '../../identity/index.ts';
import { recordAudit } from '../../staff/index.ts';
import type { PrivacyDeps } from './deps.ts';
import { kindTexts } from './kind-texts.ts';

/** The maximum age of a request when it is recorded (days): a letter takes time. */
export const MAX_AGE_DAYS = 60;

/**
 * Records a request that reached the shop, once for its id, and notifies the customer; returns its number. The due date
 * is the day of receipt in India plus the days of its kind. Fails with NO_CUSTOMER, BAD_DAY, ID_IN_USE, or ALREADY_OPEN
 * when there is an open request of this kind.
 */
export async function recordRequest(
  deps: PrivacyDeps,
  actor: StaffActor,
  customerUid: string,
  request: NewPrivacyRequest,
) {
  const now = deps.clock.now();
  if (!isReceivedOn(request.received_on, istDate(now))) return fail('BAD_DAY');
  try {
    return await inTransaction(deps.db, async (tx) => {
      const found = await findStaffCustomer(tx, customerUid);
      const customer = found && (await lockCustomer(tx, found.id));
      if (!customer) return fail('NO_CUSTOMER');
      const before = await findByUid(tx, request.id);
      if (before) return before.customer_id === customer.id ? before.number : fail('ID_IN_USE');
      const { number, due_on } = await insertRequest(tx, actor, customer.id, request, now);
      const { id: _, note, ...after } = request;
      await recordAudit(
        tx,
        actor,
        {
          ...{ action: 'privacy.record', subject: 'privacy_request', subjectId: number },
          after: { ...after, due_on },
          personal: { customerId: customer.id, values: { customer: customerUid, note } },
        },
        now,
      );
      const params = {
        number,
        kind: kindTexts[request.kind],
        date: formatIstDay(laterOf(due_on, istDate(now))),
      };
      const message = { template: 'privacy_received', params } as const;
      await deps.identity.notify(tx, toContact(customer), message, now);
      return number;
    });
  } catch (error) {
    if (isUniqueViolation(error, 'one_open_privacy_request')) return fail('ALREADY_OPEN');
    throw error;
  }
}

/** When the due date is already past, the customer is promised an answer today. */
const laterOf = (one: IstDate, other: IstDate): IstDate => (one > other ? one : other);

const isReceivedOn = (day: IstDate, today: IstDate): boolean =>
  isIstDate(day) && day <= today && daysBetween(day, today) <= MAX_AGE_DAYS;

const findByUid = (tx: Tx, uid: string) =>
  tx
    .selectFrom('back_office.privacy_requests')
    .select(['number', 'customer_id'])
    .where('uid', '=', uid)
    .executeTakeFirst();

async function insertRequest(
  tx: Tx,
  { memberId }: StaffActor,
  customerId: number,
  { id, kind, channel, identity_proof, received_on, note }: NewPrivacyRequest,
  now: Date,
) {
  return tx
    .insertInto('back_office.privacy_requests')
    .values({
      ...{ uid: id, kind, channel, identity_proof, received_on },
      number: ticketNumber(now, 'P'),
      customer_id: customerId,
      note: note.trim() || null,
      due_on: addDays(received_on, await findPrivacyDays(tx, kind)),
      recorded_at: now,
      recorded_by: memberId,
    })
    .returning(['number', 'due_on'])
    .executeTakeFirstOrThrow();
}
