import type { Paise } from '@sabuja/kit';
import type { Db, Tx } from '../../platform/db/index.ts';

type Zone = { name: string; fee: Paise; freeAbove: Paise | null };

/** The delivery zone of a pincode; undefined where the shop doesn't deliver. */
export const findZone = (db: Db | Tx, pincode: string): Promise<Zone | undefined> =>
  db
    .selectFrom('delivery.pincodes as p')
    .innerJoin('delivery.zones as z', 'z.id', 'p.zone_id')
    .select(['z.name', 'z.fee_paise as fee', 'z.free_above_paise as freeAbove'])
    .where('p.pincode', '=', pincode)
    .executeTakeFirst();
