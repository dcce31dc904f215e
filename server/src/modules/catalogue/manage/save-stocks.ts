import { isFailure } from '@sabuja/kit';
import type { Tx } from '../../../platform/db/index.ts';
import { recordAudits, revision, type Saving } from '../../staff/index.ts';
import { type Plan, planStocks, type Refusal, type StockSave } from './plan-stocks.ts';
import { saveLabel } from './save-label.ts';
import { findBoundInCombo, findTaken } from './stock-refusals.ts';
import { insertStockRows, updateStockRows } from './write-stocks.ts';

export type Saved = { id: number; isChanged: boolean };

/**
 * Creates and changes products with a few statements for all of them; returns for each the result of `insertStock` or
 * `updateStock`. A save that fails writes nothing and does not stop the others; but when only its label fails, the
 * product is written and the caller must roll back. No two saves may have the same product, SKU or barcode.
 * @throws a unique violation when another transaction takes a SKU or barcode meanwhile
 */
export async function saveStocks(
  tx: Tx,
  saves: readonly StockSave[],
  saving: Saving,
): Promise<(Refusal | Saved)[]> {
  const plans = await planStocks(tx, saves);
  const made = plans.filter(isPlan);
  const checkTaken = await findTaken(tx, made);
  const checkBound = await findBoundInCombo(tx, made);
  const checked = plans.map((plan) =>
    isFailure(plan) ? plan : (checkTaken(plan) ?? checkBound(plan) ?? plan),
  );
  const accepted = checked.filter(isPlan);
  const ids = await insertNew(tx, accepted, saving);
  const labels = await saveLabels(tx, accepted, ids);
  const isChanged = (plan: Plan) =>
    !plan.current || Object.keys(plan.after).length > 0 || labels.get(plan)?.after !== undefined;
  const changed = accepted.filter(isChanged);
  await updateStockRows(
    tx,
    changed.flatMap(({ current, after }) =>
      current
        ? {
            id: current.id,
            columns: { ...after, ...revision(saving), version: current.version + 1 },
          }
        : [],
    ),
  );
  await recordChanges(tx, changed, { ids, labels }, saving);
  return checked.map((plan) => {
    if (isFailure(plan)) return plan;
    const refused = labels.get(plan)?.refused;
    return refused ?? { id: ids.get(plan) ?? 0, isChanged: isChanged(plan) };
  });
}

const isPlan = (plan: Refusal | Plan): plan is Plan => !isFailure(plan);

/** The values of a new product's omitted fields. */
const defaults = { description: '', discount_percent: 0, image_urls: [], sequence: 0 };

/** Inserts the new products; returns the ids of all. */
async function insertNew(
  tx: Tx,
  plans: readonly Plan[],
  saving: Saving,
): Promise<ReadonlyMap<Plan, number>> {
  const created = plans.filter(({ current }) => !current);
  const rows = created.map(({ after }) => ({ ...defaults, ...after, ...revision(saving) }));
  const inserted = await insertStockRows(tx, rows);
  const bySku = new Map(inserted.map(({ id, sku }) => [sku, id]));
  return new Map(
    plans.map((plan) => [plan, plan.current?.id ?? bySku.get(plan.after.sku ?? '') ?? 0]),
  );
}

type SavedLabel = { before?: object; after?: object; refused?: Refusal };

async function saveLabels(
  tx: Tx,
  plans: readonly Plan[],
  ids: ReadonlyMap<Plan, number>,
): Promise<ReadonlyMap<Plan, SavedLabel>> {
  const saved = new Map<Plan, SavedLabel>();
  for (const plan of plans) {
    if (!plan.label) continue;
    const stated = await saveLabel(tx, ids.get(plan) ?? 0, plan.label);
    saved.set(plan, isFailure(stated) ? { refused: stated } : stated);
  }
  return saved;
}

type Written = { ids: ReadonlyMap<Plan, number>; labels: ReadonlyMap<Plan, SavedLabel> };

async function recordChanges(
  tx: Tx,
  plans: readonly Plan[],
  { ids, labels }: Written,
  { actor, now }: Saving,
): Promise<void> {
  const entries = plans.map((plan) => {
    const stated = labels.get(plan);
    const entry = { subject: 'stock', subjectId: String(ids.get(plan)) };
    const after = { ...plan.after, ...stated?.after };
    if (!plan.current) return { ...entry, action: 'stock.create', after };
    return {
      ...entry,
      action: 'stock.change',
      before: { ...plan.before, ...stated?.before },
      after,
    };
  });
  await recordAudits(tx, actor, entries, now);
}
