import type { Department, OrderLine, PaymentMethod } from '@sabuja/contract';
import { staffDepartments } from '@sabuja/contract/rules/departments';
import type { MissingChoice } from '@sabuja/contract/rules/if-missing';
import type { IstDate } from '@sabuja/kit';

/** A product or combo that the caller wants. `cost` in rupees, `discount` in percent, `max`: units in stock. */
export type DraftLine = OrderLine & {
  name: string;
  units: string;
  cost: number;
  discount: number;
  max: number;
  leadTimeHours: number;
  note: string;
  /** Choice for this line alone; empty: that of the whole order applies. */
  ifMissing: MissingChoice | '';
};

export type ChosenSlot = { date: IstDate; slotId: number; slotName: string };

/** A sent order: idempotency key and `body`, so that a retry is the same request; `uid` once it is placed. */
export type SentOrder = { key: string; body: string; uid?: string };

export type PhoneDraft = {
  customer: string | null;
  address: { uid: string; pincode: string } | null;
  lines: DraftLine[];
  slots: Partial<Record<Department, ChosenSlot>>;
  payment: PaymentMethod | null;
  coupon: string;
  ifMissing: MissingChoice | '';
  occasion: string;
  members: string;
  sent: Partial<Record<Department, SentOrder>>;
  /** Id of the estimate of which one order is already placed and the other is not. */
  remainingOf: string | null;
};

export const emptyDraft: PhoneDraft = {
  customer: null,
  address: null,
  lines: [],
  slots: {},
  payment: null,
  coupon: '',
  ifMissing: '',
  occasion: '',
  members: '',
  sent: {},
  remainingOf: null,
};

export type PhoneDraftChange = Partial<PhoneDraft>;

/** Returns the draft for another customer: lines and slots stay, address, payment and coupon are reset. */
export const forCustomer = (draft: PhoneDraft, customer: string | null): PhoneDraft => ({
  ...draft,
  customer,
  address: null,
  payment: null,
  coupon: '',
  sent: {},
  remainingOf: null,
});

/** Adds one unit of an item, up to the quantity in stock. */
export function addLine(lines: readonly DraftLine[], line: DraftLine): DraftLine[] {
  const known = lines.find((one) => one.id === line.id);
  if (!known) return line.max < 1 ? [...lines] : [...lines, line];
  const { note, ifMissing } = known;
  const quantity = Math.min(known.quantity + 1, line.max);
  return lines.map((one) => (one === known ? { ...line, note, ifMissing, quantity } : one));
}

/** Changes a line; a quantity of 0 removes it. */
export const changeLine = (
  lines: readonly DraftLine[],
  id: number,
  change: Partial<DraftLine>,
): DraftLine[] =>
  lines
    .map((line) => (line.id === id ? { ...line, ...change } : line))
    .filter(({ quantity }) => quantity > 0);

/** The departments of the lines that are not placed yet. */
export const departmentsOf = (draft: Pick<PhoneDraft, 'lines' | 'sent'>): Department[] =>
  staffDepartments.filter(
    (department) =>
      draft.sent[department]?.uid === undefined &&
      draft.lines.some((line) => line.department === department),
  );

/** Both departments come with one delivery when they have the same day and slot. */
export function isOneDelivery({ slots, lines }: Pick<PhoneDraft, 'slots' | 'lines'>): boolean {
  const { GROCERY: grocery, KITCHEN: kitchen } = slots;
  const both = new Set(lines.map(({ department }) => department)).size > 1;
  return (
    both &&
    grocery !== undefined &&
    kitchen !== undefined &&
    grocery.date === kitchen.date &&
    grocery.slotName === kitchen.slotName
  );
}

/** Whether the draft has lines that are not placed yet and would be lost. */
export const isWorthStoring = (draft: PhoneDraft): boolean =>
  draft.lines.length > 0 && departmentsOf(draft).length > 0;

/** Finds an order whose response never arrived: no other request may be sent before its outcome is known. */
export const findUnanswered = (draft: PhoneDraft): SentOrder | undefined =>
  Object.values(draft.sent).find((order) => order.uid === undefined);
