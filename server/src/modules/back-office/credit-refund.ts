import { fail, isFailure } from '@sabuja/kit';
import { inTransaction } from '../../platform/db/index.ts';
import type { StaffActor } from '../../platform/http/index.ts';
import { creditFailedRefund, type PaymentDeps } from '../payments/index.ts';
import { recordAudit } from '../staff/index.ts';
import type { BackOfficeDeps } from './deps.ts';
import { isResolved, lockSubject } from './settle-attention.ts';

export type CreditDeps = BackOfficeDeps & Pick<PaymentDeps, 'notify' | 'fulfilment'>;

/**
 * Credits a refund that failed at the provider to the wallet of the payer. Does nothing when it was credited before.
 * Fails with NO_ITEM when it has not failed, SETTLED_OTHERWISE when staff resolved it with a note, and as
 * `creditFailedRefund` does.
 */
export function creditRefund(
  deps: CreditDeps,
  actor: StaffActor,
  { id, reason }: { id: number; reason: string },
) {
  const subject = { kind: 'REFUND_FAILED', id: String(id) } as const;
  return inTransaction(deps.db, async (tx) => {
    await lockSubject(tx, subject);
    if (await isResolved(tx, subject)) return fail('SETTLED_OTHERWISE');
    const credited = await creditFailedRefund(deps, tx, { id, memberId: actor.memberId });
    if (isFailure(credited)) return credited.code === 'NOT_FAILED' ? fail('NO_ITEM') : credited;
    if (!credited) return undefined;
    const { paymentId, orderUid, amount } = credited;
    const entry = {
      action: 'refund.credit',
      subject: 'refund',
      subjectId: subject.id,
      after: { payment: paymentId, paise: amount, ...(orderUid && { order: orderUid }) },
      reason: reason.trim(),
    };
    await recordAudit(tx, actor, entry, deps.clock.now());
    return undefined;
  });
}
