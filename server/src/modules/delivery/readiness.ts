import type { Department } from '@sabuja/contract';
import type { Db, Tx } from '../../platform/db/index.ts';
import { listActiveSlots } from './slots.ts';

/** True when a zone that is not closed has a pincode or an area. */
export async function servesAnywhere(db: Db | Tx): Promise<boolean> {
  const row = await db
    .selectFrom('delivery.zones as z')
    .leftJoin('delivery.pincodes as p', 'p.zone_id', 'z.id')
    .select('z.id')
    .where('z.closed_at', 'is', null)
    .where((where) =>
      where.or([where('p.pincode', 'is not', null), where('z.polygon', 'is not', null)]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The departments that have a slot which takes orders. */
export async function listServedDepartments(db: Db | Tx): Promise<ReadonlySet<Department>> {
  const slots = (await listActiveSlots(db)).filter(({ capacity }) => capacity > 0);
  return new Set(slots.map(({ department }) => department));
}
