import type { Cart } from '@sabuja/contract';
import { ApiError, createClient, type WireRequest } from '@sabuja/contract/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { emptyCart, quantityOf } from './cart-model.ts';
import { createCartSync } from './cart-sync.ts';
import {
  applyChanges,
  createAddChange,
  createSetChange,
  type PendingChange,
} from './pending-changes.ts';
import { sendChange } from './send-change.ts';

const tomato = { item_id: 7, type: 'STOCK' } as const;
const thali = { item_id: 9, type: 'COMBO' } as const;

type StubResponse = { status: number; body: unknown };
const flushTimers = () => new Promise((resolve) => setTimeout(resolve, 0));

/** A browser tab with a cart whose server responds when `respond` is called. */
function createTestTab() {
  let serverCart: Cart = emptyCart;
  let owner: string | undefined = 'asha';
  let settledCount = 0;
  const sent: string[] = [];
  const refusals: unknown[] = [];
  const requests: {
    request: WireRequest;
    response: (answer: StubResponse) => void;
    fail: () => void;
  }[] = [];
  const api = createClient(
    (request) =>
      new Promise((resolve, reject) => {
        sent.push(`${request.method} ${request.path.replace('/api/v1/cart/', '')}`);
        requests.push({ request, response: resolve, fail: () => reject(new TypeError('offline')) });
      }),
  );
  const sync = createCartSync({
    sendChange: (change, cart) => sendChange(api, change, cart),
    getServerCart: () => serverCart,
    setServerCart: (cart) => {
      serverCart = cart;
    },
    onSettled: () => {
      settledCount += 1;
    },
    getOwner: () => owner,
  });
  const displayedCart = () => applyChanges(serverCart, sync.pending.get());
  return {
    sent,
    refusals,
    displayedCart,
    quantity: (line: typeof tomato | typeof thali) => quantityOf(displayedCart(), line),
    settled: () => settledCount,
    /** Bodies of the requests in flight. */
    bodies: () => requests.map(({ request }) => request.json ?? request.form),
    /** The page has not learned yet whose session it is. */
    isUnknown: () => {
      owner = undefined;
    },
    isKnown: () => {
      owner = 'asha';
    },
    leave: () => {
      owner = 'bina';
      serverCart = emptyCart;
    },
    applyChange: (change: PendingChange) =>
      sync.change(change, (error) => void refusals.push(error)),
    add: (line: typeof tomato | typeof thali) =>
      sync.change(createAddChange(displayedCart(), line, 1), (error) => void refusals.push(error)),
    /** Responds to the oldest request in flight. */
    respond: async (body: unknown, status = 200) => {
      requests.shift()?.response({ status, body });
      await flushTimers();
    },
    goesOffline: async () => {
      requests.shift()?.fail();
      await flushTimers();
    },
  };
}

const cartOf = (...lines: [{ item_id: number; type: 'STOCK' | 'COMBO' }, number][]): Cart => ({
  items: lines.map(([line, quantity]) => ({ cart_item_id: line.item_id + 100, ...line, quantity })),
});

let tab: ReturnType<typeof createTestTab>;
beforeEach(() => {
  tab = createTestTab();
});

