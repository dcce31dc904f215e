import type { Tx } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import { toContact } from '../../identity/index.ts';
import { recordAudit } from '../../staff/index.ts';
import { auditOf, changeRequest, type OpenRequest } from './change-request.ts';
import type { PrivacyDeps } from './deps.ts';
import { kindTexts } from './kind-texts.ts';
import { type RequestRow, updateRequest } from './requests-store.ts';

type Ending = {
  /** The last part of the audit action, such as 'done'. */
  action: string;
  outcome: NonNullable<RequestRow['outcome']>;
  answer?: string;
};

/** Closes an open request, with its audit row. */
export async function closeRequest(
  tx: Tx,
  actor: StaffActor,
  { request, customer, now }: OpenRequest,
  { action, outcome, answer }: Ending,
): Promise<void> {
  const state = outcome === 'REFUSED' ? 'REFUSED' : 'DONE';
  await updateRequest(tx, request.id, {
    ...{ state, outcome, answer: answer ?? null },
    ...{ closed_at: now, closed_by: actor.memberId },
  });
  const personal = answer && { customerId: customer.id, values: { answer } };
  const entry = { action: `privacy.${action}`, ...auditOf(request.number), after: { outcome } };
  await recordAudit(tx, actor, personal ? { ...entry, personal } : entry, now);
}

/** Refuses a request with a reason, which the customer reads. Fails with NO_REQUEST or CLOSED. */
export const refuseRequest = (
  deps: PrivacyDeps,
  actor: StaffActor,
  { number, reason }: { number: string; reason: string },
) =>
  changeRequest(deps, number, async (tx, open) => {
    const answer = reason.trim();
    await closeRequest(tx, actor, open, { action: 'refuse', outcome: 'REFUSED', answer });
    const params = { number, kind: kindTexts[open.request.kind], reason: answer };
    const message = { template: 'privacy_refused', params } as const;
    await deps.identity.notify(tx, toContact(open.customer), message, open.now);
    return undefined;
  });
