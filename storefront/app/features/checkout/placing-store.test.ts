import type { Estimate, PlaceOrder } from '@sabuja/contract';
import { ApiError, createClient } from '@sabuja/contract/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { memoryStorage } from '../../lib/memory-storage.ts';
import { findOutcome } from './find-outcome.ts';
import { type Asked, isPaidOnline, type OrderAsked, openParts, placedParts } from './placing.ts';
import { createPlacingStore } from './placing-store.ts';

const now = Date.parse('2026-11-21T07:00:00Z');
const estimate = (id: string): Estimate => ({
  estimation_id: id,
  total_item_cost: 300,
  shipping_charges: 25,
  tax_amount: 5,
  total_discount: 10,
  final_amount: 320,
  expires_at: '2026-11-21T07:15:00Z',
});

function order(department: 'KITCHEN' | 'GROCERY', estimationId: string, slot = 1): OrderAsked {
  const item = department === 'KITCHEN' ? 9000 : 7;
  return {
    department,
    cartItems: [item + 100],
    body: {
      deliver_to: 'Asha',
      customer_address: 'addr',
      pincode: '751001',
      contact: '+919876543210',
      customer_name: 'Asha',
      delivery_date: '2026-11-22',
      delivery_slot: slot,
      order_from: 'PWA_WEB',
      email: null,
      payment_method: 'COD',
      estimation_id: estimationId,
      items: [{ id: item, quantity: 1, type: 'STOCK', department }],
    },
  };
}
const asked = (id: string, orders: OrderAsked[], customerUid = 'asha'): Asked => ({
  customerUid,
  estimate: estimate(id),
  same: false,
  orders,
});
const both = (id: string) => asked(id, [order('GROCERY', id), order('KITCHEN', id)]);

type Sent = { key: string | undefined; body: PlaceOrder };
type Answer = () => { status: number; body: unknown };

/** A shop that answers as told, and the browser in front of it. */
function shop() {
  const answers: Answer[] = [];
  const storage = memoryStorage();
  const sent: Sent[] = [];
  let keys = 0;
  let clock = now;
  const api = createClient(async (request) => {
    sent.push({ key: request.headers['idempotency-key'], body: request.json as PlaceOrder });
    const answer = answers.shift();
    if (answer === undefined) throw new Error('an unexpected request');
    return answer();
  });
  return {
    api,
    sent,
    map: storage.map,
    answers: (...next: Answer[]) => void answers.push(...next),
    later: (milliseconds: number) => {
      clock += milliseconds;
    },
    /** A reload forgets everything but what the browser keeps. */
    load: () =>
      createPlacingStore({
        storage: () => storage,
        newKey: () => `key-${++keys}`,
        now: () => clock,
      }),
  };
}

const placed = (uid: string) => () => ({ status: 200, body: { data: [uid] } });
const refused = (status: number, message: string) => () => ({
  status,
  body: { code: 'X', message },
});
const silence = () => {
  throw new TypeError('Failed to fetch');
};

let browser: ReturnType<typeof shop>;
beforeEach(() => {
  browser = shop();
});
const stateOf = (store: ReturnType<ReturnType<typeof shop>['load']>) =>
  store.state().placing?.parts.map((part) => part.state);

