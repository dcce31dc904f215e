import type { StaffStockChange } from '@sabuja/contract';
import { fail, mergeTranslations, toPaise, toRupees } from '@sabuja/kit';
import type { Selectable } from 'kysely';
import { omitUndefined } from '../../staff/index.ts';
import type { StockRow } from '../tables.ts';
import {
  findBadPrice,
  isOfTwoDecimals,
  stateColumns,
  toAlts,
  trimOptional,
} from './item-values.ts';

/** The fields that become columns of a stock as they are: not its subcategory and its label. */
export type StockFields = Omit<StaffStockChange, 'version' | 'subcategory_id' | 'label'>;

/**
 * The columns that a change sets; `current` is the stored stock, undefined for a new one. Fails with BAD_PRICE when an
 * amount has more than two decimals, or one unit would cost nothing after discount, with ABOVE_MRP when the price is
 * above the MRP.
 */
export function toStockColumns(change: StockFields, current: Selectable<StockRow> | undefined) {
  const field = findBadPrice(
    change,
    current && { cost: toRupees(current.cost_paise), discount: current.discount_percent },
  );
  if (field) return fail('BAD_PRICE', { field });
  if (change.mrp && !isOfTwoDecimals(change.mrp)) return fail('BAD_PRICE', { field: 'mrp' });
  const cost = change.cost === undefined ? current?.cost_paise : toPaise(change.cost);
  const mrp = change.mrp ? toPaise(change.mrp) : change.mrp;
  const nextMrp = mrp === undefined ? current?.mrp_paise : mrp;
  if (nextMrp && nextMrp < (cost ?? 0))
    return fail('ABOVE_MRP', { field: change.cost === undefined ? 'mrp' : 'cost' });
  const { translations, state } = change;
  return omitUndefined({
    name: change.name?.trim(),
    description: change.description?.trim(),
    units: change.units?.trim(),
    translations: translations && mergeTranslations(current?.translations ?? {}, translations),
    sku: change.sku?.trim().toUpperCase(),
    barcode: trimOptional(change.barcode),
    hsn: change.hsn?.trim(),
    aisle: trimOptional(change.aisle),
    cost_paise: change.cost === undefined ? undefined : cost,
    mrp_paise: mrp,
    discount_percent: change.discount,
    gst_percent: change.gst,
    veg_nonveg_type: change.veg_nonveg_type,
    department: change.department,
    featured: change.featured,
    image_urls: change.image_urls,
    image_alts: toAlts(change, current),
    sequence: change.sequence,
    lead_time_hours: change.lead_time_hours,
    max_per_order: change.max_per_order,
    ...(state && stateColumns(state)),
  });
}
