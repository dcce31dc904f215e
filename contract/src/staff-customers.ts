import Type, { type Static } from 'typebox';
import { call } from './call.ts';
import { MAX_SEARCH_LENGTH, MAX_STAFF_NOTE_LENGTH, MIN_CUSTOMER_SEARCH } from './limits.ts';
import { OrderStatus } from './orders.ts';
import { PaymentMethod } from './pricing.ts';
import {
  CursorPage,
  CustomerUid,
  cursorPaging,
  DateText,
  Department,
  Instant,
  Language,
  NonBlank,
  Nullable,
  Reason,
  RequestedRupees,
  Rupees,
  Uid,
} from './schemas.ts';
import { ComplaintStage } from './staff-complaints.ts';
import { WalletTransaction } from './wallet.ts';

const Masked = Type.String({ description: 'masked; the whole by `revealCustomer`' });

/** A customer in the results of a search. */
export const FoundCustomer = Type.Object({
  uid: Uid,
  name: Nullable(Type.String({ description: 'of the account, else of the newest order' })),
  phone: Masked,
  since: Instant,
  orders: Type.Integer(),
  last_order_at: Nullable(Instant),
  is_blocked: Type.Boolean(),
});
export type FoundCustomer = Static<typeof FoundCustomer>;

export const StaffNote = Type.Object({
  uid: Uid,
  text: Type.String(),
  member: Type.String(),
  at: Instant,
});
export type StaffNote = Static<typeof StaffNote>;

/** A customer as staff see them, without full addresses and contact data. */
export const StaffCustomer = Type.Object({
  ...FoundCustomer.properties,
  is_confirmed: Type.Optional(
    Type.Boolean({ description: 'false: made on the phone, and nobody has signed in to it yet' }),
  ),
  language: Type.Optional(Nullable(Language)),
  email: Nullable(Masked),
  addresses: Type.Array(
    Type.Object({
      uid: Uid,
      type: Type.String(),
      pincode: Type.String(),
      is_default: Type.Boolean(),
    }),
  ),
  wallet: Type.Object({
    balance: Rupees(),
    owed: Rupees({ description: 'of recharges that were taken back after they were spent' }),
  }),
  block: Nullable(
    Type.Object({ reason: Type.String(), since: Instant, member: Nullable(Type.String()) }),
  ),
  notes: Type.Array(StaffNote, { description: 'newest first' }),
});
export type StaffCustomer = Static<typeof StaffCustomer>;

export const CustomerContact = Type.Object({
  phone: Type.String(),
  email: Nullable(Type.String()),
  addresses: Type.Array(Type.Object({ uid: Uid, text: Type.String() })),
});
export type CustomerContact = Static<typeof CustomerContact>;

export const CustomerOrder = Type.Object({
  uid: Uid,
  order_no: Type.String(),
  department: Department,
  status: OrderStatus,
  delivery_date: DateText,
  slot: Type.String(),
  final_amount: Rupees(),
  pending_amount: Rupees(),
  payment_method: PaymentMethod,
  created_at: Instant,
});
export type CustomerOrder = Static<typeof CustomerOrder>;

export const CustomerPayment = Type.Object({
  payment_id: Type.String(),
  purpose: Type.Enum(['ORDER', 'WALLET'], { type: 'string' }),
  amount: Rupees(),
  returned: Rupees({ description: 'refunded, or on its way back' }),
  method: Type.String(),
  status: Type.Enum(['created', 'failed', 'authorized', 'captured', 'refunded'], {
    type: 'string',
  }),
  at: Instant,
});
export type CustomerPayment = Static<typeof CustomerPayment>;

export const CustomerTicket = Type.Object({
  ticket_no: Type.String(),
  order_no: Type.String(),
  reason: Type.String(),
  stage: ComplaintStage,
  created_at: Instant,
});
export type CustomerTicket = Static<typeof CustomerTicket>;

export const CustomerMessage = Type.Object({
  id: Type.Integer(),
  channel: Type.Enum(['sms', 'email', 'push'], { type: 'string' }),
  subject: Nullable(Type.String()),
  body: Nullable(
    Type.String({ description: 'null: it has a code or a link for the customer alone' }),
  ),
  state: Type.Enum(['waiting', 'sent', 'local', 'given_up', 'outdated'], {
    type: 'string',
    description: 'outdated: not sent, since it had expired or a later message had replaced it',
  }),
  at: Instant,
});
export type CustomerMessage = Static<typeof CustomerMessage>;

