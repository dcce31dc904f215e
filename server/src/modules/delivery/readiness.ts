import type { Department } from '@sabuja/contract';
import type { Db, Tx } from '../../platform/db/index.ts';
import { listActiveSlots } from './slots.ts';

/** True when some pincode is in a zone that is not closed. */
export async function servesAnywhere(db: Db | Tx): Promise<boolean> {
  const row = await db
    .selectFrom('delivery.pincodes as p')
    .innerJoin('delivery.zones as z', 'z.id', 'p.zone_id')
    .select('p.pincode')
    .where('z.closed_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The departments that have a slot which takes orders. */
export async function listServedDepartments(db: Db | Tx): Promise<ReadonlySet<Department>> {
  const slots = (await listActiveSlots(db)).filter(({ capacity }) => capacity > 0);
  return new Set(slots.map(({ department }) => department));
}
