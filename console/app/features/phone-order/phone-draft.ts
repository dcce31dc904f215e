import type { Department, OrderLine, PaymentMethod } from '@sabuja/contract';
import type { MissingChoice } from '@sabuja/contract/rules/if-missing';
import type { IstDate } from '@sabuja/kit';

/** A product or combo that the caller wants. Cost in rupees, discount in percent, `max` what is in stock. */
export type DraftLine = OrderLine & {
  name: string;
  units: string;
  cost: number;
  discount: number;
  max: number;
  leadTimeHours: number;
  note: string;
  /** Of this line alone; empty: as for the whole order. */
  ifMissing: MissingChoice | '';
};

export type ChosenSlot = { date: IstDate; slotId: number; slotName: string };

/** An order that was sent. `body` as it was, so that a repeat is the same request; `uid` once it is placed. */
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
  /** The estimate of which one order is placed and the other is not. */
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

/** The draft for another customer: what they want stays, where and how they pay does not. */
export const forCustomer = (draft: PhoneDraft, customer: string | null): PhoneDraft => ({
  ...draft,
  customer,
  address: null,
  payment: null,
  coupon: '',
  sent: {},
  remainingOf: null,
});

/** Adds one of an item, as often as it is in stock. */
export function addLine(lines: readonly DraftLine[], line: DraftLine): DraftLine[] {
  const known = lines.find((one) => one.id === line.id);
  if (!known) return line.max < 1 ? [...lines] : [...lines, line];
  const { note, ifMissing } = known;
  const quantity = Math.min(known.quantity + 1, line.max);
  return lines.map((one) => (one === known ? { ...line, note, ifMissing, quantity } : one));
}

/** Changes a line; none of it takes it out. */
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
  (['GROCERY', 'KITCHEN'] as const).filter(
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

/** Whether something would be lost: nothing is once all is placed. */
export const isWorthKeeping = (draft: PhoneDraft): boolean =>
  draft.lines.length > 0 && departmentsOf(draft).length > 0;

/** An order whose answer never came: nothing else may be sent before it is known what became of it. */
export const findUnanswered = (draft: PhoneDraft): SentOrder | undefined =>
  Object.values(draft.sent).find((order) => order.uid === undefined);
