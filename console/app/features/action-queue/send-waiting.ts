import type { PickingOrder } from '@sabuja/contract';
import { apiStatus, isTransient, problemOf } from '@sabuja/ui/lib/api-error.ts';
import type { StoredAction } from '../../lib/device-actions.ts';
import { refuseAction, settleAction, takeNext } from './action-store.ts';

export type Sender = {
  /** Sends one action; throws as the API client does. @returns the order after a pick */
  send: (action: StoredAction) => Promise<PickingOrder | undefined>;
  /** Called before an accepted action leaves the queue. */
  onAccepted: (action: StoredAction, picking: PickingOrder | undefined) => Promise<void>;
  /** Called when the server has refused this action for good: a retry would not help. */
  onRefused: (action: StoredAction) => void;
};

/**
 * Sends a member's actions in their sequence until none waits, the server does not respond, or the server refuses the
 * session. An action that the server refuses for good is stored as refused, and the next one is sent.
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

/** Returns why the server refused this action for good; undefined when a retry or another session may succeed. */
export function refusalOf(error: unknown): StoredAction['refusal'] {
  const problem = problemOf(error);
  if (!problem || problem.code === 'OTHER_MEMBER') return undefined;
  const status = apiStatus(error) ?? 0;
  const isOfSession = status === 401 || status === 403;
  return isOfSession || isTransient(status) ? undefined : { status, problem };
}
