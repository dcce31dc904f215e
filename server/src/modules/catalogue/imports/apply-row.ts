import type { ImportKind, NewStaffStock } from '@sabuja/contract';
import { fail, isFailure } from '@sabuja/kit';
import type { Tx } from '../../../platform/db/index.ts';
import type { AuditActor } from '../../staff/index.ts';
import { insertStock, updateStock } from '../manage/save-stock.ts';
import { changeQuantities } from '../stock-ledger/change-quantities.ts';
import { fieldMessages, requiredFields } from './import-columns.ts';
import { type RowValues, type SheetRow, toRowValues } from './row-values.ts';

type Applying = { actor: Exclude<AuditActor, 'command line'>; now: Date; note: string };

/**
 * Applies one row of a sheet; returns whether it changed anything. Fails for a row that cannot be saved. What a row does
 * not state stays as it is.
 */
export async function applyRow(tx: Tx, kind: ImportKind, row: SheetRow, saving: Applying) {
  const values = toRowValues(row);
  if (isFailure(values)) return values;
  const { sku, quantity, ...fields } = values;
  if (sku === undefined) return fail('NO_SKU');
  const stock = await tx
    .selectFrom('catalogue.stocks')
    .select(['id', 'quantity'])
    .where('sku', '=', sku.trim().toUpperCase())
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!stock) return kind === 'stocks' ? create(tx, values, saving) : fail('UNKNOWN_SKU');
  const saved =
    Object.keys(fields).length === 0
      ? { isChanged: false }
      : await updateStock(tx, stock.id, fields, saving);
  if (isFailure(saved)) return saved;
  const difference = quantity === undefined ? 0 : quantity - stock.quantity;
  if (difference !== 0) {
    const { actor, now, note } = saving;
    const cause = { reason: 'COUNTED', memberId: actor.memberId, now, note } as const;
    await changeQuantities(tx, new Map([[stock.id, difference]]), cause);
  }
  return { isChanged: saved.isChanged || difference !== 0 };
}

function create(tx: Tx, values: RowValues, saving: Applying) {
  const column = requiredFields.find((field) => !(field in values));
  if (column === undefined) return insertStock(tx, values as NewStaffStock, saving);
  const message = fieldMessages[column] ?? 'Please check this value.';
  return Promise.resolve(fail('BAD_FIELD', { column, value: '', message }));
}
