import './tables.ts';
import type { SettlementDifferenceKind } from '@sabuja/contract/rules/settlement-kinds';
import { fail, isIstDate, istDate, toPaise } from '@sabuja/kit';
import { inTransaction, lockKey } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import { recordAudit } from '../../staff/index.ts';
import type { PaymentDeps } from '../deps.ts';
import { countSettlementDifferences, selectSettlementDifferences } from './read-differences.ts';
import { findSettlement } from './read-settlements.ts';

type Deps = Pick<PaymentDeps, 'db' | 'clock'>;
type Difference = { provider: string; kind: SettlementDifferenceKind; subject: string };

/**
 * Resolves a difference with a note that explains it; of several concurrent calls, only one succeeds. Fails with
 * NO_DIFFERENCE when it is not open (any more). Returns how many differences are left.
 */
export function resolveDifference(
  { db, clock }: Deps,
  actor: StaffActor,
  { note, ...difference }: Difference & { note: string },
) {
  const { provider, kind, subject } = difference;
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    await lockKey(tx, `settlement difference ${provider} ${kind} ${subject}`);
    const found = await selectSettlementDifferences(tx)
      .where('provider', '=', provider)
      .where('kind', '=', kind)
      .where('subject', '=', subject)
      .executeTakeFirst();
    if (!found) return fail('NO_DIFFERENCE');
    const { ours_paise, theirs_paise } = found;
    const values = { ours_paise, theirs_paise, member_id: actor.memberId, resolved_at: now };
    await tx
      .insertInto('payments.settlement_resolutions')
      .values({ ...difference, ...values, note: note.trim() })
      .execute();
    const entry = { action: 'settlement.resolve', subject: 'settlement difference' };
    const after = { kind, ours_paise, theirs_paise };
    await recordAudit(
      tx,
      actor,
      { ...entry, subjectId: `${provider} ${subject}`, after, reason: note.trim() },
      now,
    );
    return { open: await countSettlementDifferences(tx) };
  });
}

/**
 * Records the amount (rupees) and date that the bank statement shows for a settlement, once; an amount other than the
 * sum of its lines is listed as a difference. Fails with NO_SETTLEMENT, BAD_DATE (not a day up to today) or
 * CONFIRMED_ALREADY.
 */
export function confirmSettlement(
  { db, clock }: Deps,
  actor: StaffActor,
  { provider, id, amount, date }: { provider: string; id: string; amount: number; date: string },
) {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    if (!isIstDate(date) || date > istDate(now)) return fail('BAD_DATE');
    const updated = await tx
      .updateTable('payments.settlements')
      .set({ bank_paise: toPaise(amount), bank_date: date, bank_by: actor.memberId, bank_at: now })
      .where('provider', '=', provider)
      .where('id', '=', id)
      .where('bank_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    const view = await findSettlement(tx, { provider, id });
    if (!updated) return 'code' in view ? view : fail('CONFIRMED_ALREADY');
    const entry = { action: 'settlement.bank', subject: 'settlement', subjectId: id };
    await recordAudit(tx, actor, { ...entry, after: { amount, date } }, now);
    return view;
  });
}
