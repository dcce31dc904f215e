import Type, { type Static } from 'typebox';
import { call } from './call.ts';
import { MAX_IMPORT_BYTES, MAX_STAFF_NOTE_LENGTH } from './limits.ts';
import { FormFile, sheetOf } from './media.ts';
import {
  MAX_FETCHED_DAYS,
  settlementDifferences,
  settlementLineKinds,
} from './rules/settlement-kinds.ts';
import {
  CursorPage,
  cursorPaging,
  DateText,
  Instant,
  NonBlank,
  Nullable,
  optionalPeriod,
  RequestedRupees,
  Rupees,
} from './schemas.ts';

const ProviderName = Type.String({ pattern: '^[a-z]{1,30}$' });
const SettlementId = Type.String({ minLength: 1, maxLength: 60 });
const DifferenceKind = Type.Enum([...settlementDifferences], { type: 'string' });
const LineKind = Type.Enum([...settlementLineKinds], { type: 'string' });

const sums = {
  payments: Rupees({ description: 'of customers, before fees' }),
  refunds: Rupees(),
  other: Rupees({
    description: 'adjustments and transfers, and what payments moved beside amount and fee',
  }),
  fees: Rupees({ description: 'of the provider, without GST' }),
  tax: Rupees({ description: 'GST of the fees' }),
  net: Rupees({ description: 'credits less debits: what is transferred' }),
};

/** One transfer of a provider to the shop's bank account. */
export const Settlement = Type.Object({
  provider: ProviderName,
  id: Type.String(),
  utr: Nullable(Type.String({ description: 'under which the bank shows it' })),
  settled_at: Instant,
  lines: Type.Integer(),
  ...sums,
  reported: Nullable(Rupees({ description: 'what the provider says it transferred' })),
  bank: Nullable(
    Type.Object({
      amount: Rupees(),
      date: DateText,
      by: Nullable(Type.String()),
      at: Instant,
    }),
  ),
  differences: Type.Integer({ description: 'open ones' }),
});
export type Settlement = Static<typeof Settlement>;

export const SettlementLineView = Type.Object({
  entity_id: Type.String(),
  kind: LineKind,
  amount: Rupees(),
  currency: Type.String(),
  fee: Rupees({ description: 'without GST' }),
  tax: Rupees(),
  credit: Rupees(),
  debit: Rupees(),
  method: Nullable(Type.String()),
  payment_id: Nullable(Type.String()),
  created_at: Instant,
  ours: Nullable(Rupees({ description: 'what the shop has under this id' })),
  state: Type.Enum(['matched', 'different', 'unknown', 'resolved'], { type: 'string' }),
});
export type SettlementLineView = Static<typeof SettlementLineView>;

export const SettlementDifference = Type.Object({
  provider: ProviderName,
  kind: DifferenceKind,
  subject: Type.String({ description: 'the id of the payment, refund, adjustment or settlement' }),
  entity: Type.String(),
  settlement_id: Nullable(Type.String()),
  since: Instant,
  ours: Nullable(Rupees()),
  theirs: Nullable(Rupees()),
  resolved: Nullable(
    Type.Object({ note: Type.String(), by: Nullable(Type.String()), at: Instant }),
  ),
});
export type SettlementDifference = Static<typeof SettlementDifference>;

export const SettlementSource = Type.Object({
  provider: ProviderName,
  label: Type.String(),
  can_fetch: Type.Boolean({ description: 'the provider reports its settlements' }),
  fetched_at: Nullable(Instant),
  covered_until: Nullable(Instant),
  failure: Nullable(Type.String({ description: 'what the provider said at the last fetch' })),
});
export type SettlementSource = Static<typeof SettlementSource>;

/** The sums of the settlements of a day, or of a month. */
export const SettledSums = Type.Object({
  period: Type.String({ description: '2026-11-24, or 2026-11' }),
  settlements: Type.Integer(),
  ...sums,
});
export type SettledSums = Static<typeof SettledSums>;

const StoredLines = Type.Object({
  lines: Type.Integer({ description: 'read' }),
  added: Type.Integer({ description: 'of them, that were not stored before' }),
  differences: Type.Integer({ description: 'open ones in all' }),
});
export type StoredLines = Static<typeof StoredLines>;

const read = { guard: 'staff', may: 'settlements.read' } as const;
const manage = { guard: 'staff', may: 'settlements.manage' } as const;
const settlementFilter = {
  ...optionalPeriod,
  q: Type.Optional(
    Type.String({ maxLength: 60, description: 'a UTR, or the id of a settlement or of a line' }),
  ),
};
const differenceFilter = {
  kind: Type.Optional(DifferenceKind),
  state: Type.Optional(Type.Enum(['open', 'resolved'], { type: 'string' })),
};
const byFilter = {
  ...optionalPeriod,
  by: Type.Optional(Type.Enum(['day', 'month'], { type: 'string' })),
};
const one = Type.Object({ provider: ProviderName, id: SettlementId });
const badPeriod = { BAD_PERIOD: 422 } as const;

