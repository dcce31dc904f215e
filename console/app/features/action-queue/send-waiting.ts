import type { PickingOrder } from '@sabuja/contract';
import { apiStatus, isTransient, problemOf } from '@sabuja/ui/lib/api-error.ts';
import type { StoredAction } from '../../lib/device-actions.ts';
import { refuseAction, settleAction, takeNext } from './action-store.ts';

export type Sender = {
  /** Sends one action; throws as the API client does. @returns the order after a pick */
  send: (action: StoredAction) => Promise<PickingOrder | undefined>;
  /** Called before an accepted action leaves the queue. */
  onAccepted: (action: StoredAction, picking: PickingOrder | undefined) => Promise<void>;
  /** Called when the server has refused an action for itself. */
  onRefused: (action: StoredAction) => void;
};

/**
 * Sends a member's actions in their sequence until none waits, the server does not respond, or it does not take
 * anything from this session. What it refuses for itself is stored as refused; the rest goes on.
 */
export async function sendWaiting(
  memberUid: string,
  { send, onAccepted, onRefused }: Sender,
): Promise<void> {
  let picking: PickingOrder | undefined;
  for (;;) {
    const next = await takeNext(memberUid);
    if (!next) return;
    try {
      picking = await send(next);
    } catch (error) {
      const refusal = refusalOf(error);
      if (!refusal) return;
      await refuseAction(next, refusal);
      onRefused(next);
      continue;
    }
    await onAccepted(next, picking);
    await settleAction(next, picking);
  }
}

/** Why the server refused this one action; undefined when it may take it later, or from another session. */
export function refusalOf(error: unknown): StoredAction['refusal'] {
  const problem = problemOf(error);
  if (!problem || problem.code === 'OTHER_MEMBER') return undefined;
  const status = apiStatus(error) ?? 0;
  const isOfSession = status === 401 || status === 403;
  return isOfSession || isTransient(status) ? undefined : { status, problem };
}
