import Type, { type Static } from 'typebox';
import { call } from './call.ts';
import { complaintPhotoCalls } from './complaint-photos.ts';
import {
  MAX_COMPLAINT_LENGTH,
  MAX_COMPLAINT_REASON_LENGTH,
  MAX_RATING_COMMENT_LENGTH,
} from './limits.ts';
import { Id, Instant, Nullable, OrderUid, Rupees, Uid } from './schemas.ts';

export const RaiseComplaint = Type.Object({
  user_uid: Uid,
  order_id: Uid,
  details: Type.String({ minLength: 1, maxLength: MAX_COMPLAINT_LENGTH }),
  actions: Type.Union([Id, Type.String({ maxLength: MAX_COMPLAINT_REASON_LENGTH })], {
    description: "a reason's id, or its text",
  }),
  severity: Type.Literal('MEDIUM'),
  source: Type.Literal('WEB'),
});
export type RaiseComplaint = Static<typeof RaiseComplaint>;

export const ComplaintState = Type.Union([Type.Literal('OPEN'), Type.Literal('ANSWERED')]);
export type ComplaintState = Static<typeof ComplaintState>;

const Rating = Type.Integer({ minimum: 1, maximum: 5, description: 'of the answer: 5 is best' });

export const Complaint = Type.Object({
  ticket_no: Type.String(),
  reason: Type.String(),
  details: Type.String(),
  state: ComplaintState,
  answer: Nullable(Type.String()),
  created_at: Instant,
  answered_at: Nullable(Instant),
  photos: Type.Integer({ description: 'how many the customer added' }),
  refunded: Rupees({ description: 'what staff refunded for it' }),
  rating: Nullable(Rating),
  rating_comment: Nullable(Type.String()),
  rating_until: Nullable(
    Type.String({ ...Instant, description: 'until when the rating can be changed' }),
  ),
});
export type Complaint = Static<typeof Complaint>;

export const complaintCalls = {
  'GET /api/v1/settings/delivery_fail_reasons/all': call({
    operationId: 'listComplaintReasons',
    summary: 'Reasons for a complaint',
    guard: 'public',
    rate: 'read',
    cache: 'shared',
    query: Type.Object({ name: Type.Literal('ACTION') }),
    response: Type.Array(Type.Object({ id: Id, description: Type.String() })),
  }),
  'POST /api/v1/complaint/': call({
    operationId: 'createComplaint',
    summary: 'Raise a complaint on an own order; returns its ticket number',
    guard: 'customer',
    rate: 'write',
    body: RaiseComplaint,
    problems: { NOT_YOURS: 404, NO_DETAILS: 422, NO_REASON: 422, TOO_MANY_OPEN: 409 },
    response: Type.Object({ ticket_no: Type.String(), message: Type.String() }),
  }),
  'GET /api/v1/complaint/order/{orderId}': call({
    operationId: 'listOrderComplaints',
    summary: 'The complaints on an own order, newest first',
    guard: 'customer',
    rate: 'read',
    params: Type.Object({ orderId: OrderUid }),
    problems: { NOT_YOURS: 404 },
    response: Type.Object({ results: Type.Array(Complaint) }),
  }),
  'PUT /api/v1/complaint/{ticket_no}/rating': call({
    operationId: 'rateAnswer',
    summary: 'Rate the answer to an own complaint; it can be changed for a day',
    guard: 'customer',
    rate: 'write',
    params: Type.Object({ ticket_no: Type.String({ maxLength: 20 }) }),
    body: Type.Object({
      rating: Rating,
      comment: Type.Optional(Type.String({ maxLength: MAX_RATING_COMMENT_LENGTH })),
    }),
    invalid: {
      rating: 'Please choose one to five stars.',
      comment: 'Please write 500 characters or less.',
    },
    problems: { NO_TICKET: 404, NOT_ANSWERED: 409, RATING_FIXED: 409 },
    response: Complaint,
  }),
  ...complaintPhotoCalls,
};
