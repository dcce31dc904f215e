import './tables.ts';
import { addDays, fail, type IstDate, isIstDate, istDate, toPaise } from '@sabuja/kit';
import { inTransaction, type Tx } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import { recordAudit } from '../../staff/index.ts';
import type { OrderDeps } from '../deps.ts';
import { findDeposit } from './read-deposits.ts';
import { lockSafe, readSafeBalance } from './safe-balance.ts';
import { ADJUSTED_DAYS, readLowestBalance } from './sum-cash-by-day.ts';

type Deps = Pick<OrderDeps, 'db' | 'clock'>;
type NewDeposit = {
  uid: string;
  kind: 'BANK' | 'OTHER';
  date: string;
  amount: number;
  slip?: string;
  account?: string;
  reason?: string;
};

/**
 * Records cash that left the safe, once for its uid. Amount in rupees. Fails with BAD_DATE (also when the safe did not
 * hold enough on that day, or the day's figures may no longer change), BAD_AMOUNT, SLIP_NEEDED, ACCOUNT_NEEDED,
 * REASON_NEEDED, SLIP_TAKEN or TOO_MUCH (more than is in the safe; the database refuses it too).
 */
export function recordDeposit(
  { db, clock }: Deps,
  actor: StaffActor,
  { uid, kind, date, amount, ...texts }: NewDeposit,
) {
  const now = clock.now();
  const slip = texts.slip?.trim() || null;
  const account = texts.account?.trim() || null;
  const reason = texts.reason?.trim() || null;
  return inTransaction(db, async (tx) => {
    await lockSafe(tx);
    const known = await findDeposit(tx, actor, uid);
    if (known) return known;
    if (!isInWindow(date, now)) return fail('BAD_DATE');
    if (amount <= 0) return fail('BAD_AMOUNT');
    if (kind === 'BANK' && !slip) return fail('SLIP_NEEDED');
    if (kind === 'BANK' && !account) return fail('ACCOUNT_NEEDED');
    if (kind === 'OTHER' && !reason) return fail('REASON_NEEDED');
    if ((await readSafeBalance(tx)).available < toPaise(amount)) return fail('TOO_MUCH');
    // The cash must have been in the safe on that day, and must not have left it since.
    if ((await readLowestBalance(tx, date, istDate(now))) < toPaise(amount))
      return fail('BAD_DATE');
    if (kind === 'BANK' && (await isSlipTaken(tx, account, slip))) return fail('SLIP_TAKEN');
    await tx
      .insertInto('orders.cash_deposits')
      .values({
        ...{ uid, kind, reason, deposited_on: date, amount_paise: toPaise(amount) },
        slip: kind === 'BANK' ? slip : null,
        account: kind === 'BANK' ? account : null,
        ...{ recorded_by: actor.memberId, recorded_at: now },
      })
      .execute();
    const entry = { action: 'deposit.record', subject: 'deposit', subjectId: uid };
    const after = { kind, date, amount, slip, account };
    await recordAudit(tx, actor, { ...entry, after, reason: reason ?? undefined }, now);
    return findStored(tx, actor, uid);
  });
}

/** Returns whether a date is a valid day up to today whose figures may still change. */
const isInWindow = (date: string, now: Date): date is IstDate =>
  isIstDate(date) && date <= istDate(now) && date >= addDays(istDate(now), -ADJUSTED_DAYS);

const isSlipTaken = async (tx: Tx, account: string | null, slip: string | null) =>
  (await tx
    .selectFrom('orders.cash_deposits')
    .select('id')
    .where('kind', '=', 'BANK')
    .where('account', '=', account)
    .where('slip', '=', slip)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst()) !== undefined;

async function findStored(tx: Tx, actor: StaffActor, uid: string) {
  const stored = await findDeposit(tx, actor, uid);
  if (!stored) throw new Error(`deposit ${uid} is not stored`);
  return stored;
}

/** Locks a deposit that is neither verified nor cancelled. Fails with NO_DEPOSIT or SETTLED_ALREADY. */
async function lockOpen(tx: Tx, uid: string) {
  const row = await tx
    .selectFrom('orders.cash_deposits')
    .selectAll()
    .where('uid', '=', uid)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) return fail('NO_DEPOSIT');
  return row.verified_at || row.cancelled_at ? fail('SETTLED_ALREADY') : row;
}

/**
 * Records the date and amount that the bank shows for a deposit, once, by another person than its recorder. Amount in
 * rupees. Fails with NO_DEPOSIT, SETTLED_ALREADY, OWN_DEPOSIT, BAD_DATE or REASON_NEEDED (the bank has another amount).
 */
export function verifyDeposit(
  { db, clock }: Deps,
  actor: StaffActor,
  { uid, date, amount, reason }: { uid: string; date: string; amount: number; reason?: string },
) {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const row = await lockOpen(tx, uid);
    if ('code' in row) return row;
    if (row.recorded_by === actor.memberId) return fail('OWN_DEPOSIT');
    if (!isInWindow(date, now) || date < row.deposited_on) return fail('BAD_DATE');
    const differs = toPaise(amount) !== row.amount_paise;
    if (differs && !reason?.trim()) return fail('REASON_NEEDED');
    await tx
      .updateTable('orders.cash_deposits')
      .set({
        verified_by: actor.memberId,
        verified_at: now,
        bank_date: date,
        bank_paise: toPaise(amount),
        difference_reason: differs ? (reason?.trim() ?? null) : null,
      })
      .where('id', '=', row.id)
      .execute();
    const entry = { action: 'deposit.verify', subject: 'deposit', subjectId: uid };
    await recordAudit(tx, actor, { ...entry, after: { date, amount }, reason }, now);
    return findStored(tx, actor, uid);
  });
}

/** Cancels a deposit that is not verified. Fails with NO_DEPOSIT or SETTLED_ALREADY. */
export function cancelDeposit(
  { db, clock }: Deps,
  actor: StaffActor,
  { uid, reason }: { uid: string; reason: string },
) {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const row = await lockOpen(tx, uid);
    if ('code' in row) return row;
    await tx
      .updateTable('orders.cash_deposits')
      .set({ cancelled_by: actor.memberId, cancelled_at: now, cancel_reason: reason.trim() })
      .where('id', '=', row.id)
      .execute();
    const entry = { action: 'deposit.cancel', subject: 'deposit', subjectId: uid, reason };
    await recordAudit(tx, actor, entry, now);
    return findStored(tx, actor, uid);
  });
}
