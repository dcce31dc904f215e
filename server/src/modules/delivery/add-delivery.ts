import type { Department } from '@sabuja/contract';
import { slotStartMinute } from '@sabuja/contract/rules/slot-start';
import { toPaise } from '@sabuja/kit';
import type { Db } from '../../platform/db/index.ts';

/** A zone with its pincodes; amounts in rupees, `freeAbove` null when delivery is never free. */
export type NewZone = {
  name: string;
  fee: number;
  freeAbove: number | null;
  pincodes: readonly { pincode: string; place: string; latitude: number; longitude: number }[];
};
export type NewSlot = {
  name: string;
  department: Department;
  capacity: number;
  closesMinutesBefore: number;
};

export async function addZone(db: Db, zone: NewZone): Promise<void> {
  const { id } = await db
    .insertInto('delivery.zones')
    .values({
      name: zone.name,
      fee_paise: toPaise(zone.fee),
      free_above_paise: zone.freeAbove === null ? null : toPaise(zone.freeAbove),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('delivery.pincodes')
    .values(zone.pincodes.map((pincode) => ({ ...pincode, zone_id: id })))
    .execute();
}

/**
 * Adds slots.
 * @throws RangeError for a slot whose name does not begin with a time.
 */
export async function addSlots(db: Db, slots: readonly NewSlot[]): Promise<void> {
  const rows = slots.map(({ closesMinutesBefore, ...slot }) => {
    const start = slotStartMinute(slot.name);
    if (start === undefined)
      throw new RangeError(`a slot's name begins with its time: ${slot.name}`);
    return { ...slot, starts_at_minute: start, closes_minutes_before: closesMinutesBefore };
  });
  await db.insertInto('delivery.slots').values(rows).execute();
}
