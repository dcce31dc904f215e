import type { PlaceOrder } from '@sabuja/contract';
import { createClient } from '@sabuja/contract/client';
import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../i18n/in-english.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { createAttempts } from './attempts.ts';
import { type CheckoutLine, orderPayload, planOrders, subtotal } from './order-plan.ts';
import { halfPlacedMessage, placeOrders } from './place-orders.ts';

const line = (department: 'KITCHEN' | 'GROCERY', unit: number, quantity: number): CheckoutLine => ({
  cartItemId: unit,
  id: unit,
  type: department === 'KITCHEN' ? 'COMBO' : 'STOCK',
  department,
  name: 'x',
  units: '1 kg',
  unit,
  quantity,
  total: unit * quantity,
});
const kitchen = line('KITCHEN', 9000, 2);
const grocery = line('GROCERY', 3784, 3);

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
} as const;

describe('the two orders of a checkout', () => {
  it('S4g.4 come cheaper first, with __2 then __1 in same mode', () => {
    const plan = (same: boolean) =>
      planOrders([kitchen, grocery], 'e1', same).map((order) => [
        order.department,
        order.estimationId,
      ]);
    expect(plan(true)).toEqual([
      ['GROCERY', 'e1__2'],
      ['KITCHEN', 'e1__1'],
    ]);
    expect(plan(false)).toEqual([
      ['GROCERY', 'e1'],
      ['KITCHEN', 'e1'],
    ]);
  });

  it('are one, without a suffix, when only one department is ordered', () => {
    expect(planOrders([kitchen], 'e1', true)).toEqual([
      { department: 'KITCHEN', lines: [kitchen], estimationId: 'e1' },
    ]);
    expect(subtotal([kitchen, grocery])).toBe(18000 + 11352);
  });

  it('S3.15 carries customer, delivery, payment and lines; the occasion only for the kitchen', () => {
    const [first, second] = planOrders([kitchen, grocery], 'e1', false);
    if (first === undefined || second === undefined) throw new Error('two orders were planned');
    expect(orderPayload(second, details)).toEqual({
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
      estimation_id: 'e1',
      items: [{ id: 9000, quantity: 2, type: 'COMBO', department: 'KITCHEN' }],
    });
    const payload = orderPayload(first, details);
    expect(payload.delivery_slot).toBe(9);
    expect(payload).not.toHaveProperty('occasion');
    expect(payload).not.toHaveProperty('occasion_members');
  });
});

type Sent = { key: string | undefined; body: PlaceOrder };

function shop(answers: (() => { status: number; body: unknown })[]) {
  const map = new Map<string, string>();
  const storage = {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
  const sent: Sent[] = [];
  let keys = 0;
  const api = createClient(async (request) => {
    sent.push({ key: request.headers['idempotency-key'], body: request.json as PlaceOrder });
    return (answers.shift() ?? (() => ({ status: 200, body: { data: ['late-uid'] } })))();
  });
  const newKey = () => `key-${++keys}`;
  /** A reload forgets everything but the storage. */
  const attempts = () => createAttempts(() => storage, newKey);
  return { api, sent, attempts };
}

const ok = (uid: string) => () => ({ status: 200, body: { data: [uid] } });
const refuse = (status: number, message: string) => () => ({
  status,
  body: { code: 'X', message },
});
const silence = () => {
  throw new TypeError('Failed to fetch');
};

const orders = (estimate: string) =>
  planOrders([kitchen, grocery], estimate, false).map((order) => ({
    department: order.department,
    body: orderPayload(order, details),
    cartItems: order.lines.map((one) => one.cartItemId),
  }));

describe('placing orders', () => {
  it('S4g.4 creates them in sequence, each with a key of its own', async () => {
    const { api, sent, attempts } = shop([ok('g1'), ok('k1')]);
    const result = await placeOrders(api, attempts(), orders('e1'));
    expect(result.placed.map((order) => order.uid)).toEqual(['g1', 'k1']);
    expect(sent.map((one) => one.key)).toEqual(['key-1', 'key-2']);
    expect(sent[0]?.body.items[0]?.department).toBe('GROCERY');
  });

  it('repeats an unanswered request word for word with its key, after a reload too', async () => {
    const { api, sent, attempts } = shop([silence, silence, ok('g1'), ok('k1')]);
    const first = await placeOrders(api, attempts(), orders('e1'));
    expect(first.placed).toEqual([]);
    await placeOrders(api, attempts(), orders('e2'));
    expect([sent[1], sent[2]]).toEqual([sent[0], sent[0]]);
    expect(sent[3]?.body.estimation_id).toBe('e2');
  });

  it('takes a new key once answered, and when the customer asks for something else', async () => {
    const { api, sent, attempts } = shop([refuse(409, 'Prices have changed.'), silence, silence]);
    await placeOrders(api, attempts(), orders('e1'));
    await placeOrders(api, attempts(), orders('e2'));
    const [order] = orders('e3');
    if (order === undefined) throw new Error('an order was planned');
    const changed = { ...order, body: { ...order.body, delivery_slot: 10 } };
    await placeOrders(api, attempts(), [changed]);
    expect(sent.map((one) => one.key)).toEqual(['key-1', 'key-2', 'key-2', 'key-3']);
  });

  it('takes the same goods in new lines of the cart for another order', async () => {
    const { api, sent, attempts } = shop([silence, silence]);
    const [order] = orders('e1');
    if (order === undefined) throw new Error('an order was planned');
    await placeOrders(api, attempts(), [order]);
    await placeOrders(api, attempts(), [{ ...order, cartItems: [99] }]);
    expect(sent.map((one) => one.key)).toEqual(['key-1', 'key-1', 'key-2']);
  });

  it('asks once more by itself when the answer was lost on the way', async () => {
    const { api, sent, attempts } = shop([silence, ok('g1'), ok('k1')]);
    const result = await placeOrders(api, attempts(), orders('e1'));
    expect(result.placed.map((order) => order.uid)).toEqual(['g1', 'k1']);
    expect(sent[1]).toEqual(sent[0]);
  });

  it('says exactly which order stands when the second fails', async () => {
    const { api, attempts } = shop([
      ok('6f7f1c0e-1111-4111-8111-111111111111'),
      refuse(409, 'That slot has just filled up.'),
    ]);
    const { placed, failure } = await placeOrders(api, attempts(), orders('e1'));
    const [standing] = placed;
    if (failure === undefined || standing === undefined) throw new Error('one of two stands');
    const reason = errorMessage(failure.error, '');
    expect(inEnglish(halfPlacedMessage(standing, reason))).toBe(
      'Your grocery order #6f7f1c0e is placed. The kitchen order is not: That slot has just filled up.',
    );
  });
});
