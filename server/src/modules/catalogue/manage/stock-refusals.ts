import type { Department } from '@sabuja/contract';
import { type Failure, fail } from '@sabuja/kit';
import type { Selectable } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';
import type { StockRow } from '../tables.ts';

type Stock = Selectable<StockRow>;
/** What a product would be after a change; `current` is undefined for a new one. */
export type PlannedStock = {
  current: Stock | undefined;
  after: {
    sku?: string | undefined;
    barcode?: string | null | undefined;
    department?: Department | undefined;
    mrp_paise?: number | null | undefined;
  };
};

/** Says which of the planned products take a SKU or barcode of another one: SKU_TAKEN, BARCODE_TAKEN. */
export async function findTaken(tx: Tx, planned: readonly PlannedStock[]) {
  const skus = planned.flatMap(({ after }) => after.sku ?? []);
  const barcodes = planned.flatMap(({ after }) => after.barcode ?? []);
  if (skus.length + barcodes.length === 0) return () => undefined;
  const others = await tx
    .selectFrom('catalogue.stocks')
    .select(['id', 'name', 'translations', 'sku', 'barcode'])
    .where((e) => e.or([e('sku', 'in', ['', ...skus]), e('barcode', 'in', ['', ...barcodes])]))
    .execute();
  const bySku = new Map(others.map((other) => [other.sku, other]));
  const byBarcode = new Map(others.map((other) => [other.barcode, other]));
  return ({ current, after }: PlannedStock): Failure<'SKU_TAKEN' | 'BARCODE_TAKEN'> | undefined => {
    const isOther = (other: { id: number } | undefined) => other && other.id !== current?.id;
    const [ofSku, ofBarcode] = [bySku.get(after.sku ?? ''), byBarcode.get(after.barcode ?? '')];
    if (isOther(ofSku)) return fail('SKU_TAKEN', ofSku);
    return isOther(ofBarcode) ? fail('BARCODE_TAKEN', ofBarcode) : undefined;
  };
}

/**
 * Says which of the planned products cannot have another department, or an MRP where there was none, since a combo has
 * them: its parts agree on both.
 */
export async function findBoundInCombo(tx: Tx, planned: readonly PlannedStock[]) {
  const ids = planned.flatMap((each) => (changesOfCombo(each).length > 0 ? each.current?.id : []));
  const combos = await (ids.length === 0 ? [] : listCombos(tx, ids as number[]));
  const byStock = new Map(combos.map(({ stock_id, ...combo }) => [stock_id, combo]));
  return (each: PlannedStock): Failure<'IN_COMBO'> | undefined => {
    const [field] = changesOfCombo(each);
    const combo = field && byStock.get(each.current?.id ?? 0);
    return combo && fail('IN_COMBO', { combo, field });
  };
}

const listCombos = (tx: Tx, stockIds: readonly number[]) =>
  tx
    .selectFrom('catalogue.combos as c')
    .innerJoin('catalogue.combo_lines as l', 'l.combo_id', 'c.id')
    .select(['l.stock_id', 'c.name', 'c.translations'])
    .where('l.stock_id', 'in', stockIds)
    .execute();

/** What changes of a product that its combos must agree on. */
function changesOfCombo({ current, after }: PlannedStock): ('department' | 'mrp')[] {
  if (!current) return [];
  const { department = current.department, mrp_paise = current.mrp_paise } = after;
  if (department !== current.department) return ['department'];
  return includesTax(current) === includesTax({ department, mrp_paise }) ? [] : ['mrp'];
}

/** As the database derives `tax_included`. */
const includesTax = ({ department, mrp_paise }: Pick<Stock, 'department' | 'mrp_paise'>) =>
  department === 'GROCERY' || mrp_paise !== null;