describe('placing orders', () => {
  it('S4g.4 S7f.2 asks for them in sequence, each with a key of its own', async () => {
    const store = browser.load();
    browser.answers(placed('g1'), placed('k1'));
    await store.place(browser.api, both('e1'));
    expect(browser.sent.map((one) => one.key)).toEqual(['key-1', 'key-2']);
    expect(browser.sent[0]?.body.items[0]?.department).toBe('GROCERY');
    const { placing } = store.state();
    expect(placing && placedParts(placing).map((part) => part.uid)).toEqual(['g1', 'k1']);
  });

  it('asks once more by itself when the answer was lost on the way', async () => {
    const store = browser.load();
    browser.answers(silence, placed('g1'));
    await store.place(browser.api, asked('e1', [order('GROCERY', 'e1')]));
    expect(browser.sent[1]).toEqual(browser.sent[0]);
    expect(stateOf(store)).toEqual(['placed']);
  });

  it('does nothing on a second press while the first is under way', async () => {
    const store = browser.load();
    let runs = 0;
    const work = async () => {
      runs += 1;
      await Promise.resolve();
    };
    await Promise.all([store.press(work), store.press(work), store.press(work)]);
    expect([runs, store.state().busy]).toEqual([1, false]);
    await store.press(work);
    expect(runs).toBe(2);
  });

  it('repeats an unanswered request word for word with its key, after a reload too', async () => {
    browser.answers(silence, silence);
    await browser.load().place(browser.api, both('e1'));
    const reloaded = browser.load();
    expect(stateOf(reloaded)).toEqual(['sent', 'waiting']);
    browser.answers(placed('g1'), placed('k1'));
    await reloaded.place(browser.api, both('e2'));
    expect([browser.sent[1], browser.sent[2]]).toEqual([browser.sent[0], browser.sent[0]]);
    expect(browser.sent[3]?.body.estimation_id).toBe('e1');
    expect(stateOf(reloaded)).toEqual(['placed', 'placed']);
  });

  it('repeats with its key what a busy or failing server has not settled', async () => {
    for (const status of [500, 503, 429, 401]) {
      const again = shop();
      const store = again.load();
      again.answers(refused(status, 'Later, please.'), placed('g1'));
      const one = asked('e1', [order('GROCERY', 'e1')]);
      await store.place(again.api, one);
      await store.place(again.api, one);
      expect([status, ...again.sent.map((sent) => sent.key)]).toEqual([status, 'key-1', 'key-1']);
    }
  });

  it('takes a new key once refused, and when the customer asks for something else', async () => {
    const store = browser.load();
    browser.answers(refused(409, 'The slot is full.'), placed('g1'));
    await store.place(browser.api, asked('e1', [order('GROCERY', 'e1')]));
    expect(store.state().trouble?.error).toBeInstanceOf(ApiError);
    await store.place(browser.api, asked('e1', [order('GROCERY', 'e1', 2)]));
    expect(browser.sent.map((one) => one.key)).toEqual(['key-1', 'key-2']);
    const newLines = { ...order('GROCERY', 'e1', 2), cartItems: [999] };
    browser.answers(placed('g2'));
    await store.place(browser.api, asked('e1', [newLines]));
    expect(browser.sent.at(-1)?.key).toBe('key-3');
  });
});

describe('when the second order fails', () => {
  it('S4g.4 keeps the first, and asks for the second alone when pressed again', async () => {
    const store = browser.load();
    browser.answers(placed('g1'), refused(409, 'That slot has just filled up.'));
    await store.place(browser.api, both('e1'));
    expect(stateOf(store)).toEqual(['placed', 'refused']);
    expect(store.state().trouble?.department).toBe('KITCHEN');
    const reloaded = browser.load();
    browser.answers(placed('k1'));
    await reloaded.place(browser.api, asked('e2', [order('KITCHEN', 'e1__1', 2)]));
    expect(browser.sent.map((one) => one.body.items[0]?.department)).toEqual([
      'GROCERY',
      'KITCHEN',
      'KITCHEN',
    ]);
    expect(stateOf(reloaded)).toEqual(['placed', 'placed']);
    expect(reloaded.state().placing?.estimate.estimation_id).toBe('e1');
  });

  it('repeats it with its key when it was not answered', async () => {
    const store = browser.load();
    browser.answers(placed('g1'), silence, silence, placed('k1'));
    await store.place(browser.api, both('e1'));
    await store.place(browser.api, asked('e2', [order('KITCHEN', 'e2')]));
    expect(browser.sent.slice(1).map((one) => one.key)).toEqual(['key-2', 'key-2', 'key-2']);
    expect(browser.sent.at(-1)?.body.estimation_id).toBe('e1');
  });
});

