import Type, { type Static } from 'typebox';
import { call } from './call.ts';
import { sheetOf } from './media.ts';
import {
  CursorPage,
  cursorPaging,
  DateText,
  Instant,
  Nullable,
  OptionalReason,
  optionalPeriod,
  Reason,
  RequestedRupees,
  Rupees,
  Uid,
} from './schemas.ts';

const Kind = Type.Enum(['BANK', 'OTHER'], { type: 'string' });
const State = Type.Enum(['recorded', 'verified', 'cancelled'], { type: 'string' });
const Amount = RequestedRupees({ minimum: 0 });

/** A deposit: cash that was taken out of the safe. */
export const CashDeposit = Type.Object({
  uid: Uid,
  kind: Kind,
  state: State,
  date: DateText,
  amount: Rupees(),
  slip: Nullable(Type.String()),
  account: Nullable(Type.String()),
  reason: Nullable(Type.String({ description: 'why it left the safe otherwise' })),
  recorded_by: Nullable(Type.String()),
  recorded_at: Instant,
  own: Type.Boolean({ description: 'recorded by who asks: somebody else verifies it' }),
  bank_date: Nullable(DateText),
  bank_amount: Nullable(Rupees()),
  difference_reason: Nullable(Type.String()),
  verified_by: Nullable(Type.String()),
  cancelled_by: Nullable(Type.String()),
  cancel_reason: Nullable(Type.String()),
  has_photo: Type.Boolean({ description: 'of the slip' }),
});
export type CashDeposit = Static<typeof CashDeposit>;

export const Safe = Type.Object({
  balance: Rupees({ description: 'that should be in the safe' }),
  handed_in: Rupees({ description: 'counted at all closes' }),
  returned: Rupees({ description: 'given back to customers from it' }),
  deposited: Rupees({ description: 'left it' }),
  unverified: Rupees({ description: 'of what left it, not verified yet' }),
  days: Type.Array(Type.Object({ date: DateText, left: Rupees() }), {
    description: 'whose cash is still in the safe: the oldest leaves it first',
  }),
});
export type Safe = Static<typeof Safe>;

const filter = {
  ...optionalPeriod,
  state: Type.Optional(State),
};
const read = { guard: 'staff', may: 'deposits.read' } as const;
const params = Type.Object({ uid: Type.String({ ...Uid, description: "the deposit's uid" }) });

export const staffDepositCalls = {
  'GET /api/v1/staff/cash-deposits': call({
    operationId: 'listCashDeposits',
    summary: 'Cash that left the safe, newest first',
    ...read,
    rate: 'read',
    query: Type.Object({ ...filter, ...cursorPaging(20) }),
    problems: { BAD_DATE: 422 },
    response: CursorPage(CashDeposit),
  }),
  'GET /api/v1/staff/cash-deposits/csv': call({
    operationId: 'downloadCashDeposits',
    summary: 'The same as CSV or XLSX; the audit log records it',
    ...read,
    ...sheetOf(filter),
    problems: { BAD_DATE: 422 },
  }),
  'GET /api/v1/staff/safe': call({
    operationId: 'getSafe',
    summary: 'The cash that should be in the safe, and the days it is of',
    ...read,
    rate: 'read',
    response: Safe,
  }),
  'POST /api/v1/staff/cash-deposits': call({
    operationId: 'recordCashDeposit',
    summary: 'Record cash that left the safe, once for its uid; never more than was handed in',
    guard: 'staff',
    may: 'deposits.record',
    rate: 'write',
    body: Type.Object({
      uid: Type.String({
        ...Uid,
        description: 'chosen by the form: repeated, nothing is recorded',
      }),
      kind: Kind,
      date: DateText,
      amount: Amount,
      slip: Type.Optional(Type.String({ maxLength: 40 })),
      account: Type.Optional(Type.String({ maxLength: 80 })),
      reason: OptionalReason,
    }),
    problems: {
      BAD_DATE: 422,
      BAD_AMOUNT: 422,
      SLIP_NEEDED: 422,
      ACCOUNT_NEEDED: 422,
      REASON_NEEDED: 422,
      TOO_MUCH: 409,
      SLIP_TAKEN: 409,
    },
    response: CashDeposit,
  }),
  'POST /api/v1/staff/cash-deposits/{uid}/verify': call({
    operationId: 'verifyCashDeposit',
    summary: 'Record what the bank shows of it; by another person than recorded it, once',
    guard: 'staff',
    may: 'deposits.verify',
    rate: 'write',
    params,
    body: Type.Object({ date: DateText, amount: Amount, reason: Type.Optional(Reason) }),
    problems: {
      NO_DEPOSIT: 404,
      OWN_DEPOSIT: 409,
      SETTLED_ALREADY: 409,
      BAD_DATE: 422,
      REASON_NEEDED: 422,
    },
    response: CashDeposit,
  }),
  'POST /api/v1/staff/cash-deposits/{uid}/cancel': call({
    operationId: 'cancelCashDeposit',
    summary: 'Take back a deposit that was recorded by mistake, before it is verified',
    guard: 'staff',
    may: 'deposits.record',
    rate: 'write',
    params,
    body: Type.Object({ reason: Reason }),
    invalid: { reason: 'Please give a reason.' },
    problems: { NO_DEPOSIT: 404, SETTLED_ALREADY: 409 },
    response: CashDeposit,
  }),
};
