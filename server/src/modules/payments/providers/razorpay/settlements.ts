import { isFailure } from '@sabuja/kit';
import Type from 'typebox';
import type { SettlementLine, SettlementReports } from '../../provider.ts';
import { createParser, fromUnixSeconds, type Parser } from './entities.ts';
import type { Send } from './http.ts';
import { fileColumns, lineKindOf, readSettlementRow, withoutPersonal } from './settlement-file.ts';

const NullableText = Type.Optional(Type.Union([Type.String(), Type.Null()]));
const PaiseAmount = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
const Seconds = Type.Integer({ minimum: 0, maximum: 99_999_999_999 });
const NullableAmount = Type.Optional(Type.Union([PaiseAmount, Type.Null()]));

const Line = Type.Object({
  entity_id: Type.String({ minLength: 1 }),
  type: Type.String(),
  debit: PaiseAmount,
  credit: PaiseAmount,
  amount: PaiseAmount,
  currency: Type.String(),
  fee: NullableAmount,
  tax: NullableAmount,
  created_at: Seconds,
  settled_at: Type.Optional(Type.Union([Seconds, Type.Null()])),
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

/** Parses a page of lines; lines that cannot be stored are only listed by id, so that the others are still stored. */
export const parseSettledLines: Parser<{ lines: SettlementLine[]; faulty: string[] }> = (body) => {
  const { items } = (body ?? {}) as { items?: unknown };
  if (!Array.isArray(items)) return undefined;
  const page = { lines: [] as SettlementLine[], faulty: [] as string[] };
  for (const item of items) {
    const line = parseLine(item);
    if (line && line.tax <= line.fee) page.lines.push(line);
    else page.faulty.push(typeof item?.entity_id === 'string' ? item.entity_id : '?');
  }
  return page;
};

/** The largest page of the report. */
const PAGE_LINES = 1000;

/** Reads settlements from the combined report of the API, or from the file with the same lines. */
export const createSettlementReports = (send: Send): SettlementReports => ({
  listLines: async ({ day, skip }) => {
    const [year = '', month = '', date = ''] = day.split('-');
    const query = new URLSearchParams({ year, month, day: date });
    const path = `/settlements/recon/combined?${query}&count=${PAGE_LINES}&skip=${skip}`;
    const page = await send({ path }, parseSettledLines);
    if (isFailure(page)) return page;
    return { ...page, isLast: page.lines.length + page.faulty.length < PAGE_LINES };
  },
  find: (settlementId) =>
    send({ path: `/settlements/${encodeURIComponent(settlementId)}` }, parseSettlement),
  fileColumns,
  readRow: readSettlementRow,
});
