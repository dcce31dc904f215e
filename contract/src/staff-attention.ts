import Type, { type Static } from 'typebox';
import { call } from './call.ts';
import { MAX_STAFF_NOTE_LENGTH } from './limits.ts';
import { attentionKinds } from './rules/attention-kinds.ts';
import { Instant, Nullable, Rupees, Uid } from './schemas.ts';

const AttentionKind = Type.Enum([...attentionKinds], { type: 'string' });

/** Something that goes on only when a person looks into it. */
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
const Done = Type.Object({ count: Type.Integer({ description: 'what is left' }) });

export const staffAttentionCalls = {
  'GET /api/v1/staff/attention': call({
    operationId: 'listAttention',
    summary: 'What needs somebody, oldest first: money, orders and messages that are stuck',
    guard: 'staff',
    may: 'attention.read',
    rate: 'read',
    response: Type.Object({ results: Type.Array(AttentionItem) }),
  }),
  'GET /api/v1/staff/attention/count': call({
    operationId: 'countAttention',
    summary: 'How much needs somebody, requests for approval included for who decides them',
    guard: 'staff',
    may: 'attention.read',
    rate: 'read',
    response: Type.Object({ count: Type.Integer() }),
  }),
  'POST /api/v1/staff/attention/{kind}/{id}/retry': call({
    operationId: 'retryAttention',
    summary: 'Try again what failed: a refund, a payment, a message, the check of the rules',
    guard: 'staff',
    may: 'attention.resolve',
    rate: 'write',
    params,
    problems,
    response: Done,
  }),
  'POST /api/v1/staff/attention/{kind}/{id}/resolve': call({
    operationId: 'resolveAttention',
    summary: 'Take something off the list with a note on what was done about it',
    guard: 'staff',
    may: 'attention.resolve',
    rate: 'write',
    params,
    body: Type.Object({ note: Type.String({ pattern: '\\S', maxLength: MAX_STAFF_NOTE_LENGTH }) }),
    invalid: { note: 'Please write what was done about it.' },
    problems,
    response: Done,
  }),
};
