import { addTime, days, IST_OFFSET, type Paise, toPaise } from '@sabuja/kit';
import type { SettlementLine } from '../../provider.ts';
import { storable } from './entities.ts';

type Row = Readonly<Record<string, string>>;

/** Required columns of the dashboard's report; type and fee are not listed, as `type` and `fee` are the API's names. */
export const fileColumns = [
  'entity_id',
  'amount',
  'debit',
  'credit',
  'tax',
  'settlement_id',
  'settled_at',
] as const;

/** Columns with personal data: texts that customers or staff wrote and contact details. They are not stored. */
const PERSONAL = ['notes', 'payment_notes', 'refund_notes', 'order_notes', 'email', 'contact'];

/** A reported line without its personal columns, to be stored as `raw`. */
export const withoutPersonal = (row: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !PERSONAL.includes(name)));

export const lineKindOf = (type: string): SettlementLine['kind'] =>
  type === 'payment' || type === 'refund' || type === 'adjustment' || type === 'transfer'
    ? type
    : 'other';

/** The value of a column cannot be read; the message is the name of the column. */
class Unreadable extends Error {}

/**
 * Parses a row of the file: amounts are in rupees, times in IST unless they have a zone. The time of settlement may be
 * up to a day after `now`, as clocks differ.
 */
export function readSettlementRow(row: Row, now: Date): SettlementLine | { unreadable: string } {
  const cells = Object.entries(row).map((cell) => cell.map(storable));
  try {
    return toLine(Object.fromEntries(cells), addTime(now, days(1)));
  } catch (error) {
    if (error instanceof Unreadable) return { unreadable: error.message };
    throw error;
  }
}

function toLine(row: Row, latest: Date): SettlementLine {
  const text = (name: string): string | undefined => row[name]?.trim() || undefined;
  const tax = readAmount(row, 'tax');
  const fee = readFee(row, tax);
  if (tax > fee) throw new Unreadable('tax');
  const settlementId = text('settlement_id');
  const type = text('transaction_entity') ?? text('type');
  if (!type) throw new Unreadable('transaction_entity');
  const entityId = text('entity_id');
  if (!entityId || !/^[A-Za-z0-9_-]{5,60}$/.test(entityId)) throw new Unreadable('entity_id');
  return {
    entityId,
    kind: lineKindOf(type.toLowerCase()),
    currency: text('currency') ?? 'INR',
    amount: readAmount(row, 'amount'),
    fee,
    tax,
    credit: readAmount(row, 'credit'),
    debit: readAmount(row, 'debit'),
    settlement: settlementId
      ? { id: settlementId, utr: text('settlement_utr'), at: readSettledAt(row, latest) }
      : undefined,
    paymentId: text('payment_id'),
    disputeId: text('dispute_id'),
    method: text('payment_method') ?? text('method'),
    description: text('entity_description') ?? text('description'),
    createdAt: readTime(row, text('entity_created_at') ? 'entity_created_at' : 'created_at'),
    raw: withoutPersonal(row),
  };
}

const EXCLUSIVE_FEE = 'fee (exclusive tax)';

/** The fee including its tax: the file states it without tax, the API with it. */
const readFee = (row: Row, tax: Paise): Paise =>
  row[EXCLUSIVE_FEE] === undefined ? readAmount(row, 'fee') : readAmount(row, EXCLUSIVE_FEE) + tax;

function readAmount(row: Row, name: string): Paise {
  const text = (row[name] ?? '').replaceAll(',', '').trim();
  if (text === '') return 0;
  if (!/^\d{1,11}(\.\d{1,2}0*)?$/.test(text)) throw new Unreadable(name);
  return toPaise(Number(text));
}

function readSettledAt(row: Row, latest: Date): Date {
  const at = readTime(row, 'settled_at');
  if (at > latest) throw new Unreadable('settled_at');
  return at;
}

/** Parses '24/11/2026 11:00:00' or '2026-11-24 11:00:00' with or without seconds, or unix seconds. */
function readTime(row: Row, name: string): Date {
  const text = (row[name] ?? '').trim();
  if (/^\d{9,11}$/.test(text)) return new Date(Number(text) * 1000);
  const indian = /^(\d{2})[/-](\d{2})[/-](\d{4})(.*)$/.exec(text);
  const iso = indian ? `${indian[3]}-${indian[2]}-${indian[1]}${indian[4]}` : text;
  const found =
    /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2})(:\d{2})?(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/.exec(
      iso,
    );
  if (!found) throw new Unreadable(name);
  const [, day, minute = '00:00', second = ':00', zone = IST_OFFSET] = found;
  const time = new Date(`${day}T${minute}${second}${zone}`);
  // Times before 1970 are refused: the database may not be able to store such a year.
  if (!(time.getTime() >= 0)) throw new Unreadable(name);
  return time;
}
