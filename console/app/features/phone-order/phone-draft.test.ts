import { describe, expect, test } from 'vitest';
import { readDraft, storeDraft } from './draft-store.ts';
import {
  addLine,
  changeLine,
  type DraftLine,
  departmentsOf,
  emptyDraft,
  findUnanswered,
  isOneDelivery,
} from './phone-draft.ts';
import { planPhoneOrders, toPhoneOrder } from './plan-phone-orders.ts';

const line = (id: number, overrides: Partial<DraftLine> = {}): DraftLine => ({
  ...{ id, type: 'STOCK', department: 'GROCERY', quantity: 1, name: 'Okra', units: '500 g' },
  ...{ cost: 40, discount: 0, max: 3, leadTimeHours: 0, note: '', ifMissing: '' },
  ...overrides,
});
const slot = { date: '2026-11-24', slotId: 3, slotName: '11:00 AM - 1:00 PM' };

describe('the draft of an order by phone', () => {
  test('S10.243 adds no more of an item than is in stock, and keeps its note', () => {
    const noted = changeLine(addLine([], line(1)), 1, { note: 'ripe', quantity: 2 });
    const [added] = addLine(addLine(noted, line(1)), line(1));
    expect(added).toMatchObject({ quantity: 3, note: 'ripe' });
    expect(addLine([], line(2, { max: 0 }))).toEqual([]);
    expect(changeLine(noted, 1, { quantity: 0 })).toEqual([]);
  });

  test('S10.242 survives a reload, for its member alone, until everything is placed', () => {
    const stored = new Map<string, string>();
    const storage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    };
    const draft = { ...emptyDraft, customer: 'c', lines: [line(1)] };
    storeDraft(storage, 'asha', draft);
    expect(readDraft(storage, 'asha')).toEqual(draft);
    expect(readDraft(storage, 'ravi')).toEqual(emptyDraft);
    const sent = { GROCERY: { key: 'k', body: '{}' } };
    expect(findUnanswered({ ...draft, sent })).toBeDefined();
    storeDraft(storage, 'asha', { ...draft, sent: { GROCERY: { ...sent.GROCERY, uid: 'u' } } });
    expect(readDraft(storage, 'asha')).toEqual(emptyDraft);
  });

  test('S10.242 plans both departments of one slot as one delivery, the cheaper first', () => {
    const lines = [line(1, { cost: 500 }), line(2, { department: 'KITCHEN' })];
    const draft = { ...emptyDraft, lines, slots: { GROCERY: slot, KITCHEN: slot } };
    expect(isOneDelivery(draft)).toBe(true);
    expect(planPhoneOrders(draft)).toMatchObject([
      { department: 'KITCHEN', part: '__2' },
      { department: 'GROCERY', part: '__1' },
    ]);
    const placed = { KITCHEN: { key: 'k', body: '', uid: 'u' } };
    expect(departmentsOf({ ...draft, sent: placed })).toEqual(['GROCERY']);
    expect(planPhoneOrders({ ...draft, sent: placed })).toMatchObject([
      { department: 'GROCERY', part: '' },
    ]);
  });

  test('S10.242 becomes the request of an order with notes and choices of its lines', () => {
    const draft = {
      ...emptyDraft,
      address: { uid: 'a', pincode: '751024' },
      lines: [line(1, { note: ' ripe ', ifMissing: 'CALL' }), line(2, { department: 'KITCHEN' })],
      slots: { GROCERY: slot },
      payment: 'COD' as const,
    };
    const caller = { name: 'Mina' };
    const order = toPhoneOrder(draft, { department: 'GROCERY', estimate: 'e', caller });
    expect(order?.items).toEqual([
      {
        ...{ id: 1, type: 'STOCK', quantity: 1, department: 'GROCERY' },
        note: 'ripe',
        if_missing: 'CALL',
      },
    ]);
    expect(toPhoneOrder(draft, { department: 'KITCHEN', estimate: 'e', caller })).toBeUndefined();
  });
});
