import { fail, isFailure } from '@sabuja/kit';
import { inTransaction } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import { recordAudit } from '../../staff/index.ts';
import type { OrderDeps } from '../deps.ts';
import { findOutcome, recordAction, type Sent, toAction } from '../dispatch/device-actions.ts';
import { lockOrder } from '../transitions-store.ts';
import { lockLine } from './lock-line.ts';
import { removePick } from './picks-store.ts';

/**
 * Deletes the pick of a line, as if nobody had picked it yet, once for each action id of a device; a repeat does
 * nothing. Fails with ACTION_REUSED, OTHER_MEMBER, NO_ORDER, NO_LINE, NOT_PICKING or CLAIMED.
 */
export function unpickLine(
  { db, clock }: Pick<OrderDeps, 'db' | 'clock'>,
  actor: StaffActor,
  params: { uid: string; item: string },
  sent: Sent,
) {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const known = await lockOrder(tx, params);
    if (!known) return fail('NO_ORDER');
    const action = toAction('unpick', sent, params.item);
    const outcome = await findOutcome(tx, actor, known.id, action);
    if (outcome !== undefined) return isFailure(outcome) ? outcome : undefined;
    const locked = await lockLine(tx, actor, params);
    if (isFailure(locked)) return locked;
    const { order, line } = locked;
    await recordAction(tx, actor, order.id, action, 'done', now);
    const pick = await removePick(tx, order.id, line.line_no);
    if (!pick) return undefined;
    const { found, grams, reason } = pick;
    const entry = { action: 'order.unpick', subject: 'order', subjectId: order.uid };
    const before = { line: line.line_no, found, of: line.quantity, grams, reason };
    await recordAudit(tx, actor, { ...entry, before }, now);
    return undefined;
  });
}
