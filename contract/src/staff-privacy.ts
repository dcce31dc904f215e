import Type, { type Static } from 'typebox';
import { call } from './call.ts';
import { MAX_NAME_LENGTH, MAX_STAFF_NOTE_LENGTH } from './limits.ts';
import { sheetOf } from './media.ts';
import {
  identityProofs,
  privacyChannels,
  privacyKinds,
  privacyOutcomes,
  privacyStates,
} from './rules/privacy-requests.ts';
import {
  CursorPage,
  CustomerUid,
  cursorPaging,
  DateText,
  Instant,
  NonBlank,
  Nullable,
  RequestedRupees,
  Rupees,
  Uid,
} from './schemas.ts';

const text = { type: 'string' } as const;
const Kind = Type.Enum([...privacyKinds], text);
const State = Type.Enum([...privacyStates], text);
const Proof = Type.Enum([...identityProofs], text);
const Channel = Type.Enum([...privacyChannels], text);
const Person = Type.Object({ uid: Uid, name: Type.String() });

/** A request of a customer about their data. */
export const PrivacyRequest = Type.Object({
  number: Type.String(),
  kind: Kind,
  channel: Channel,
  identity_proof: Proof,
  state: State,
  outcome: Nullable(Type.Enum([...privacyOutcomes], text)),
  customer: Nullable(
    Type.Object(
      { uid: Uid, name: Nullable(Type.String()) },
      { description: 'null once the account is deleted' },
    ),
  ),
  received_on: DateText,
  due_on: DateText,
  is_overdue: Type.Boolean(),
  assignee: Nullable(Person),
  recorded_at: Instant,
  recorded_by: Type.String(),
  closed_at: Nullable(Instant),
  closed_by: Nullable(Type.String()),
});
export type PrivacyRequest = Static<typeof PrivacyRequest>;

export const PrivacyRequestDetails = Type.Object({
  ...PrivacyRequest.properties,
  note: Nullable(Type.String()),
  answer: Nullable(Type.String({ description: 'what was done, or why it was refused' })),
  assignees: Type.Array(Person, { description: 'whom it can be assigned to' }),
  /** What prevents a deletion: the numbers of open orders, a debt, and the wallet balance. */
  open_orders: Type.Array(Type.String()),
  wallet_owed: Rupees({ description: 'of recharges that were taken back after they were spent' }),
  wallet_balance: Rupees(),
  send_to: Nullable(
    Type.Object(
      { channel: Type.Enum(['sms', 'email'], text), address: Type.String() },
      { description: 'where a link to the copy goes, masked; null: nowhere that is trusted' },
    ),
  ),
  file_taken_at: Nullable(Instant),
  link_expires_at: Nullable(Instant),
  link_opened_at: Nullable(Instant),
});
export type PrivacyRequestDetails = Static<typeof PrivacyRequestDetails>;

const NewPrivacyRequest = Type.Object({
  id: Type.String({ ...Uid, description: 'chosen by the client: sent twice, it is one request' }),
  kind: Kind,
  channel: Channel,
  identity_proof: Proof,
  received_on: DateText,
  note: Type.String({ maxLength: MAX_STAFF_NOTE_LENGTH }),
});
export type NewPrivacyRequest = Static<typeof NewPrivacyRequest>;

const manage = { guard: 'staff', may: 'privacy.manage' } as const;
const params = Type.Object({ number: Type.String({ maxLength: 20 }) });
const change = { ...manage, rate: 'write', params, response: PrivacyRequestDetails } as const;
const open = { NO_REQUEST: 404, CLOSED: 409 } as const;
const carryOut = { ...open, WRONG_KIND: 409, NOT_PROVEN: 409 } as const;
const filters = {
  state: Type.Optional(State),
  kind: Type.Optional(Kind),
  due: Type.Optional(Type.Literal('overdue', { description: 'only those past their day' })),
  assigned: Type.Optional(Type.Enum(['me', 'nobody'], text)),
  q: Type.Optional(Type.String({ maxLength: 20, description: 'the beginning of a number' })),
};

