// @vitest-environment happy-dom
import type { ListedItem } from '@sabuja/contract';
import { describe, expect, it } from 'vitest';
import { sessionTokens } from '../../lib/session-tokens.ts';
import { settle, testPage, waitUntil } from '../../testing/render-on-page.tsx';
import { ok, problem } from '../../testing/stub-server.ts';
import { useCartView } from '../cart/use-cart-view.ts';
import { useProductButton } from '../cart/use-product-button.ts';
import { FavouriteButton } from '../favourites/index.ts';
import { useSession } from './index.ts';

const page = testPage();
const WHOAMI = 'GET /api/v1/auth/whoami';
const LIKE = 'PUT /api/v1/favourites/{item_id}';
const ADD = 'POST /api/v1/cart/item/';
const tomato = { stock_id: 3, id: 3, name: 'Tomato', type: 'STOCK' };

/** Opens the page in a browser that has a token, while the server cannot say whose. */
function breakSession(): void {
  sessionTokens.store({ access_token: 'a', refresh_token: 'r' });
  page.server.on(WHOAMI, problem(503, 'BUSY'));
}

describe('while the server cannot say whose session it is', () => {
  it('S10.332 a favourite is sent instead of leading to sign-in; its failure takes the heart back', async () => {
    breakSession();
    page.server.on(LIKE, 'silence');
    const shown = page.show(<FavouriteButton item={tomato as unknown as ListedItem} />, {
      user: null,
    });
    const heart = shown.querySelector('button');
    await waitUntil(() => expect(page.server.sent(WHOAMI)).toHaveLength(1));
    await settle();
    heart?.click();
    await waitUntil(() => expect(page.toasts).toHaveLength(1));
    expect(page.toasts).toEqual(['error: Something went wrong. Please try again.']);
    expect(page.server.sent(LIKE)).toHaveLength(1);
    expect(page.location().pathname).toBe('/');
    await waitUntil(() => expect(heart?.getAttribute('aria-pressed')).toBe('false'));
  });

  it('S10.332 the cart says that it cannot be loaded, and asks for the session again', async () => {
    breakSession();
    const view = page.render(() => ({ cart: useCartView(false), session: useSession() }), {
      user: null,
    });
    await waitUntil(() => expect(view.current.cart.status).toBe('failed'));
    page.server.on('GET /api/v1/cart/', ok({ items: [] }));
    page.server.on(WHOAMI, ok({ id: 7, uid: 'u', full_name: 'Asha', wallet: { balance: 0 } }));
    view.current.cart.retry();
    await waitUntil(() => expect(view.current.cart.status).toBe('empty'));
    expect(view.current.session.user?.full_name).toBe('Asha');
  });

  it('S10.332 a product goes into the cart by the server’s decision, not to sign-in', async () => {
    breakSession();
    page.server.on(ADD, problem(401, 'SIGNED_OUT'));
    page.server.on('GET /api/v1/cart/', problem(401, 'SIGNED_OUT'));
    page.server.on('POST /api/v1/auth/refresh', problem(503, 'BUSY'));
    const button = page.render(() => useProductButton(tomato as never), { user: null });
    await waitUntil(() => expect(page.server.sent(WHOAMI)).toHaveLength(1));
    await settle();
    button.current.add();
    await waitUntil(() => expect(page.server.sent(ADD).length).toBeGreaterThan(0));
    expect(page.location().pathname).toBe('/');
  });
});
