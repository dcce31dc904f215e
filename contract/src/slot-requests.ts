import Type, { type Static } from 'typebox';
import { slotProblems } from './rules/slot-problems.ts';
import { DateText, Department, Id, Nullable } from './schemas.ts';

/** Another slot that a customer asked the rider for. */
export const SlotRequest = Type.Object({
  delivery_date: DateText,
  slot: Nullable(Type.String({ description: 'null when it is not offered any more' })),
  problem: Nullable(
    Type.Enum([...slotProblems], {
      type: 'string',
      description: 'why the order has not got it; null when it has',
    }),
  ),
});
export type SlotRequest = Static<typeof SlotRequest>;

/** A slot of a day that takes orders. */
export const FreeSlotOfDay = Type.Object({
  delivery_date: DateText,
  slot_id: Id,
  name: Type.String(),
  department: Department,
  free: Type.Integer({ description: 'places that are left' }),
});
export type FreeSlotOfDay = Static<typeof FreeSlotOfDay>;
