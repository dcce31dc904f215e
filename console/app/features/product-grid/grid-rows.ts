import type { StaffStock, StaffStockChange, StockResult } from '@sabuja/contract';
import type { Draft } from '../../lib/drafts.ts';
import { type ProductField, productDrafts } from '../products/index.ts';

type ProductDraft = Draft<ProductField>;

/** Why a row was not saved. */
export type RowFailure = {
  message: string;
  /** The refused cell, and its value when it was sent. */
  field?: ProductField | undefined;
  value?: string | undefined;
  /** Fields that somebody else has saved meanwhile, and those of them that both changed differently. */
  conflict?: { by: string | null; theirs: ProductField[]; both: ProductField[] };
};

/** A product of the grid: the saved values (`base`) and the typed ones (`draft`). */
export type GridRow = {
  readonly id: number;
  readonly version: number;
  readonly base: ProductDraft;
  readonly draft: ProductDraft;
  readonly failure?: RowFailure | undefined;
};

/** One cell that changes; rows are counted from 0. */
export type CellEdit = { row: number; field: ProductField; from: string; to: string };

export const toRow = (stock: StaffStock): GridRow => {
  const base = productDrafts.toDraft(stock);
  return { id: stock.stock_id, version: stock.version, base, draft: base };
};

export const changedFields = ({ draft, base }: GridRow): ProductField[] =>
  draft === base ? [] : productDrafts.findChanged(draft, base);

export const isChanged = (row: GridRow): boolean => changedFields(row).length > 0;

/** The rows with other values in some cells; rows without edits are the same objects. */
export function applyEdits(
  rows: readonly GridRow[],
  edits: readonly Pick<CellEdit, 'row' | 'field' | 'to'>[],
): readonly GridRow[] {
  const drafts = new Map<number, Partial<Record<ProductField, string>>>();
  for (const { row, field, to } of edits) drafts.set(row, { ...drafts.get(row), [field]: to });
  return rows.map((row, index) => {
    const edited = drafts.get(index);
    return edited ? withDraft(row, { ...row.draft, ...edited }) : row;
  });
}

/** A row with another draft; a failure that the draft resolves is removed. */
function withDraft(row: GridRow, draft: ProductDraft): GridRow {
  const next = { ...row, draft };
  if (!isChanged(next)) return { ...next, draft: row.base, failure: undefined };
  const { failure } = row;
  if (failure?.conflict) {
    const both = failure.conflict.both.filter((field) => draft[field] !== row.base[field]);
    return { ...next, failure: { ...failure, conflict: { ...failure.conflict, both } } };
  }
  const isOver = failure && (!failure.field || draft[failure.field] !== failure.value);
  return isOver ? { ...next, failure: undefined } : next;
}

/** The wanted edits that change the value of their cell. */
export const findEdits = (
  rows: readonly GridRow[],
  wanted: readonly Pick<CellEdit, 'row' | 'field' | 'to'>[],
): CellEdit[] =>
  wanted.flatMap(({ row, field, to }) => {
    const from = rows[row]?.draft[field];
    return from === undefined || from === to ? [] : [{ row, field, from, to }];
  });

export const reverse = (edits: readonly CellEdit[]): CellEdit[] =>
  edits.map(({ from, to, ...cell }) => ({ ...cell, from: to, to: from })).reverse();

/** The request body for a changed row. */
export function toChange(row: GridRow): { stock_id: number; change: StaffStockChange } {
  const change = productDrafts.toChange(row.draft, changedFields(row));
  return { stock_id: row.id, change: { ...change, version: row.version } };
}

/**
 * Applies the results of a save to the rows; `sent` are the rows as they were sent. Values typed since then stay, and
 * so do values that were not saved.
 */
export function applyResults(
  rows: readonly GridRow[],
  sent: readonly GridRow[],
  results: readonly StockResult[],
): readonly GridRow[] {
  const outcomes = new Map(
    results.map((result) => [
      result.stock_id,
      { result, was: sent.find(({ id }) => id === result.stock_id) },
    ]),
  );
  return rows.map((row) => {
    const { result, was } = outcomes.get(row.id) ?? {};
    if (!result || !was) return row;
    if (result.stock) return rebase(row, was.draft, result.stock).row;
    return refuse(row, result.problem);
  });
}

/** Rebases a row's edits onto the values saved now; `from` are the values that the edits started from. */
function rebase(row: GridRow, from: ProductDraft, stock: StaffStock) {
  const { id, version, base } = toRow(stock);
  const { draft, theirs, conflicts } = productDrafts.rebase(row.draft, from, base);
  const isSame = productDrafts.findChanged(draft, base).length === 0;
  const next: GridRow = { id, version, base, draft: isSame ? base : draft };
  return { row: next, isSame, theirs, conflicts };
}

function refuse(row: GridRow, problem: StockResult['problem']): GridRow {
  if (problem?.code !== 'CHANGED_MEANWHILE') {
    const field = productDrafts.fieldOf(problem?.field);
    const value = field && row.draft[field];
    return { ...row, failure: { message: problem?.message ?? '', field, value } };
  }
  const stock = problem.details as StaffStock;
  const { row: next, isSame, theirs, conflicts } = rebase(row, row.base, stock);
  // Somebody saved the same values, or this request was saved before and its response got lost.
  if (isSame) return next;
  const conflict = { by: stock.updated_by, theirs, both: conflicts };
  return { ...next, failure: { message: problem.message, conflict } };
}