describe('changes of the cart', () => {
  it('S7b.2 are displayed at once, then replaced by the server’s cart', async () => {
    tab.add(tomato);
    expect(tab.quantity(tomato)).toBe(1);
    expect(tab.sent).toEqual(['POST item/?item_id=7&type=STOCK&quantity=1']);
    expect(tab.bodies()).toEqual([undefined]);
    await tab.respond(cartOf([tomato, 1]));
    expect(tab.displayedCart()).toEqual(cartOf([tomato, 1]));
    expect(tab.settled()).toBe(1);
  });

  it('S7b.3 a burst is sent as two requests and the last quantity wins', async () => {
    tab.add(tomato);
    for (const quantity of [2, 3, 4, 5]) tab.applyChange(createSetChange(tomato, quantity));
    expect(tab.quantity(tomato)).toBe(5);
    await tab.respond(cartOf([tomato, 1]));
    expect(tab.quantity(tomato)).toBe(5);
    await tab.respond(cartOf([tomato, 5]));
    expect(tab.sent).toEqual([
      'POST item/?item_id=7&type=STOCK&quantity=1',
      'PATCH item?item_id=7&type=STOCK&quantity=5',
    ]);
    expect(tab.displayedCart()).toEqual(cartOf([tomato, 5]));
    expect(tab.settled()).toBe(1);
  });

  it('queued additions to one line are summed, lines stay separate', async () => {
    tab.add(thali);
    tab.add(tomato);
    tab.add(tomato);
    await tab.respond(cartOf([thali, 1]));
    expect(tab.sent[1]).toBe('POST item/?item_id=7&type=STOCK&quantity=2');
    await tab.respond(cartOf([thali, 1], [tomato, 2]));
    expect(tab.displayedCart()).toEqual(cartOf([thali, 1], [tomato, 2]));
  });

  it('S7b.4 a quantity of 0 deletes the line by its id; clearing drops queued changes', async () => {
    tab.add(tomato);
    await tab.respond(cartOf([tomato, 1]));
    tab.applyChange(createSetChange(tomato, 0));
    expect(tab.displayedCart()).toEqual(emptyCart);
    expect(tab.sent[1]).toBe('DELETE item/107/');
    tab.add(thali);
    tab.applyChange({ kind: 'clear' });
    await tab.respond(emptyCart);
    expect(tab.sent.slice(2)).toEqual(['DELETE ']);
    await tab.respond(emptyCart);
    expect(tab.displayedCart()).toEqual(emptyCart);
  });

  it('a line already removed by another tab is removed without an error', async () => {
    tab.add(tomato);
    await tab.respond(cartOf([tomato, 1]));
    tab.applyChange(createSetChange(tomato, 0));
    await tab.respond({ code: 'NO_LINE', message: 'This line is not in your cart.' }, 404);
    expect(tab.sent.at(-1)).toBe('GET ');
    await tab.respond(emptyCart);
    expect([tab.displayedCart(), tab.refusals]).toEqual([emptyCart, []]);
  });
});

describe('a refused change', () => {
  it('S8.22 is reverted with later changes of its line, and reported once', async () => {
    tab.add(thali);
    await tab.respond(cartOf([thali, 1]));
    tab.add(tomato);
    tab.applyChange(createSetChange(tomato, 2));
    tab.applyChange(createSetChange(thali, 3));
    await tab.respond({ code: 'TOO_MANY', message: 'Only 0 in stock' }, 409);
    expect(tab.refusals).toHaveLength(1);
    expect(tab.refusals[0]).toBeInstanceOf(ApiError);
    expect([tab.quantity(tomato), tab.quantity(thali)]).toEqual([0, 3]);
    await tab.respond(cartOf([thali, 3]));
    expect(tab.displayedCart()).toEqual(cartOf([thali, 3]));
  });

  it('is reverted when the server does not respond', async () => {
    tab.add(tomato);
    await tab.goesOffline();
    expect([tab.displayedCart(), tab.refusals.length, tab.settled()]).toEqual([emptyCart, 1, 1]);
    tab.add(tomato);
    await tab.respond(cartOf([tomato, 1]));
    expect(tab.quantity(tomato)).toBe(1);
  });

  it('S10.377 made before it is known whose session it is are all sent, and a refusal is reported', async () => {
    tab.isUnknown();
    tab.add(tomato);
    tab.add(thali);
    tab.isKnown();
    await tab.respond(cartOf([tomato, 1]));
    expect(tab.quantity(tomato)).toBe(1);
    expect(tab.sent).toHaveLength(2);
    await tab.respond({ code: 'OUT', message: 'Product is out of stock' }, 409);
    expect(tab.refusals).toHaveLength(1);
    expect([tab.quantity(tomato), tab.quantity(thali)]).toEqual([1, 0]);
  });

  it('a response for a customer who has signed out is dropped', async () => {
    tab.add(tomato);
    tab.add(thali);
    tab.leave();
    await tab.respond(cartOf([tomato, 1]));
    expect([tab.displayedCart(), tab.sent.length]).toEqual([emptyCart, 1]);
  });

  it('of a customer who has signed out does not affect the next customer', async () => {
    tab.add(tomato);
    tab.add(thali);
    tab.leave();
    await tab.goesOffline();
    expect([tab.displayedCart(), tab.sent.length, tab.refusals]).toEqual([emptyCart, 1, []]);
  });
});
