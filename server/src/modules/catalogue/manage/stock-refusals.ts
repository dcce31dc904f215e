import type { Department } from '@sabuja/contract';
import { type Failure, fail } from '@sabuja/kit';
import type { Selectable } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';
import type { StockRow } from '../tables.ts';

type Stock = Selectable<StockRow>;
/** A product before a change (`current`, undefined for a new one) and the columns that the change sets. */
export type PlannedStock = {
  current: Stock | undefined;
  after: {
    sku?: string | undefined;
    barcode?: string | null | undefined;
    department?: Department | undefined;
    mrp_paise?: number | null | undefined;
  };
};

/** Returns a check of each planned product: SKU_TAKEN or BARCODE_TAKEN when another product has that key. */
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
 * Returns a check of each planned product: IN_COMBO when a combo contains it and its department, or whether its price
 * includes GST, would change. All parts of a combo must agree on both.
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

/** The changes of a product on which the parts of its combos must agree. */
function changesOfCombo({ current, after }: PlannedStock): ('department' | 'mrp')[] {
  if (!current) return [];
  const { department = current.department, mrp_paise = current.mrp_paise } = after;
  if (department !== current.department) return ['department'];
  return includesTax(current) === includesTax({ department, mrp_paise }) ? [] : ['mrp'];
}

/** Must be equal to how the database computes `tax_included`. */
const includesTax = ({ department, mrp_paise }: Pick<Stock, 'department' | 'mrp_paise'>) =>
  department === 'GROCERY' || mrp_paise !== null;
