import type { Estimate, PlaceOrder } from '@sabuja/contract';
import { ApiError, createClient } from '@sabuja/contract/client';
import { memoryStorage } from '@sabuja/ui/lib/memory-storage.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { findOutcome } from './send-order.ts';
import {
  isPaidOnline,
  type OrderDraft,
  openParts,
  placedParts,
  type SubmissionRequest,
} from './submission.ts';
import { createSubmissionStore } from './submission-store.ts';

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

function createOrder(department: 'KITCHEN' | 'GROCERY', slot = 1): OrderDraft {
  const item = department === 'KITCHEN' ? 9000 : 7;
  return {
    department,
    cartItems: [item + 100],
    part: '',
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
      items: [{ id: item, quantity: 1, type: 'STOCK', department }],
    },
  };
}
const createRequest = (
  id: string,
  orders: OrderDraft[],
  customerUid = 'asha',
): SubmissionRequest => ({
  customerUid,
  estimate: estimate(id),
  orders,
});
const bothOrders = (id: string) =>
  createRequest(id, [createOrder('GROCERY'), createOrder('KITCHEN')]);

type Sent = { key: string | undefined; body: PlaceOrder };
type StubResponse = () => { status: number; body: unknown };

/** A stub server with scripted responses, and a browser in front of it. */
function createScenario() {
  const responses: StubResponse[] = [];
  const storage = memoryStorage();
  const requests: Sent[] = [];
  let keys = 0;
  let currentTime = now;
  const api = createClient(async (request) => {
    requests.push({ key: request.headers['idempotency-key'], body: request.json as PlaceOrder });
    const nextResponse = responses.shift();
    if (nextResponse === undefined) throw new Error('an unexpected request');
    return nextResponse();
  });
  return {
    api,
    requests,
    map: storage.map,
    enqueueResponses: (...next: StubResponse[]) => void responses.push(...next),
    advanceClock: (milliseconds: number) => {
      currentTime += milliseconds;
    },
    /** A reload: only the browser's storage survives. */
    load: () =>
      createSubmissionStore({
        storage: () => storage,
        newKey: () => `key-${++keys}`,
        now: () => currentTime,
      }),
  };
}

const placedResponse = (uid: string) => () => ({ status: 200, body: { data: [uid] } });
const refusedResponse = (status: number, message: string) => () => ({
  status,
  body: { code: 'X', message },
});
const networkError = () => {
  throw new TypeError('Failed to fetch');
};

let scenario: ReturnType<typeof createScenario>;
beforeEach(() => {
  scenario = createScenario();
});
const partStates = (store: ReturnType<ReturnType<typeof createScenario>['load']>) =>
  store.state().submission?.parts.map((part) => part.state);

