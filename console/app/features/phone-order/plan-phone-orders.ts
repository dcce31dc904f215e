import type { Department, PhoneOrder } from '@sabuja/contract';
import { planOrders } from '@sabuja/contract/rules/estimate-parts';
import { discountedUnit, type Paise, sumPaise, toPaise } from '@sabuja/kit';
import { type DraftLine, departmentsOf, isOneDelivery, type PhoneDraft } from './phone-draft.ts';

/** Discounted price of one unit in paise, rounded as on the server. */
export const unitPrice = ({ cost, discount }: Pick<DraftLine, 'cost' | 'discount'>): Paise =>
  discountedUnit(toPaise(cost), discount);

export const lineTotal = (line: DraftLine): Paise => unitPrice(line) * line.quantity;

const subtotal = (draft: PhoneDraft, department: Department): Paise =>
  sumPaise(draft.lines.filter((line) => line.department === department).map(lineTotal));

/** The orders still to be placed, in their sequence. */
export const planPhoneOrders = (draft: PhoneDraft) =>
  planOrders(
    departmentsOf(draft).map((department) => ({
      department,
      subtotal: subtotal(draft, department),
    })),
    isOneDelivery(draft),
  );

type Caller = { name: string };

/** The request that places the order of one department with an estimate; undefined if the draft is incomplete. */
export function toPhoneOrder(
  draft: PhoneDraft,
  { department, estimate, caller }: { department: Department; estimate: string; caller: Caller },
): PhoneOrder | undefined {
  const { address, payment, ifMissing, occasion, members } = draft;
  const slot = draft.slots[department];
  if (!address || !payment || !slot) return undefined;
  const isKitchen = department === 'KITCHEN';
  return {
    deliver_to: caller.name,
    customer_name: caller.name,
    // Empty: the phone number of the account applies.
    contact: '',
    customer_address: address.uid,
    pincode: address.pincode,
    delivery_date: slot.date,
    delivery_slot: slot.slotId,
    payment_method: payment,
    estimation_id: estimate,
    ...(isKitchen && occasion.trim() !== '' && { occasion: occasion.trim() }),
    ...(isKitchen && Number(members) > 0 && { occasion_members: Math.trunc(Number(members)) }),
    ...(ifMissing !== '' && { if_missing: ifMissing }),
    items: draft.lines
      .filter((line) => line.department === department)
      .map(({ id, type, quantity, note, ifMissing: choice }) => ({
        ...{ id, type, quantity, department },
        ...(note.trim() !== '' && { note: note.trim() }),
        ...(choice !== '' && { if_missing: choice }),
      })),
  };
}
