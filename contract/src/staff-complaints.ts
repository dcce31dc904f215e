import Type, { type Static } from 'typebox';
import { call } from './call.ts';
import { ComplaintPhotos, LargePhoto } from './complaint-photos.ts';
import { Complaint } from './complaints.ts';
import { MAX_COMPLAINT_LENGTH, MAX_SEARCH_LENGTH } from './limits.ts';
import { sheetOf } from './media.ts';
import { complaintStages, ratingGroups } from './rules/complaint-stages.ts';
import {
  CursorPage,
  cursorPaging,
  Id,
  Instant,
  Language,
  NonBlank,
  Nullable,
  OrderUid,
  Rupees,
  Uid,
} from './schemas.ts';

export const ComplaintStage = Type.Enum([...complaintStages], { type: 'string' });
export type ComplaintStage = Static<typeof ComplaintStage>;

const Assignee = Type.Object({ uid: Uid, name: Type.String() });

/** A complaint as staff see it. */
export const StaffComplaint = Type.Object({
  ...Complaint.properties,
  stage: ComplaintStage,
  order_uid: Uid,
  order_no: Type.String(),
  customer_name: Type.String(),
  phone: Type.String(),
  assignee: Nullable(Assignee),
  /** The deadline to acknowledge the complaint, then the one to settle it; null after it is settled. */
  due_at: Nullable(Instant),
  is_overdue: Type.Boolean(),
  rated_at: Nullable(Instant),
  refund_requested: Rupees({ description: 'what waits for a second person' }),
  settled_at: Nullable(Instant),
  settlement: Nullable(Type.String({ description: 'how it ended, for staff' })),
});
export type StaffComplaint = Static<typeof StaffComplaint>;

export const StaffComplaintDetails = Type.Object({
  ...StaffComplaint.properties,
  acknowledge_by: Instant,
  settle_by: Instant,
  acknowledged_at: Nullable(Instant),
  assignees: Type.Array(Assignee, { description: 'whom it can be assigned to' }),
});
export type StaffComplaintDetails = Static<typeof StaffComplaintDetails>;

const manage = { guard: 'staff', may: 'complaints.manage' } as const;
const params = Type.Object({ ticket_no: Type.String({ maxLength: 20 }) });
const filters = {
  stage: Type.Optional(ComplaintStage),
  due: Type.Optional(
    Type.Literal('overdue', { description: 'only those that should be further by now' }),
  ),
  assigned: Type.Optional(Type.Enum(['me', 'nobody'], { type: 'string' })),
  rating: Type.Optional(
    Type.Enum([...ratingGroups], {
      type: 'string',
      description: 'of the answer: 1 or 2 is bad, 4 or 5 good; none: answered and not rated',
    }),
  ),
  q: Type.Optional(
    Type.String({
      maxLength: MAX_SEARCH_LENGTH,
      description: 'a ticket or order number, last digits of the phone, or a name',
    }),
  ),
};
/** Answer templates whose placeholders are filled with the values of a complaint. */
const FilledTemplates = Type.Object({
  language: Language,
  results: Type.Array(Type.Object({ template_id: Id, name: Type.String(), text: Type.String() })),
});
export type FilledTemplates = Static<typeof FilledTemplates>;

export const staffComplaintCalls = {
  'GET /api/v1/staff/orders/{uid}/complaints': call({
    operationId: 'listStaffComplaints',
    summary: 'The complaints of its customer about an order, newest first',
    guard: 'staff',
    may: 'orders.contact',
    rate: 'read',
    params: Type.Object({ uid: OrderUid }),
    response: Type.Object({ results: Type.Array(Complaint) }),
  }),
  'GET /api/v1/staff/complaints': call({
    operationId: 'listComplaintInbox',
    summary: 'Complaints of all customers: what is due first, first; settled ones after them',
    ...manage,
    rate: 'read',
    query: Type.Object({ ...filters, ...cursorPaging(30) }),
    response: CursorPage(StaffComplaint),
  }),
  'GET /api/v1/staff/complaints/csv': call({
    operationId: 'exportComplaintInbox',
    summary: 'The same as CSV or XLSX without personal data; written to the audit log',
    ...manage,
    ...sheetOf(filters),
  }),
  'GET /api/v1/staff/complaints/{ticket_no}': call({
    operationId: 'getStaffComplaint',
    summary: 'One complaint, and whom it can be assigned to',
    ...manage,
    rate: 'read',
    params,
    problems: { NO_TICKET: 404 },
    response: StaffComplaintDetails,
  }),
  'PUT /api/v1/staff/complaints/{ticket_no}/assignee': call({
    operationId: 'assignComplaint',
    summary: 'Assign a complaint to a member of staff, which acknowledges it, or to nobody',
    ...manage,
    rate: 'write',
    params,
    body: Type.Object({ member: Nullable(Uid) }),
    problems: { NO_TICKET: 404, NO_MEMBER: 422, SETTLED: 409 },
    response: StaffComplaintDetails,
  }),
  'POST /api/v1/staff/complaints/{ticket_no}/answer': call({
    operationId: 'answerComplaint',
    summary: 'Answer a complaint, once; the customer is notified',
    ...manage,
    rate: 'write',
    params,
    body: Type.Object({ answer: NonBlank(MAX_COMPLAINT_LENGTH) }),
    invalid: { answer: 'Please write an answer of up to 2,000 characters.' },
    problems: { NO_TICKET: 404, ALREADY_ANSWERED: 409, PLACEHOLDER_LEFT: 422 },
    response: StaffComplaintDetails,
  }),
  'POST /api/v1/staff/complaints/{ticket_no}/settle': call({
    operationId: 'settleComplaint',
    summary: 'Close an answered complaint with a note for staff on how it ended',
    ...manage,
    rate: 'write',
    params,
    body: Type.Object({ note: NonBlank(1000) }),
    invalid: { note: 'Please write how it ended.' },
    problems: { NO_TICKET: 404, NOT_ANSWERED: 409, SETTLED: 409 },
    response: StaffComplaintDetails,
  }),
  'GET /api/v1/staff/complaints/{ticket_no}/templates': call({
    operationId: 'listFilledTemplates',
    summary: "The offered templates of answers, in the customer's language and with their values",
    ...manage,
    rate: 'read',
    params,
    problems: { NO_TICKET: 404 },
    response: FilledTemplates,
  }),
  'GET /api/v1/staff/complaints/{ticket_no}/photos': call({
    operationId: 'listStaffComplaintPhotos',
    summary: 'The photos of a complaint, small',
    ...manage,
    rate: 'read',
    params,
    problems: { NO_TICKET: 404 },
    response: ComplaintPhotos,
  }),
  'POST /api/v1/staff/complaints/{ticket_no}/photos/{id}/reveal': call({
    operationId: 'revealComplaintPhoto',
    summary: 'A photo of a complaint; the audit log records who saw it',
    ...manage,
    rate: 'write',
    params: Type.Object({ ...params.properties, id: Uid }),
    problems: { NO_PHOTO: 404 },
    response: LargePhoto,
  }),
};