describe('to be paid online', () => {
  const online = (one: OrderAsked): OrderAsked => ({
    ...one,
    body: { ...one.body, payment_method: 'ONLINE' },
  });
  const bothOnline = () =>
    asked('e1', [online(order('GROCERY', 'e1')), online(order('KITCHEN', 'e1'))]);

  it('an order that was given up is forgotten beside the one that was refused', async () => {
    const store = browser.load();
    browser.answers(placed('g1'), refused(409, 'That slot has just filled up.'));
    await store.place(browser.api, bothOnline());
    const { placing } = store.state();
    expect(placing && isPaidOnline(placing)).toBe(true);
    store.forgetPlaced();
    expect(stateOf(store)).toEqual(['refused']);
    browser.answers(placed('g2'), placed('k2'));
    await store.place(browser.api, bothOnline());
    expect(browser.sent.slice(2).map((one) => one.key)).toEqual(['key-3', 'key-4']);
    store.forgetPlaced();
    expect(browser.load().state().placing).toBeUndefined();
  });
});

describe('what is kept', () => {
  it('is forgotten an hour after its estimate has run out, and belongs to its customer', async () => {
    browser.answers(silence, silence);
    await browser.load().place(browser.api, asked('e1', [order('GROCERY', 'e1')]));
    browser.later(74 * 60_000);
    expect(stateOf(browser.load())).toEqual(['sent']);
    browser.answers(placed('g9'));
    await browser.load().place(browser.api, asked('e1', [order('GROCERY', 'e1')], 'bina'));
    expect(browser.sent.at(-1)?.key).toBe('key-2');
    browser.later(2 * 60_000);
    expect(browser.load().state().placing).toBeUndefined();
  });

  it('is nothing sensible when something else was written there', () => {
    for (const odd of ['', '[]', 'null', '{"parts":7}']) {
      browser.map.set('orders_under_way', odd);
      expect(browser.load().state().placing).toBeUndefined();
    }
  });
});

describe('whether an unanswered order was placed', () => {
  const outcome = (carts: number[][], orders: { uid: string; department: string }[]) => {
    const api = createClient(async ({ path }) => {
      if (path === '/api/v1/cart/') {
        const items = (carts.shift() ?? []).map((cart_item_id) => ({ cart_item_id }));
        return { status: 200, body: { items } };
      }
      const results = orders.map((one) => ({
        expected_delivery_date: '2026-11-22',
        o_status: 'PLACED',
        ...one,
      }));
      return { status: 200, body: { results } };
    });
    return findOutcome(api, 'asha', order('GROCERY', 'e1'), async () => {});
  };

  it('is no while its lines are in the cart, looked at twice', async () => {
    expect(await outcome([[107], [107, 3]], [])).toEqual({ state: 'lost' });
  });

  it('is yes when its lines are gone, and the order is the newest of its kind', async () => {
    const orders = [
      { uid: 'k5', department: 'KITCHEN' },
      { uid: 'g5', department: 'GROCERY' },
      { uid: 'g4', department: 'GROCERY' },
    ];
    expect(await outcome([[9100]], orders)).toEqual({ state: 'placed', uid: 'g5' });
    expect(await outcome([[107], []], orders)).toEqual({ state: 'placed', uid: 'g5' });
  });

  it('is no when the lines went without an order', async () => {
    expect(await outcome([[]], [])).toEqual({ state: 'lost' });
  });

  it('is told by the orders, for one that is paid online and leaves the cart as it is', async () => {
    const online = order('GROCERY', 'e1');
    online.body.payment_method = 'ONLINE';
    const found = (lists: string[]) => {
      const api = createClient(async () => {
        const o_status = lists.length > 1 ? lists.shift() : lists[0];
        const one = { uid: 'g7', department: 'GROCERY', expected_delivery_date: '2026-11-22' };
        return { status: 200, body: { results: [{ ...one, o_status }] } };
      });
      return findOutcome(api, 'asha', online, async () => {});
    };
    expect(await found(['PAYMENT_PENDING'])).toEqual({ state: 'placed', uid: 'g7' });
    expect(await found(['CANCELLED', 'PAYMENT_PENDING'])).toEqual({ state: 'placed', uid: 'g7' });
    expect(await found(['CANCELLED'])).toEqual({ state: 'lost' });
  });

  it('is asked of the shop alone: an answer is written down', async () => {
    browser.answers(silence, silence);
    const store = browser.load();
    await store.place(browser.api, asked('e1', [order('GROCERY', 'e1')]));
    store.learn('key-1', { state: 'placed', uid: 'g1' });
    const { placing } = browser.load().state();
    expect(placing && openParts(placing)).toEqual([]);
  });
});
