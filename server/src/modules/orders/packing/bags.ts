import type { Bags } from '@sabuja/contract';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../../platform/db/index.ts';
import type { OrderRow } from '../tables.ts';
import { listPackedLines, type PackedLine } from './packed-lines.ts';

type CountedOrder = Pick<Selectable<OrderRow>, 'id' | 'veg_bags' | 'non_veg_bags'>;
export type Kinds = { veg: boolean; nonVeg: boolean };

/** Whether veg and non-veg products are packed. */
export function kindsOf(lines: readonly PackedLine[]): Kinds {
  const packed = lines.filter((line) => line.isPacked);
  return { veg: packed.some(({ isVeg }) => isVeg), nonVeg: packed.some(({ isVeg }) => !isVeg) };
}

/** Returns the bags of an order: as counted, but at least one for each packed kind, and none for a kind not packed. */
export function bagsOf({ veg_bags, non_veg_bags }: Omit<CountedOrder, 'id'>, kinds: Kinds): Bags {
  const of = (isNeeded: boolean, counted: number | null) =>
    isNeeded ? Math.max(1, counted ?? 1) : 0;
  return {
    veg: of(kinds.veg, veg_bags),
    non_veg: of(kinds.nonVeg, non_veg_bags),
    is_counted: veg_bags !== null,
  };
}

/** Reads the bags of one order. */
export async function readBags(db: Db | Tx, order: CountedOrder): Promise<Bags> {
  const lines = await listPackedLines(db, [order.id]);
  return bagsOf(order, kindsOf(lines.get(order.id) ?? []));
}
