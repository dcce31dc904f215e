import { isFailure } from '@sabuja/kit';
import Type from 'typebox';
import type { SettlementLine, SettlementReports } from '../../provider.ts';
import { createParser, fromUnixSeconds, type Parser, parseListOf } from './entities.ts';
import type { Send } from './http.ts';
import { fileColumns, lineKindOf, readSettlementRow, withoutPersonal } from './settlement-file.ts';

const NullableText = Type.Optional(Type.Union([Type.String(), Type.Null()]));
const PaiseAmount = Type.Integer({ minimum: 0 });
const NullableAmount = Type.Optional(Type.Union([PaiseAmount, Type.Null()]));

const Line = Type.Object({
  entity_id: Type.String(),
  type: Type.String(),
  debit: PaiseAmount,
  credit: PaiseAmount,
  amount: PaiseAmount,
  currency: Type.String(),
  fee: NullableAmount,
  tax: NullableAmount,
  created_at: Type.Integer(),
  settled_at: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
  settlement_id: NullableText,
  settlement_utr: NullableText,
  payment_id: NullableText,
  dispute_id: NullableText,
  method: NullableText,
  description: NullableText,
});

const Settlement = Type.Object({
  amount: Type.Integer(),
  utr: NullableText,
});

const parseLine: Parser<SettlementLine> = createParser(Line, (line) => ({
  entityId: line.entity_id,
  kind: lineKindOf(line.type),
  currency: line.currency,
  amount: line.amount,
  fee: line.fee ?? 0,
  tax: line.tax ?? 0,
  credit: line.credit,
  debit: line.debit,
  settlement:
    line.settlement_id && line.settled_at
      ? {
          id: line.settlement_id,
          utr: line.settlement_utr || undefined,
          at: fromUnixSeconds(line.settled_at),
        }
      : undefined,
  paymentId: line.payment_id || undefined,
  disputeId: line.dispute_id || undefined,
  method: line.method || undefined,
  description: line.description || undefined,
  createdAt: fromUnixSeconds(line.created_at),
  raw: withoutPersonal(line),
}));

const parseSettlement: Parser<{ amount: number; utr: string | undefined }> = createParser(
  Settlement,
  ({ amount, utr }) => ({ amount, utr: utr || undefined }),
);

/** The largest page of the report. */
const PAGE_LINES = 1000;

/** The combined report of settlements, and the file with the same lines. */
export const createSettlementReports = (send: Send): SettlementReports => ({
  listLines: async ({ day, skip }) => {
    const [year = '', month = '', date = ''] = day.split('-');
    const query = new URLSearchParams({ year, month, day: date });
    const path = `/settlements/recon/combined?${query}&count=${PAGE_LINES}&skip=${skip}`;
    const lines = await send({ path }, parseListOf(parseLine));
    return isFailure(lines) ? lines : { lines, isLast: lines.length < PAGE_LINES };
  },
  find: (settlementId) =>
    send({ path: `/settlements/${encodeURIComponent(settlementId)}` }, parseSettlement),
  fileColumns,
  readRow: readSettlementRow,
});