describe('submitting orders', () => {
  it('S4g.4 S7f.2 sends them in sequence, each with its own key', async () => {
    const store = scenario.load();
    scenario.enqueueResponses(placedResponse('g1'), placedResponse('k1'));
    await store.submit(scenario.api, bothOrders('e1'));
    expect(scenario.requests.map((one) => one.key)).toEqual(['key-1', 'key-2']);
    expect(scenario.requests[0]?.body.items[0]?.department).toBe('GROCERY');
    const { submission } = store.state();
    expect(submission && placedParts(submission).map((part) => part.uid)).toEqual(['g1', 'k1']);
  });

  it('repeats the request once if the response was lost', async () => {
    const store = scenario.load();
    scenario.enqueueResponses(networkError, placedResponse('g1'));
    await store.submit(scenario.api, createRequest('e1', [createOrder('GROCERY')]));
    expect(scenario.requests[1]).toEqual(scenario.requests[0]);
    expect(partStates(store)).toEqual(['placed']);
  });

  it('ignores a second press while the first is in progress', async () => {
    const store = scenario.load();
    let runs = 0;
    const task = async () => {
      runs += 1;
      await Promise.resolve();
    };
    await Promise.all([
      store.runExclusive(task),
      store.runExclusive(task),
      store.runExclusive(task),
    ]);
    expect([runs, store.state().busy]).toEqual([1, false]);
    await store.runExclusive(task);
    expect(runs).toBe(2);
  });

  it('repeats a request without a response unchanged with its key, also after a reload', async () => {
    scenario.enqueueResponses(networkError, networkError);
    await scenario.load().submit(scenario.api, bothOrders('e1'));
    const reloaded = scenario.load();
    expect(partStates(reloaded)).toEqual(['sent', 'waiting']);
    scenario.enqueueResponses(placedResponse('g1'), placedResponse('k1'));
    await reloaded.submit(scenario.api, bothOrders('e2'));
    expect([scenario.requests[1], scenario.requests[2]]).toEqual([
      scenario.requests[0],
      scenario.requests[0],
    ]);
    expect(scenario.requests[3]?.body.estimation_id).toBe('e1');
    expect(partStates(reloaded)).toEqual(['placed', 'placed']);
  });

  it('repeats with its key a request that a busy or failing server left open', async () => {
    for (const status of [500, 503, 429, 401]) {
      const retried = createScenario();
      const store = retried.load();
      retried.enqueueResponses(refusedResponse(status, 'Later, please.'), placedResponse('g1'));
      const request = createRequest('e1', [createOrder('GROCERY')]);
      await store.submit(retried.api, request);
      await store.submit(retried.api, request);
      expect([status, ...retried.requests.map((request) => request.key)]).toEqual([
        status,
        'key-1',
        'key-1',
      ]);
    }
  });

  it('uses a new key after a rejection, or if the order has changed', async () => {
    const store = scenario.load();
    scenario.enqueueResponses(refusedResponse(409, 'The slot is full.'), placedResponse('g1'));
    await store.submit(scenario.api, createRequest('e1', [createOrder('GROCERY')]));
    expect(store.state().failure?.error).toBeInstanceOf(ApiError);
    await store.submit(scenario.api, createRequest('e1', [createOrder('GROCERY', 2)]));
    expect(scenario.requests.map((one) => one.key)).toEqual(['key-1', 'key-2']);
    const newLines = { ...createOrder('GROCERY', 2), cartItems: [999] };
    scenario.enqueueResponses(placedResponse('g2'));
    await store.submit(scenario.api, createRequest('e1', [newLines]));
    expect(scenario.requests.at(-1)?.key).toBe('key-3');
  });
});

describe('when the second order fails', () => {
  it('S4g.4 keeps the first order, and sends only the second when pressed again', async () => {
    const store = scenario.load();
    scenario.enqueueResponses(
      placedResponse('g1'),
      refusedResponse(409, 'That slot has just filled up.'),
    );
    await store.submit(scenario.api, bothOrders('e1'));
    expect(partStates(store)).toEqual(['placed', 'refused']);
    expect(store.state().failure?.department).toBe('KITCHEN');
    const reloaded = scenario.load();
    scenario.enqueueResponses(placedResponse('k1'));
    await reloaded.submit(scenario.api, createRequest('e1__1', [createOrder('KITCHEN', 2)]));
    expect(scenario.requests.map((one) => one.body.items[0]?.department)).toEqual([
      'GROCERY',
      'KITCHEN',
      'KITCHEN',
    ]);
    expect(partStates(reloaded)).toEqual(['placed', 'placed']);
    expect(reloaded.state().submission?.estimate.estimation_id).toBe('e1');
  });

  it('repeats the second with its key if it got no response', async () => {
    const store = scenario.load();
    scenario.enqueueResponses(
      placedResponse('g1'),
      networkError,
      networkError,
      placedResponse('k1'),
    );
    await store.submit(scenario.api, bothOrders('e1'));
    await store.submit(scenario.api, createRequest('e2', [createOrder('KITCHEN')]));
    expect(scenario.requests.slice(1).map((one) => one.key)).toEqual(['key-2', 'key-2', 'key-2']);
    expect(scenario.requests.at(-1)?.body.estimation_id).toBe('e1');
  });
});

describe('orders to be paid online', () => {
  const asOnlineOrder = (one: OrderDraft): OrderDraft => ({
    ...one,
    body: { ...one.body, payment_method: 'ONLINE' },
  });
  const bothOnline = () =>
    createRequest('e1', [
      asOnlineOrder(createOrder('GROCERY')),
      asOnlineOrder(createOrder('KITCHEN')),
    ]);

  it('an abandoned order is dropped beside the rejected one', async () => {
    const store = scenario.load();
    scenario.enqueueResponses(
      placedResponse('g1'),
      refusedResponse(409, 'That slot has just filled up.'),
    );
    await store.submit(scenario.api, bothOnline());
    const { submission } = store.state();
    expect(submission && isPaidOnline(submission)).toBe(true);
    store.clearPlaced();
    expect(partStates(store)).toEqual(['refused']);
    scenario.enqueueResponses(placedResponse('g2'), placedResponse('k2'));
    await store.submit(scenario.api, bothOnline());
    expect(scenario.requests.slice(2).map((one) => one.key)).toEqual(['key-3', 'key-4']);
    store.clearPlaced();
    expect(scenario.load().state().submission).toBeUndefined();
  });
});

