// @vitest-environment happy-dom
import type { Cart, CartItem, Stock } from '@sabuja/contract';
import { seconds } from '@sabuja/kit';
import { onlineManager } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { settle, stopClock, testPage, waitUntil } from '../../testing/render-on-page.tsx';
import { ok, problem, type SentRequest, type StubResponse } from '../../testing/stub-server.ts';
import { useAddItemsToCart } from './use-add-items-to-cart.ts';
import { useCartLines, useQuantityInCart } from './use-cart.ts';
import { useCartActions } from './use-cart-actions.ts';
import { useCartView } from './use-cart-view.ts';
import { useProductButton } from './use-product-button.ts';

const page = testPage();
const ADD = 'POST /api/v1/cart/item/';
const SET = 'PATCH /api/v1/cart/item';
const CART = 'GET /api/v1/cart/';
const SUBSCRIBE = 'POST /api/v1/notifications/subscribe';
const bag = { item_id: 7, type: 'STOCK' } as const;
const other = { item_id: 8, type: 'STOCK' } as const;
const stock = (id: number, changes: Partial<Stock> = {}) =>
  ({
    ...{ stock_id: id, name: `Bag ${id}`, cost: 100, discount: 0, units: '1 kg', quantity: 5 },
    ...{ inactive: 0, department: 'GROCERY', lead_time_hours: 0, image_urls: [], ...changes },
  }) as unknown as Stock;

/** Stubs the cart's endpoints with a server-side cart that the requests change. */
function serveCart(...items: CartItem[]) {
  let cart: Cart = { items };
  const idOf = (request: SentRequest) => Number(request.url.searchParams.get('item_id'));
  const quantityOf = (request: SentRequest) => Number(request.url.searchParams.get('quantity'));
  const write = (item_id: number, quantity: number): StubResponse => {
    const others = cart.items.filter((item) => item.item_id !== item_id);
    cart = {
      items: [...others, { cart_item_id: item_id + 100, item_id, quantity, type: 'STOCK' }],
    };
    return ok(cart);
  };
  const stored = (id: number) => cart.items.find((item) => item.item_id === id)?.quantity ?? 0;
  const add = (request: SentRequest) =>
    write(idOf(request), stored(idOf(request)) + quantityOf(request));
  page.server.on(CART, () => ok(cart));
  page.server.on(ADD, add);
  page.server.on(SET, (request) => write(idOf(request), quantityOf(request)));
  page.server.on('DELETE /api/v1/cart/item/{id}/', () => {
    cart = { items: [] };
    return ok(cart);
  });
  return { add };
}
const item = (item_id: number, quantity: number): CartItem =>
  ({ cart_item_id: item_id + 100, item_id, quantity, type: 'STOCK' }) as CartItem;
/** A response that is sent when the test calls `answer`. */
function later() {
  let answer: (response: StubResponse) => void = () => undefined;
  const response = new Promise<StubResponse>((resolve) => {
    answer = resolve;
  });
  return { respond: () => response, answer };
}

beforeEach(() => {
  serveCart();
  page.server.on('GET /api/v1/stocks/{id}', ({ url }) =>
    ok(stock(Number(url.pathname.split('/').at(-1)))),
  );
});

const renderCart = (user?: null) =>
  page.render(
    () => ({ ...useCartActions(), ...useCartLines('once'), bags: useQuantityInCart(bag) }),
    user === null ? { user } : {},
  );
async function renderLoadedCart() {
  const hook = renderCart();
  await waitUntil(() => expect(hook.current.loading).toBe(false));
  return hook;
}

