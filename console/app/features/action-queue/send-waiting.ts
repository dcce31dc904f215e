import { apiStatus, isTransient, problemOf } from '@sabuja/ui/lib/api-error.ts';
import type { StoredAction } from '../../lib/device-store.ts';
import { refuseAction, settleAction, takeNext } from './action-store.ts';

export type Sender = {
  /** Sends one action; throws as the API client does. */
  send: (action: StoredAction) => Promise<unknown>;
  /** Called before an accepted action leaves the queue. */
  onAccepted: (action: StoredAction) => Promise<void>;
};

/**
 * Sends a member's actions in their sequence until none waits, the server does not respond, or it does not take
 * anything from this session. What it refuses for itself is stored as refused; the rest goes on.
 */
export async function sendWaiting(memberUid: string, { send, onAccepted }: Sender): Promise<void> {
  for (;;) {
    const next = await takeNext(memberUid);
    if (!next) return;
    try {
      await send(next);
    } catch (error) {
      const refusal = refusalOf(error);
      if (!refusal) return;
      await refuseAction(next, refusal);
      continue;
    }
    await onAccepted(next);
    await settleAction(next);
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
