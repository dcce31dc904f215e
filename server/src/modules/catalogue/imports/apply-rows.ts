import type { NewStaffStock, SheetKind } from '@sabuja/contract';
import { type Failure, fail, isFailure } from '@sabuja/kit';
import type { Tx } from '../../../platform/db/index.ts';
import type { AuditActor } from '../../staff/index.ts';
import type { StockSave } from '../manage/plan-stocks.ts';
import { saveStocks } from '../manage/save-stocks.ts';
import { changeQuantities } from '../stock-ledger/change-quantities.ts';
import type { CountReserved } from '../stock-ledger/deps.ts';
import { fieldMessages, requiredFields } from './import-columns.ts';
import { type RowValues, type SheetRow, toRowValues } from './row-values.ts';

type Applying = {
  actor: Exclude<AuditActor, 'command line'>;
  now: Date;
  note: string;
  countReserved: CountReserved;
};
type Applied = Failure | { isChanged: boolean };
/** `quantity` is for sale; `reserved` is on hand as well, but belongs to orders. */
type Known = { id: number; quantity: number; reserved: number };

/**
 * Applies rows of a sheet with a few statements for all of them; no two may have the same SKU or barcode. Returns for
 * each whether it changed anything, or why it cannot be saved and was not written. Fields with empty cells stay as they
 * are.
 */
export async function applyRows(
  tx: Tx,
  kind: SheetKind,
  rows: readonly SheetRow[],
  saving: Applying,
): Promise<Applied[]> {
  const parsed = rows.map((row) => {
    const values = toRowValues(row);
    if (isFailure(values)) return values;
    return values.sku === undefined ? fail('NO_SKU') : { ...values, sku: keyOf(values.sku) };
  });
  const stocks = await lockBySku(tx, parsed.filter(isValid), saving.countReserved);
  const planned = parsed.map((values) =>
    isFailure(values) ? values : planRow(kind, values, stocks.get(values.sku)),
  );
  const saves = planned.filter((plan) => !isFailure(plan) && plan.save !== undefined);
  const saved = await saveStocks(
    tx,
    saves.flatMap((plan) => (!isFailure(plan) && plan.save) || []),
    saving,
  );
  const outcomes = planned.map((plan): Applied => {
    const index = saves.indexOf(plan);
    return saved[index] ?? (isFailure(plan) ? plan : { isChanged: false });
  });
  const moved = await moveQuantities(tx, planned, outcomes, saving);
  return outcomes.map((outcome, index) =>
    isFailure(outcome) ? outcome : { isChanged: outcome.isChanged || moved.has(index) },
  );
}

type Valid = RowValues & { sku: string };
const isValid = (values: Failure | Valid): values is Valid => !isFailure(values);

const keyOf = (sku: string): string => sku.trim().toUpperCase();

/**
 * Locks the products with these SKUs in the order of their ids, as orders do. Reserved units are counted only for rows
 * that state a quantity.
 */
async function lockBySku(
  tx: Tx,
  rows: readonly Valid[],
  countReserved: CountReserved,
): Promise<ReadonlyMap<string, Known>> {
  const found = await tx
    .selectFrom('catalogue.stocks')
    .select(['id', 'quantity', 'sku'])
    .where('sku', 'in', ['', ...rows.map(({ sku }) => sku)])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const counted = new Set(rows.flatMap(({ sku, quantity }) => (quantity === undefined ? [] : sku)));
  const ids = found.flatMap(({ id, sku }) => (counted.has(sku) ? id : []));
  const reserved = ids.length === 0 ? new Map<number, number>() : await countReserved(tx, ids);
  return new Map(
    found.map(({ sku, ...stock }) => [sku, { ...stock, reserved: reserved.get(stock.id) ?? 0 }]),
  );
}

type Plan = { save?: StockSave; stock?: Known; difference: number };

function planRow(kind: SheetKind, values: Valid, stock: Known | undefined): Failure | Plan {
  if (!stock) return kind === 'stocks' ? planNew(values) : fail('UNKNOWN_SKU');
  const { sku: _, quantity, ...change } = values;
  const difference = quantity === undefined ? 0 : findDifference(stock, quantity);
  if (Object.keys(change).length === 0) return { stock, difference };
  return { save: { id: stock.id, change }, stock, difference };
}

/** The change of the quantity by a count of all units on hand; it never makes the quantity negative. */
const findDifference = ({ quantity, reserved }: Known, counted: number): number =>
  Math.max(-quantity, counted - quantity - reserved);

function planNew(values: RowValues): Failure | Plan {
  const column = requiredFields.find((field) => !(field in values));
  if (column === undefined) return { save: { stock: values as NewStaffStock }, difference: 0 };
  const message = fieldMessages[column] ?? 'Please check this value.';
  return fail('BAD_FIELD', { column, value: '', message });
}

/** Records the counted quantities of saved rows; returns the indexes of the rows whose quantity changed. */
async function moveQuantities(
  tx: Tx,
  planned: readonly (Failure | Plan)[],
  outcomes: readonly Applied[],
  { actor, now, note }: Applying,
): Promise<ReadonlySet<number>> {
  const differences = new Map<number, number>();
  const rows = new Set<number>();
  for (const [index, plan] of planned.entries()) {
    const outcome = outcomes[index];
    if (isFailure(plan) || !outcome || isFailure(outcome)) continue;
    if (!plan.stock || plan.difference === 0) continue;
    differences.set(plan.stock.id, plan.difference);
    rows.add(index);
  }
  const cause = { reason: 'COUNTED', memberId: actor.memberId, now, note } as const;
  if (differences.size > 0) await changeQuantities(tx, differences, cause);
  return rows;
}