describe('the stored submission', () => {
  it('expires an hour after its estimate, and belongs to its customer', async () => {
    scenario.enqueueResponses(networkError, networkError);
    await scenario.load().submit(scenario.api, createRequest('e1', [createOrder('GROCERY')]));
    scenario.advanceClock(74 * 60_000);
    expect(partStates(scenario.load())).toEqual(['sent']);
    scenario.enqueueResponses(placedResponse('g9'));
    await scenario
      .load()
      .submit(scenario.api, createRequest('e1', [createOrder('GROCERY')], 'bina'));
    expect(scenario.requests.at(-1)?.key).toBe('key-2');
    scenario.advanceClock(76 * 60_000);
    expect(scenario.load().state().submission).toBeUndefined();
  });

  it('S10.375 survives a reload on a device whose clock is hours wrong, and repeats with its key', async () => {
    for (const hours of [-5, 3]) {
      const late = createScenario();
      late.advanceClock(hours * 60 * 60_000);
      late.enqueueResponses(networkError, networkError, placedResponse('g1'));
      const request = createRequest('e1', [createOrder('GROCERY')]);
      await late.load().submit(late.api, request);
      const reloaded = late.load();
      expect([hours, partStates(reloaded)]).toEqual([hours, ['sent']]);
      await reloaded.submit(late.api, request);
      expect(late.requests.map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-1']);
      // The clock was set right: the stored checkout is neither used for hours nor mistaken for new.
      late.advanceClock(-hours * 60 * 60_000);
      expect([hours, partStates(late.load())]).toEqual([hours, undefined]);
    }
  });

  it('that an earlier release stored expires by its estimate', async () => {
    scenario.enqueueResponses(networkError, networkError);
    await scenario.load().submit(scenario.api, createRequest('e1', [createOrder('GROCERY')]));
    const { storedAt: _, ...stored } = JSON.parse(scenario.map.get('orders_under_way') ?? '');
    scenario.map.set('orders_under_way', JSON.stringify(stored));
    scenario.advanceClock(74 * 60_000);
    expect(partStates(scenario.load())).toEqual(['sent']);
    scenario.advanceClock(2 * 60_000);
    expect(scenario.load().state().submission).toBeUndefined();
  });

  it('is ignored if the stored value is invalid', () => {
    for (const invalid of ['', '[]', 'null', '{"parts":7}']) {
      scenario.map.set('orders_under_way', invalid);
      expect(scenario.load().state().submission).toBeUndefined();
    }
  });
});

describe('the outcome of an order without a response', () => {
  /** The outcome if the server returns these order uids, one list per request. */
  const find = async (...looks: string[][]) => {
    const paths: string[] = [];
    const api = createClient(async ({ path }) => {
      paths.push(path);
      return { status: 200, body: { data: looks.shift() } };
    });
    return { outcome: await findOutcome(api, 'key-1', async () => {}), paths };
  };

  it('is what the server placed with its key', async () => {
    expect(await find(['g1'])).toEqual({
      outcome: { state: 'placed', uid: 'g1' },
      paths: ['/api/v1/orders/by-key/key-1'],
    });
  });

  it('is found at the second look if the request arrived meanwhile', async () => {
    expect((await find([], ['g1'])).outcome).toEqual({ state: 'placed', uid: 'g1' });
  });

  it('is not placed if nothing was placed with its key at both looks', async () => {
    expect((await find([], [])).outcome).toEqual({ state: 'lost' });
  });

  it('is requested only for open orders; a found order is recorded', async () => {
    scenario.enqueueResponses(networkError, networkError);
    const store = scenario.load();
    await store.submit(scenario.api, createRequest('e1', [createOrder('GROCERY')]));
    store.recordOutcome('key-1', { state: 'placed', uid: 'g1' });
    const { submission } = scenario.load().state();
    expect(submission && openParts(submission)).toEqual([]);
  });
});