export const staffSettlementCalls = {
  'GET /api/v1/staff/settlements': call({
    operationId: 'listSettlements',
    summary: 'What payment providers transferred to the bank, newest first',
    ...read,
    rate: 'read',
    query: Type.Object({ ...settlementFilter, ...cursorPaging(20) }),
    problems: badPeriod,
    response: CursorPage(Settlement),
  }),
  'GET /api/v1/staff/settlements/csv': call({
    operationId: 'downloadSettlements',
    summary: 'The same as CSV or XLSX; the audit log records it',
    ...read,
    ...sheetOf(settlementFilter),
    problems: badPeriod,
  }),
  'GET /api/v1/staff/settlement-sources': call({
    operationId: 'listSettlementSources',
    summary: 'How far the settlements of each provider are known',
    ...read,
    rate: 'read',
    response: Type.Object({ results: Type.Array(SettlementSource) }),
  }),
  'GET /api/v1/staff/settlement-sums': call({
    operationId: 'listSettledSums',
    summary: 'What was settled, fees and their GST by day or month',
    ...read,
    rate: 'read',
    query: Type.Object(byFilter),
    problems: badPeriod,
    response: Type.Object({ total: SettledSums, results: Type.Array(SettledSums) }),
  }),
  'GET /api/v1/staff/settlement-sums/csv': call({
    operationId: 'downloadSettledSums',
    summary: 'The same as CSV or XLSX; the audit log records it',
    ...read,
    ...sheetOf(byFilter),
    problems: badPeriod,
  }),
  'POST /api/v1/staff/settlements/fetch': call({
    operationId: 'fetchSettlements',
    summary: 'Ask the providers now what they settled; nothing is stored twice',
    ...manage,
    rate: 'outside',
    body: Type.Object({
      days: Type.Optional(
        Type.Integer({ minimum: 1, maximum: MAX_FETCHED_DAYS, description: 'back from today' }),
      ),
    }),
    problems: { NO_REPORTS: 409, REPORTS_REFUSED: 409, REPORTS_UNAVAILABLE: 502 },
    response: StoredLines,
  }),
  'POST /api/v1/staff/settlements/upload': call({
    operationId: 'uploadSettlements',
    summary: "Upload the provider's settlement report (CSV or XLSX); nothing is stored twice",
    ...manage,
    rate: 'write',
    form: Type.Object({
      provider: ProviderName,
      file: FormFile({
        description: "the provider's own report: CSV in UTF-8, or XLSX with one sheet",
      }),
    }),
    maxBodyBytes: MAX_IMPORT_BYTES,
    invalid: { file: 'Please choose a CSV or XLSX file.' },
    problems: {
      NO_REPORTS: 409,
      EMPTY_FILE: 422,
      NOT_CSV: 422,
      UNREADABLE_FILE: 422,
      LOCKED_FILE: 422,
      OLD_WORKBOOK: 422,
      WORKBOOK_TOO_LARGE: 422,
      FORMULA_WITHOUT_VALUE: 422,
      MISSING_COLUMN: 422,
      BAD_CELL: 422,
      TOO_MANY_ROWS: 422,
    },
    response: StoredLines,
  }),
  'GET /api/v1/staff/settlements/{provider}/{id}': call({
    operationId: 'getSettlement',
    summary: 'A settlement',
    ...read,
    rate: 'read',
    params: one,
    problems: { NO_SETTLEMENT: 404 },
    response: Settlement,
  }),
  'GET /api/v1/staff/settlements/{provider}/{id}/lines': call({
    operationId: 'listSettlementLines',
    summary: 'The lines of a settlement, with what the shop has of each',
    ...read,
    rate: 'read',
    params: one,
    query: Type.Object({ kind: Type.Optional(LineKind), ...cursorPaging(50) }),
    response: CursorPage(SettlementLineView),
  }),
  'GET /api/v1/staff/settlements/{provider}/{id}/lines/csv': call({
    operationId: 'downloadSettlementLines',
    summary: 'The same as CSV or XLSX; the audit log records it',
    ...read,
    params: one,
    ...sheetOf({ kind: Type.Optional(LineKind) }),
    problems: { NO_SETTLEMENT: 404 },
  }),
  'POST /api/v1/staff/settlements/{provider}/{id}/bank': call({
    operationId: 'confirmSettlement',
    summary: 'Record what the bank shows of a settlement; once',
    ...manage,
    rate: 'write',
    params: one,
    body: Type.Object({
      amount: RequestedRupees({ minimum: 0 }),
      date: DateText,
    }),
    problems: { NO_SETTLEMENT: 404, BAD_DATE: 422, CONFIRMED_ALREADY: 409 },
    response: Settlement,
  }),
  'GET /api/v1/staff/settlement-differences': call({
    operationId: 'listSettlementDifferences',
    summary: 'Where settlements and ledger do not agree, oldest first; or what was resolved',
    ...read,
    rate: 'read',
    query: Type.Object({ ...differenceFilter, ...cursorPaging(20) }),
    response: CursorPage(SettlementDifference),
  }),
  'GET /api/v1/staff/settlement-differences/csv': call({
    operationId: 'downloadSettlementDifferences',
    summary: 'The same as CSV or XLSX; the audit log records it',
    ...read,
    ...sheetOf(differenceFilter),
  }),
  'POST /api/v1/staff/settlement-differences/{provider}/{kind}/{subject}/resolve': call({
    operationId: 'resolveSettlementDifference',
    summary: 'Take a difference off the list with a note on what it was',
    ...manage,
    rate: 'write',
    params: Type.Object({ provider: ProviderName, kind: DifferenceKind, subject: SettlementId }),
    body: Type.Object({ note: NonBlank(MAX_STAFF_NOTE_LENGTH) }),
    invalid: { note: 'Please write what it was.' },
    problems: { NO_DIFFERENCE: 404 },
    response: Type.Object({ open: Type.Integer({ description: 'differences that are left' }) }),
  }),
};
