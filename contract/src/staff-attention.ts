import Type, { type Static } from 'typebox';
import { call } from './call.ts';
import { MAX_STAFF_NOTE_LENGTH } from './limits.ts';
import { sheetOf } from './media.ts';
import { attentionKinds } from './rules/attention-kinds.ts';
import {
  CursorPage,
  cursorPaging,
  Id,
  Instant,
  NonBlank,
  Nullable,
  Reason,
  Rupees,
  Uid,
} from './schemas.ts';

const AttentionKind = Type.Enum([...attentionKinds], { type: 'string' });

/** Something that a person has to look into, because it does not continue by itself. */
export const AttentionItem = Type.Object({
  kind: AttentionKind,
  id: Type.String(),
  amount: Nullable(Rupees()),
  order_uid: Nullable(Uid),
  order_no: Nullable(Type.String()),
  details: Type.String({ description: 'what the provider says, or which rule; may be empty' }),
  since: Instant,
  can_retry: Type.Boolean(),
  can_resolve: Type.Boolean({ description: 'else it ends by itself once its cause does' }),
});
export type AttentionItem = Static<typeof AttentionItem>;

const params = Type.Object({ kind: AttentionKind, id: Type.String({ maxLength: 80 }) });
const problems = { NO_ITEM: 404 } as const;
const Count = Type.Object({
  count: Type.Integer({ description: 'in all, with requests for approval for who decides them' }),
  kinds: Type.Array(Type.Object({ kind: AttentionKind, count: Type.Integer() }), {
    description: 'kinds of which there is something',
  }),
});
export type AttentionCount = Static<typeof Count>;

export const staffAttentionCalls = {
  'GET /api/v1/staff/attention': call({
    operationId: 'listAttention',
    summary: 'What needs somebody, oldest first: money, orders and messages that are stuck',
    guard: 'staff',
    may: 'attention.read',
    rate: 'read',
    query: Type.Object({ kind: Type.Optional(AttentionKind), ...cursorPaging(20) }),
    response: CursorPage(AttentionItem),
  }),
  'GET /api/v1/staff/attention/csv': call({
    operationId: 'downloadAttention',
    summary: 'The same as CSV or XLSX; the audit log records it',
    guard: 'staff',
    may: 'attention.read',
    ...sheetOf({ kind: Type.Optional(AttentionKind) }),
  }),
  'GET /api/v1/staff/attention/count': call({
    operationId: 'countAttention',
    summary: 'How much needs somebody',
    guard: 'staff',
    may: 'attention.read',
    rate: 'read',
    response: Count,
  }),
  'POST /api/v1/staff/attention/{kind}/{id}/retry': call({
    operationId: 'retryAttention',
    summary: 'Try again what failed: a refund, a payment, a message, the check of the rules',
    guard: 'staff',
    may: 'attention.resolve',
    rate: 'write',
    params,
    problems,
    response: Count,
  }),
  'POST /api/v1/staff/attention/{kind}/{id}/resolve': call({
    operationId: 'resolveAttention',
    summary: 'Take something off the list with a note on what was done about it',
    guard: 'staff',
    may: 'attention.resolve',
    rate: 'write',
    params,
    body: Type.Object({ note: NonBlank(MAX_STAFF_NOTE_LENGTH) }),
    invalid: { note: 'Please write what was done about it.' },
    problems,
    response: Count,
  }),
  'POST /api/v1/staff/failed-refunds/{id}/credit': call({
    operationId: 'creditFailedRefund',
    summary:
      'Credit a refund that failed at the bank to the wallet of the payer; sent twice, it is credited once',
    guard: 'staff',
    may: 'refunds.credit',
    recentFactor: true,
    rate: 'write',
    params: Type.Object({ id: Id }),
    body: Type.Object({ reason: Reason }),
    invalid: { reason: 'Please give a reason.' },
    problems: { NO_ITEM: 404, SETTLED_OTHERWISE: 409, NO_WALLET: 409, TAKEN_OUTSIDE: 409 },
    response: Count,
  }),
};