const read = { guard: 'staff', may: 'customers.read', rate: 'read' } as const;
const params = Type.Object({ uid: CustomerUid });
const problems = { NO_CUSTOMER: 404 } as const;
const list = { ...read, params, query: Type.Object(cursorPaging(10)), problems };

export const staffCustomerCalls = {
  'GET /api/v1/staff/customers': call({
    operationId: 'findCustomers',
    summary: 'Find customers by phone, name, order number or ticket',
    ...read,
    query: Type.Object({
      q: Type.String({
        minLength: MIN_CUSTOMER_SEARCH,
        maxLength: MAX_SEARCH_LENGTH,
        description:
          'the last digits of a phone, a whole phone number, a name, an order number, a ticket',
      }),
      ...cursorPaging(20),
    }),
    invalid: { q: `Please type ${MIN_CUSTOMER_SEARCH} characters or more.` },
    response: CursorPage(FoundCustomer),
  }),
  'GET /api/v1/staff/customers/{uid}': call({
    operationId: 'getStaffCustomer',
    summary: 'A customer: account, wallet, notes of staff; phone, e-mail and addresses are masked',
    ...read,
    params,
    problems,
    response: StaffCustomer,
  }),
  'GET /api/v1/staff/customers/{uid}/orders': call({
    operationId: 'listCustomerOrders',
    summary: 'The orders of a customer, newest first',
    ...list,
    response: CursorPage(CustomerOrder),
  }),
  'GET /api/v1/staff/customers/{uid}/wallet': call({
    operationId: 'listCustomerWallet',
    summary: 'The wallet entries of a customer, newest first',
    ...list,
    response: CursorPage(WalletTransaction),
  }),
  'GET /api/v1/staff/customers/{uid}/payments': call({
    operationId: 'listCustomerPayments',
    summary: 'The online payments of a customer, newest first',
    ...list,
    response: CursorPage(CustomerPayment),
  }),
  'GET /api/v1/staff/customers/{uid}/complaints': call({
    operationId: 'listCustomerComplaints',
    summary: 'The complaints of a customer, newest first',
    ...list,
    response: CursorPage(CustomerTicket),
  }),
  'GET /api/v1/staff/customers/{uid}/messages': call({
    operationId: 'listCustomerMessages',
    summary: 'The messages sent to a customer in the last 90 days, newest first',
    ...list,
    response: CursorPage(CustomerMessage),
  }),
  'POST /api/v1/staff/customers/{uid}/reveal': call({
    operationId: 'revealCustomer',
    summary: 'Phone, e-mail and addresses of a customer; each time is written to the audit log',
    guard: 'staff',
    may: 'customers.contact',
    rate: 'write',
    params,
    problems,
    response: CustomerContact,
  }),
  'POST /api/v1/staff/customers/{uid}/notes': call({
    operationId: 'addCustomerNote',
    summary: 'Add a note for staff to a customer',
    guard: 'staff',
    may: 'customers.note',
    rate: 'write',
    params,
    body: Type.Object({
      id: Type.String({ ...Uid, description: 'chosen by the client: sent twice, it is one note' }),
      text: NonBlank(MAX_STAFF_NOTE_LENGTH),
    }),
    invalid: { text: 'Please write a note.' },
    problems,
    response: StaffCustomer,
  }),
  'POST /api/v1/staff/customers/{uid}/write-off': call({
    operationId: 'writeOffDebt',
    summary: 'Write off all that a customer owes, with a reason for staff',
    guard: 'staff',
    may: 'customers.write_off',
    recentFactor: true,
    rate: 'write',
    params,
    body: Type.Object({
      amount: RequestedRupees({ minimum: 0.01, description: 'exactly what is owed' }),
      reason: Reason,
    }),
    invalid: { reason: 'Please give a reason.' },
    problems: { ...problems, DEBT_CHANGED: 409 },
    response: StaffCustomer,
  }),
  'PUT /api/v1/staff/customers/{uid}/block': call({
    operationId: 'blockCustomer',
    summary: 'Block a customer from ordering, with a reason for staff',
    guard: 'staff',
    may: 'customers.block',
    rate: 'write',
    params,
    body: Type.Object({
      reason: Reason,
    }),
    invalid: { reason: 'Please give a reason.' },
    problems,
    response: StaffCustomer,
  }),
  'DELETE /api/v1/staff/customers/{uid}/block': call({
    operationId: 'unblockCustomer',
    summary: 'Let a customer order again',
    guard: 'staff',
    may: 'customers.block',
    rate: 'write',
    params,
    problems,
    response: StaffCustomer,
  }),
};
