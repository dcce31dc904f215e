import { describe, expect, it } from 'vitest';
import { type CheckoutLine, planCheckout, subtotalOf, toOrderBody } from './order-plan.ts';

const createLine = (
  department: 'KITCHEN' | 'GROCERY',
  unit: number,
  quantity: number,
): CheckoutLine => ({
  cartItemId: unit,
  id: unit,
  type: department === 'KITCHEN' ? 'COMBO' : 'STOCK',
  department,
  leadTimeHours: 0,
  name: 'x',
  units: '1 kg',
  unit,
  quantity,
  total: unit * quantity,
});
const kitchenLine = createLine('KITCHEN', 9000, 2);
const groceryLine = createLine('GROCERY', 3784, 3);

const details = {
  customer: { full_name: 'Asha', email: 'a@b.in', mobile_no: '+919876543210' },
  address: { uid: 'addr', pincode: '751001' },
  delivery: {
    KITCHEN: { date: '2026-11-22', slotId: 1 },
    GROCERY: { date: '2026-11-23', slotId: 9 },
  },
  occasion: ' Birthday ',
  members: '12',
  payment: 'COD',
  ifMissing: '',
  lineChoices: {},
  notes: {},
} as const;

describe('the two orders of a checkout', () => {
  it('S4g.4 are ordered by price, cheaper first, suffixed __2 then __1 in same mode', () => {
    const plan = (same: boolean) =>
      planCheckout([kitchenLine, groceryLine], same).map((order) => [order.department, order.part]);
    expect(plan(true)).toEqual([
      ['GROCERY', '__2'],
      ['KITCHEN', '__1'],
    ]);
    expect(plan(false)).toEqual([
      ['GROCERY', ''],
      ['KITCHEN', ''],
    ]);
  });

  it('are one order, without a suffix, if only one department is ordered', () => {
    expect(planCheckout([kitchenLine], true)).toEqual([
      { department: 'KITCHEN', lines: [kitchenLine], subtotal: 18000, part: '' },
    ]);
    expect(subtotalOf([kitchenLine, groceryLine])).toBe(18000 + 11352);
  });

  it('S3.15 contain customer, delivery, payment and lines; the occasion only for the kitchen', () => {
    const [first, second] = planCheckout([kitchenLine, groceryLine], false);
    if (first === undefined || second === undefined) throw new Error('two orders were planned');
    expect(toOrderBody(second, details)).toEqual({
      deliver_to: 'Asha',
      customer_address: 'addr',
      pincode: '751001',
      contact: '+919876543210',
      customer_name: 'Asha',
      delivery_date: '2026-11-22',
      delivery_slot: 1,
      order_from: 'PWA_WEB',
      email: 'a@b.in',
      payment_method: 'COD',
      occasion: 'Birthday',
      occasion_members: 12,
      items: [{ id: 9000, quantity: 2, type: 'COMBO', department: 'KITCHEN' }],
    });
    const payload = toOrderBody(first, details);
    expect(payload.delivery_slot).toBe(9);
    expect(payload).not.toHaveProperty('occasion');
    expect(payload).not.toHaveProperty('occasion_members');
    for (const payment of ['WALLET', 'ONLINE'] as const) {
      expect(toOrderBody(first, { ...details, payment }).payment_method).toBe(payment);
    }
  });

  it('S10.41 carry what to do about missing items, and a note on its line only', () => {
    const [first] = planCheckout([groceryLine, { ...groceryLine, cartItemId: 77 }], false);
    if (first === undefined) throw new Error('an order was planned');
    const notes = { 77: ' Ripe, for today ', [groceryLine.cartItemId]: '  ' };
    const payload = toOrderBody(first, { ...details, ifMissing: 'CALL', notes });
    expect(payload.if_missing).toBe('CALL');
    expect(payload.items.map(({ note }) => note)).toEqual([undefined, 'Ripe, for today']);
  });

  it('S10.160 carry a choice on the lines that have one, and no such field without', () => {
    const other = { ...groceryLine, cartItemId: 77 };
    const [first] = planCheckout([groceryLine, other], false);
    if (first === undefined) throw new Error('an order was planned');
    const chosen = { ...details, lineChoices: { 77: 'LEAVE_OUT' } } as const;
    const line = { id: 3784, quantity: 3, type: 'STOCK', department: 'GROCERY' };
    expect(toOrderBody(first, chosen).items).toEqual([line, { ...line, if_missing: 'LEAVE_OUT' }]);
    expect(toOrderBody(first, chosen)).not.toHaveProperty('if_missing');
  });
});
