import type { identityProofs, PrivacyKind } from '@sabuja/contract/rules/privacy-requests';
import { fail } from '@sabuja/kit';
import { inTransaction, type Tx } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import { type Customer, lockCustomer } from '../../identity/index.ts';
import { findActiveMember, listMemberNames, recordAudit } from '../../staff/index.ts';
import type { PrivacyDeps } from './deps.ts';
import { findRequestRow, lockRequest, type RequestRow, updateRequest } from './requests-store.ts';

/** An open request; its row and that of its customer are locked. */
export type OpenRequest = { request: RequestRow; customer: Customer; now: Date };

/**
 * Changes an open request in one transaction. The customer is locked first, in the order of account deletion. Fails
 * with NO_REQUEST, CLOSED, or a failure of `change`.
 */
export function changeRequest<Result>(
  { db, clock }: Pick<PrivacyDeps, 'db' | 'clock'>,
  number: string,
  change: (tx: Tx, open: OpenRequest) => Promise<Result>,
) {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const found = await findRequestRow(tx, number);
    if (!found) return fail('NO_REQUEST');
    const customer =
      found.customer_id === null ? undefined : await lockCustomer(tx, found.customer_id);
    const request = await lockRequest(tx, number);
    if (!customer || request?.state !== 'OPEN') return fail('CLOSED');
    return change(tx, { request, customer, now });
  });
}

/** Fails with WRONG_KIND, or with NOT_PROVEN while the customer's identity is not proven. */
export function checkRequest({ kind, identity_proof }: RequestRow, kinds: readonly PrivacyKind[]) {
  if (!kinds.includes(kind)) return fail('WRONG_KIND');
  // Withdrawing consent must be as easy as giving it: it needs no proof.
  return identity_proof === 'NONE' && kind !== 'WITHDRAW' ? fail('NOT_PROVEN') : undefined;
}

export const auditOf = (number: string) => ({
  subject: 'privacy_request',
  subjectId: number,
});

/** Assigns a request to a member, or to nobody. Fails with NO_REQUEST, CLOSED or NO_MEMBER. */
export const assignRequest = (
  deps: PrivacyDeps,
  actor: StaffActor,
  { number, member: memberUid }: { number: string; member: string | null },
) =>
  changeRequest(deps, number, async (tx, { request, now }) => {
    const member =
      memberUid === null ? null : await findActiveMember(tx, memberUid, 'privacy.manage');
    if (member === undefined) return fail('NO_MEMBER');
    const { assigned_to: before } = request;
    if (before === (member?.id ?? null)) return undefined;
    await updateRequest(tx, request.id, { assigned_to: member?.id ?? null });
    const names = await listMemberNames(tx, before === null ? [] : [before]);
    const values = {
      before: { assignee: names.get(before ?? 0) ?? null },
      after: { assignee: member?.name ?? null },
    };
    await recordAudit(tx, actor, { action: 'privacy.assign', ...auditOf(number), ...values }, now);
    return undefined;
  });

/** Records how the customer proved who they are. Fails with NO_REQUEST or CLOSED. */
export const proveIdentity = (
  deps: PrivacyDeps,
  actor: StaffActor,
  { number, proof }: { number: string; proof: (typeof identityProofs)[number] },
) =>
  changeRequest(deps, number, async (tx, { request, now }) => {
    if (request.identity_proof === proof) return undefined;
    await updateRequest(tx, request.id, { identity_proof: proof });
    const values = {
      before: { identity_proof: request.identity_proof },
      after: { identity_proof: proof },
    };
    const entry = { action: 'privacy.identity', ...auditOf(number), ...values };
    await recordAudit(tx, actor, entry, now);
    return undefined;
  });
