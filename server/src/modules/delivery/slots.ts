import type { Department } from '@sabuja/contract';
import { type IstDate, minutesIntoIstDay, type Translations } from '@sabuja/kit';
import { sql } from 'kysely';
import { cachedByRevision } from '../../platform/cache/index.ts';
import { type Db, prepareQuery, type Tx, type WriteStatement } from '../../platform/db/index.ts';
import { inAllLanguages, type LocalizedName } from '../../platform/texts/index.ts';

export type Slot = {
  id: number;
  name: string;
  department: Department;
  starts_at_minute: number;
  closes_minutes_before: number;
  capacity: number;
  /** Exceptions for single days. */
  exceptions?: Readonly<Record<IstDate, SlotException>>;
};

type SlotException = {
  capacity: number | null;
  closed_reason: string | null;
  translations: Translations<'closed_reason'>;
};

/** How many orders a slot takes on a day. */
export const capacityOn = (slot: Slot, date: IstDate): number =>
  slot.exceptions?.[date]?.capacity ?? slot.capacity;

/** Why staff closed a slot on a day, in all languages; undefined when they did not. */
export function closedReasonOn(
  { exceptions }: Pick<Slot, 'exceptions'>,
  date: IstDate,
): LocalizedName | undefined {
  const { closed_reason = null, translations = {} } = exceptions?.[date] ?? {};
  return closed_reason === null
    ? undefined
    : inAllLanguages({ closed_reason, translations }, 'closed_reason');
}

/** True when a slot is closed on a day: by staff, or because its cut-off has passed. */
export function isSlotClosed(
  slot: Pick<Slot, 'starts_at_minute' | 'closes_minutes_before' | 'exceptions'>,
  date: IstDate,
  now: Date,
): boolean {
  if (closedReasonOn(slot, date) !== undefined) return true;
  // A cut-off may be on the day before.
  return minutesIntoIstDay(date, now) >= slot.starts_at_minute - slot.closes_minutes_before;
}

type SlotState = 'open' | 'full' | 'closed';

/** The state of a slot on a day on which `booked` of its places are booked. */
export function slotStateOf(slot: Slot, date: IstDate, booked: number, now: Date): SlotState {
  if (isSlotClosed(slot, date, now)) return 'closed';
  return booked >= capacityOn(slot, date) ? 'full' : 'open';
}

/** The active slots, by start time. */
export const listActiveSlots = cachedByRevision(
  'delivery',
  (db): Promise<readonly Slot[]> =>
    db
      .selectFrom('delivery.slots')
      .select(['id', 'name', 'department', 'starts_at_minute', 'closes_minutes_before', 'capacity'])
      .select(
        sql<Record<IstDate, SlotException>>`coalesce((
          select jsonb_object_agg(x.date,
            jsonb_build_object('capacity', x.capacity, 'closed_reason', x.closed_reason,
              'translations', x.translations))
          from delivery.slot_exceptions x where x.slot_id = delivery.slots.id), '{}')`.as(
          'exceptions',
        ),
      )
      .where('inactive', '=', false)
      .orderBy('starts_at_minute')
      .orderBy('id')
      .execute(),
);

/** Finds an active slot of a department by its id or name, as the order gives it. */
export async function findSlot(
  db: Db | Tx,
  department: Department,
  idOrName: number | string,
): Promise<Slot | undefined> {
  const slots = (await listActiveSlots(db)).filter((slot) => slot.department === department);
  return slots.find((slot) => slot.name === idOrName || slot.id === Number(idOrName));
}

/**
 * Statement that reserves one place of a slot on a day; it writes no row when the slot is full. Concurrent orders
 * cannot oversell a slot.
 */
export const reserveSlotStatement = (slot: Slot, date: IstDate): WriteStatement =>
  reservePlaceStatement({ slotId: slot.id, date, capacity: capacityOn(slot, date) });

type SlotDay = { slotId: number; date: IstDate; capacity: number };
const reservePlaceStatement = prepareQuery(
  ({ slotId, date, capacity }: SlotDay) => sql`
  insert into delivery.slot_days as d (slot_id, date, taken, capacity)
  select ${slotId}::int, ${date}::date, 1, ${capacity}::int
  where ${capacity}::int > 0
  on conflict (slot_id, date) do update
    set taken = d.taken + 1, capacity = excluded.capacity
    where d.taken < excluded.capacity
  returning d.slot_id`,
);

/** Locks the bookings of slots on days, always in the same order, so that no deadlock occurs. */
export async function lockSlotDays(
  tx: Tx,
  days: readonly { slotId: number; date: IstDate }[],
): Promise<void> {
  await tx
    .selectFrom('delivery.slot_days')
    .select('slot_id')
    .where((e) =>
      e.or(days.map(({ slotId, date }) => e.and({ slot_id: slotId, date: e.val(date) }))),
    )
    .orderBy('slot_id')
    .orderBy('date')
    .forUpdate()
    .execute();
}

/** Releases a place that an order had reserved; a database constraint prevents a count below 0. */
export async function releaseSlot(tx: Tx, slotId: number, date: IstDate): Promise<void> {
  await tx
    .updateTable('delivery.slot_days')
    .set((e) => ({ taken: e('taken', '-', 1) }))
    .where('slot_id', '=', slotId)
    .where('date', '=', date)
    .returning('taken')
    .executeTakeFirstOrThrow();
}