describe('changing the cart', () => {
  it('shows a change at once, before the server has answered', async () => {
    const { add } = serveCart();
    const { respond, answer } = later();
    page.server.on(ADD, respond);
    const hook = await renderLoadedCart();
    hook.current.add(bag);
    await settle();
    expect(hook.current).toMatchObject({ bags: 1, isChanging: true });
    answer(add(page.server.sent(ADD)[0] as SentRequest));
    await waitUntil(() => expect(hook.current.isChanging).toBe(false));
    expect(hook.current.bags).toBe(1);
  });

  it('a refused change is taken back with the server’s message', async () => {
    serveCart(item(7, 2));
    const { respond, answer } = later();
    page.server.on(SET, respond);
    const hook = await renderLoadedCart();
    hook.current.setQuantity(bag, 9);
    await waitUntil(() => expect(hook.current.bags).toBe(9));
    answer(problem(409, 'NOT_ENOUGH'));
    await waitUntil(() => expect(page.toasts).toEqual(['error: the shop says NOT_ENOUGH']));
    await waitUntil(() => expect(hook.current).toMatchObject({ bags: 2, isChanging: false }));
  });

  it('without a connection it says that nothing was changed', async () => {
    page.server.on(ADD, 'silence');
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const hook = await renderLoadedCart();
    hook.current.add(bag);
    await waitUntil(() =>
      expect(page.toasts).toEqual(['error: No connection. Your cart was not changed.']),
    );
    online.mockRestore();
    await waitUntil(() => expect(hook.current.bags).toBe(0));
  });

  it('a burst of presses is two requests, and none is lost or counted twice', async () => {
    const { add } = serveCart();
    const { respond, answer } = later();
    page.server.on(ADD, respond, add);
    const hook = await renderLoadedCart();
    for (let n = 0; n < 5; n++) hook.current.add(bag);
    await settle();
    expect(hook.current.bags).toBe(5);
    const [first] = page.server.sent(ADD);
    answer(add(first as SentRequest));
    await waitUntil(() => expect(hook.current.isChanging).toBe(false));
    const quantities = page.server.sent(ADD).map(({ url }) => url.searchParams.get('quantity'));
    expect(quantities).toEqual(['1', '4']);
    expect(hook.current.bags).toBe(5);
  });

  it('a refusal of one line leaves the change of another', async () => {
    const { add } = serveCart();
    page.server.on(ADD, problem(409, 'NOT_ENOUGH'), add);
    const hook = await renderLoadedCart();
    hook.current.add(bag);
    hook.current.add(other);
    await waitUntil(() => expect(hook.current.lines).toHaveLength(1));
    expect(hook.current.lines.map(({ item: { item_id } }) => item_id)).toEqual([8]);
    expect(page.toasts).toEqual(['error: the shop says NOT_ENOUGH']);
  });

  it('the last unit taken away removes the line', async () => {
    serveCart(item(7, 1));
    const hook = await renderLoadedCart();
    hook.current.setQuantity(bag, 0);
    await waitUntil(() => expect(hook.current).toMatchObject({ bags: 0, isChanging: false }));
    expect(page.server.sent('DELETE /api/v1/cart/item/{id}/')[0]?.url.pathname).toContain('/107/');
  });

  it('many items of an order are added as far as they are in stock, and what is short is named', async () => {
    serveCart(item(7, 3));
    const hook = page.render(() => ({ ...useAddItemsToCart(), bags: useQuantityInCart(bag) }));
    const requested = { ...bag, name: 'Bag', quantity: 3 };
    const availability = await hook.current.mutateAsync([requested as never]);
    await waitUntil(() => expect(hook.current.bags).toBe(5));
    expect(page.server.sent(ADD)[0]?.url.searchParams.get('quantity')).toBe('2');
    expect(JSON.stringify(availability)).toContain('Bag');
  });

  it('S10.336 without a network adding many items fails at once', async () => {
    page.server.on(CART, 'silence');
    page.server.on('GET /api/v1/stocks/{id}', 'silence');
    onlineManager.setOnline(false);
    try {
      const hook = page.render(() => useAddItemsToCart());
      hook.current.mutate([{ ...bag, name: 'Bag', quantity: 3 }]);
      await waitUntil(() => expect(hook.current.isError).toBe(true));
    } finally {
      onlineManager.setOnline(true);
    }
  });
});

describe('the cart', () => {
  it('of a visitor is empty and asks the server for nothing', async () => {
    const hook = renderCart(null);
    await settle();
    expect(hook.current).toMatchObject({ count: 0, loading: false, failed: false });
    expect(page.server.requests).toEqual([]);
  });

  it('that cannot be loaded says so, and can be asked for again', async () => {
    page.server.on(CART, 'silence', ok({ items: [item(7, 2)] }));
    const hook = renderCart();
    await waitUntil(() => expect(hook.current.failed).toBe(true));
    hook.current.retry();
    await waitUntil(() => expect(hook.current).toMatchObject({ failed: false, bags: 2 }));
  });

  it('while it is open asks for its lines again, and warns when one is sold out', async () => {
    stopClock();
    serveCart(item(7, 2));
    page.server.on('GET /api/v1/settings/general/key/{key}', ok({ MIN_ORDER_AMOUNT: '0' }));
    const hook = page.render(() => useCartView(true));
    await waitUntil(() => expect(hook.current.canCheckOut).toBe(true));
    expect(hook.current).toMatchObject({ status: 'lines', itemCount: 2, total: 20_000 });
    page.server.on('GET /api/v1/stocks/{id}', ok(stock(7, { quantity: 0 })));
    await vi.advanceTimersByTimeAsync(seconds(2));
    await waitUntil(() => expect(hook.current.canCheckOut).toBe(false));
    expect(hook.current.warnings).toHaveLength(1);
  });

  it('below the minimum order cannot be checked out', async () => {
    serveCart(item(7, 2));
    page.server.on('GET /api/v1/settings/general/key/{key}', ok({ MIN_ORDER_AMOUNT: '500' }));
    const hook = page.render(() => useCartView(true));
    await waitUntil(() => expect(hook.current.warnings).toHaveLength(1));
    expect(hook.current.canCheckOut).toBe(false);
  });
});

describe('the button of a product', () => {
  const product = { id: 7, type: 'STOCK', name: 'Bag' } as never;
  it('S5.10 takes a visitor to sign in, and remembers the item', async () => {
    const hook = page.render(() => useProductButton(product, 'bag-7'), {
      user: null,
      at: '/categories/1',
    });
    hook.current.add();
    await waitUntil(() => expect(page.location().pathname).toBe('/Auth'));
    expect(JSON.stringify(Object.values(sessionStorage))).toContain('#bag-7');
    expect(page.server.sent(ADD)).toEqual([]);
  });

  it('a click on Notify Me right after a change of the quantity subscribes nobody', async () => {
    stopClock();
    const now = vi.spyOn(performance, 'now').mockReturnValue(10_000);
    page.server.on(SUBSCRIBE, ok({}));
    const hook = page.render(() => useProductButton(product));
    hook.current.add();
    await waitUntil(() => expect(hook.current.inCart).toBe(1));
    await settle();
    hook.current.notifyMe();
    await settle();
    expect(page.server.sent(SUBSCRIBE)).toEqual([]);
    now.mockReturnValue(10_700);
    hook.current.notifyMe();
    await waitUntil(() => expect(page.server.sent(SUBSCRIBE)).toHaveLength(1));
    now.mockRestore();
  });
});