export const staffPrivacyCalls = {
  'GET /api/v1/staff/customers/{uid}/privacy-requests': call({
    operationId: 'listCustomerPrivacyRequests',
    summary: 'The requests of a customer about their data, newest first',
    ...manage,
    rate: 'read',
    params: Type.Object({ uid: CustomerUid }),
    query: Type.Object(cursorPaging(10)),
    problems: { NO_CUSTOMER: 404 },
    response: CursorPage(PrivacyRequest),
  }),
  'POST /api/v1/staff/customers/{uid}/privacy-requests': call({
    operationId: 'recordPrivacyRequest',
    summary: 'Record a request that reached the shop; the customer is notified',
    ...manage,
    rate: 'write',
    params: Type.Object({ uid: CustomerUid }),
    body: NewPrivacyRequest,
    invalid: { received_on: 'Please choose the day on which it reached the shop.' },
    problems: { NO_CUSTOMER: 404, BAD_DAY: 422, ALREADY_OPEN: 409, ID_IN_USE: 409 },
    response: PrivacyRequestDetails,
  }),
  'GET /api/v1/staff/privacy-requests': call({
    operationId: 'listPrivacyRequests',
    summary: 'Requests of all customers: what is due first, first; closed ones after them',
    ...manage,
    rate: 'read',
    query: Type.Object({ ...filters, ...cursorPaging(30) }),
    response: CursorPage(PrivacyRequest),
  }),
  'GET /api/v1/staff/privacy-requests/csv': call({
    operationId: 'exportPrivacyRequests',
    summary: 'The same as CSV or XLSX without personal data; written to the audit log',
    ...manage,
    ...sheetOf(filters),
  }),
  'GET /api/v1/staff/privacy-requests/{number}': call({
    operationId: 'getPrivacyRequest',
    summary: 'One request, and what stands in its way',
    ...manage,
    rate: 'read',
    params,
    problems: { NO_REQUEST: 404 },
    response: PrivacyRequestDetails,
  }),
  'PUT /api/v1/staff/privacy-requests/{number}/assignee': call({
    operationId: 'assignPrivacyRequest',
    summary: 'Assign a request to a member of staff, or to nobody',
    ...change,
    body: Type.Object({ member: Nullable(Uid) }),
    problems: { ...open, NO_MEMBER: 422 },
  }),
  'PUT /api/v1/staff/privacy-requests/{number}/identity': call({
    operationId: 'proveIdentity',
    summary: 'Record how the customer proved who they are',
    ...change,
    body: Type.Object({ identity_proof: Proof }),
    problems: open,
  }),
  'POST /api/v1/staff/privacy-requests/{number}/link': call({
    operationId: 'sendPrivacyCopy',
    summary: 'Send the customer a link to a copy of their data, which closes the request',
    ...change,
    recentFactor: true,
    problems: { ...carryOut, NO_TRUSTED_CONTACT: 409 },
  }),
  'POST /api/v1/staff/privacy-requests/{number}/file': call({
    operationId: 'takePrivacyCopy',
    summary: 'All data that the shop stores of the customer, to give it to them otherwise',
    ...change,
    may: 'privacy.erase',
    recentFactor: true,
    problems: carryOut,
    response: Type.Record(Type.String(), Type.Unknown()),
  }),
  'POST /api/v1/staff/privacy-requests/{number}/erase': call({
    operationId: 'eraseForRequest',
    summary: 'Delete the account of the customer for good',
    ...change,
    may: 'privacy.erase',
    recentFactor: true,
    body: Type.Object({
      give_up_balance: Type.Optional(
        RequestedRupees({
          minimum: 0,
          maximum: 10_000_000,
          description: 'the exact balance of the wallet, when the customer gives it up',
        }),
      ),
    }),
    problems: { ...carryOut, ORDERS_TO_COME: 409, WALLET_OWES: 409, WALLET_NOT_EMPTY: 409 },
  }),
  'POST /api/v1/staff/privacy-requests/{number}/done': call({
    operationId: 'finishPrivacyRequest',
    summary:
      'Close a request with what was done; a nominee is named, marketing messages are taken back',
    ...change,
    recentFactor: true,
    body: Type.Object({
      answer: NonBlank(1000),
      nominee: Type.Optional(
        Type.Object({
          full_name: Type.String({ maxLength: MAX_NAME_LENGTH }),
          contact: Type.String({ maxLength: 254 }),
        }),
      ),
    }),
    invalid: { answer: 'Please write what was done about it.' },
    problems: { ...carryOut, FILE_NOT_TAKEN: 409, NAME_NEEDED: 422, BAD_CONTACT: 422 },
  }),
  'POST /api/v1/staff/privacy-requests/{number}/refuse': call({
    operationId: 'refusePrivacyRequest',
    summary: 'Refuse a request with a reason, which the customer reads',
    ...change,
    body: Type.Object({ reason: NonBlank(300) }),
    invalid: { reason: 'Please give a reason.' },
    problems: open,
  }),
};

export const privacyCopyCalls = {
  'POST /api/v1/privacy-copies': call({
    operationId: 'openPrivacyCopy',
    summary: 'The copy of their data that a link which was sent to a customer names',
    guard: 'public',
    rate: 'file',
    body: Type.Object({ token: NonBlank(100) }),
    problems: { NO_COPY: 404 },
    response: Type.Record(Type.String(), Type.Unknown()),
  }),
};
