import { paths } from '@sabuja/contract/rules/page-paths';
import { addTime, fail, formatIstDateTime, hours, isFailure } from '@sabuja/kit';
import { type Db, inTransaction, isUniqueViolation, type Tx } from '../../platform/db/index.ts';
import { throwFailures, tryEach } from '../../platform/try-each.ts';
import { codePurpose, failRefused, redeemCode } from './codes.ts';
import { type Customer, findAccount, lockCustomer, toContact } from './customers-store.ts';
import type { IdentityDeps } from './deps.ts';
import { sendNumberCode } from './new-number.ts';
import { lockNumber } from './otp-store.ts';
import { lockNumbers, replaceNumber } from './replace-number.ts';
import type { AccountActor } from './requester.ts';
import { endOtherSessions } from './sessions.ts';

/** How long the owner of the old number has to undo the change (decision 0068). */
const WAITING_PERIOD = hours(72);

/**
 * Replaces a number whose codes the owner cannot read any more. The new number is confirmed by its own code, and
 * replaces the old one after 72 hours, unless the change is undone by a link, which is sent through every channel.
 */
export async function replaceLostNumber(
  deps: IdentityDeps,
  actor: AccountActor,
  { mobileNo, otp }: { mobileNo: string; otp: string | undefined },
) {
  const outcome = await inTransaction(deps.db, async (tx) => {
    if (otp !== undefined) await lockNumber(tx, mobileNo);
    const customer = await lockCustomer(tx, actor.customerId);
    if (!customer) return fail('SESSION_OVER');
    if (mobileNo === customer.mobile_no) return fail('NUMBER_TAKEN');
    if (otp === undefined) {
      const refusal = await sendNumberCode(deps, tx, customer, mobileNo, actor.requester);
      return refusal ?? { effectiveAt: null };
    }
    const purpose = codePurpose.newNumber(customer.uid, mobileNo);
    const refusal = await redeemCode(deps, tx, {
      mobileNo,
      requester: actor.requester,
      purpose,
      code: otp,
    });
    if (refusal) return refusal;
    if (await findAccount(tx, mobileNo)) return fail('NUMBER_TAKEN');
    return { effectiveAt: await scheduleChange(deps, tx, customer, mobileNo) };
  });
  return isFailure(outcome) ? outcome : failRefused(outcome);
}

async function scheduleChange(
  deps: IdentityDeps,
  tx: Tx,
  customer: Customer,
  mobileNo: string,
): Promise<Date> {
  const now = deps.clock.now();
  const effectiveAt = addTime(now, WAITING_PERIOD);
  const token = deps.secrets.generateToken();
  const change = {
    mobile_no: mobileNo,
    undo_hash: deps.secrets.hash('undo', token),
    requested_at: now,
    effective_at: effectiveAt,
  };
  await tx
    .insertInto('identity.number_changes')
    .values({ ...change, customer_id: customer.id })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(change))
    .execute();
  const path = paths.undoNumberChange(token);
  const params = {
    ending: mobileNo.slice(-4),
    date: formatIstDateTime(effectiveAt),
    link: deps.origin() + path,
  };
  await deps.notify(
    tx,
    toContact(customer),
    { template: 'number_change_pending', params, path },
    now,
  );
  return effectiveAt;
}

/** The pending change of a customer's number; undefined when there is none. */
export const findNumberChange = (db: Db, customerId: number) =>
  db
    .selectFrom('identity.number_changes')
    .select(['mobile_no', 'effective_at'])
    .where('customer_id', '=', customerId)
    .executeTakeFirst();

/** Undoes a pending change with the token of its link, and ends all sessions, because one of them requested it. */
export async function undoNumberChange(deps: IdentityDeps, token: string) {
  const endedSessionIds = await inTransaction(deps.db, async (tx) => {
    const change = await tx
      .deleteFrom('identity.number_changes')
      .where('undo_hash', '=', deps.secrets.hash('undo', token))
      .returning('customer_id')
      .executeTakeFirst();
    return change ? endOtherSessions(deps, tx, change.customer_id) : undefined;
  });
  if (!endedSessionIds) return fail('NO_NUMBER_CHANGE');
  for (const id of endedSessionIds) deps.accessTokens.revokeSession(id);
  return { undone: true };
}

/**
 * Job that applies the number changes whose waiting period is over.
 * @throws AggregateError with the errors of those that could not be applied
 */
export async function applyNumberChanges(deps: IdentityDeps): Promise<void> {
  const due = await deps.db
    .selectFrom('identity.number_changes')
    .select(['customer_id', 'mobile_no'])
    .where('effective_at', '<=', deps.clock.now())
    .execute();
  const failures = await tryEach(due, async (change) => {
    const endedSessionIds = await applyChange(deps, change.customer_id, change.mobile_no).catch(
      (error: unknown) => {
        if (isUniqueViolation(error, 'customers_mobile_no_key')) return undefined;
        throw error;
      },
    );
    // Somebody has signed in with the new number meanwhile, which created an account for it.
    if (endedSessionIds === undefined) await dropChange(deps, change.customer_id);
    for (const id of endedSessionIds ?? []) deps.accessTokens.revokeSession(id);
  });
  throwFailures(failures, 'mobile numbers were not changed');
}

const applyChange = (deps: IdentityDeps, customerId: number, mobileNo: string) =>
  inTransaction(deps.db, async (tx) => {
    await lockNumbers(tx, customerId, mobileNo);
    const customer = await lockCustomer(tx, customerId);
    const change = await takeChange(tx, customerId, mobileNo, deps.clock.now());
    if (!customer || !change) return [];
    return (await replaceNumber(deps, tx, customer, mobileNo)).endedSessionIds;
  });

const takeChange = (tx: Tx, customerId: number, mobileNo: string, now: Date) =>
  tx
    .deleteFrom('identity.number_changes')
    .where('customer_id', '=', customerId)
    .where('mobile_no', '=', mobileNo)
    .where('effective_at', '<=', now)
    .returning('customer_id')
    .executeTakeFirst();

const dropChange = (deps: IdentityDeps, customerId: number) =>
  inTransaction(deps.db, async (tx) => {
    const customer = await lockCustomer(tx, customerId);
    await tx.deleteFrom('identity.number_changes').where('customer_id', '=', customerId).execute();
    if (!customer) return;
    const notification = { template: 'number_change_failed', params: {} } as const;
    await deps.notify(tx, toContact(customer), notification, deps.clock.now());
  });
