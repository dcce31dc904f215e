import type { TestShop } from './test-shop.ts';

const XSRF_COOKIE = 'XSRF-TOKEN-STAFF';

/** A browser of staff: it stores cookies, and sends the anti-forgery header. */
export class TestBrowser {
  readonly cookies = new Map<string, string>();
  readonly #shop: TestShop;
  /** The prefix of every request path. */
  readonly #base: string;
  readonly address: string;

  constructor(shop: TestShop, base: string, address = '203.0.113.5') {
    this.#shop = shop;
    this.#base = base;
    this.address = address;
  }

  async send(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ) {
    const xsrf = this.cookies.get(XSRF_COOKIE);
    const response = await this.#shop.app.http.inject({
      method,
      url: `${this.#base}${path}`,
      remoteAddress: this.address,
      headers: {
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(xsrf && { 'x-xsrf-token': xsrf }),
        ...headers,
      },
      ...(body && { payload: body }),
    });
    for (const { name, value } of response.cookies) this.cookies.set(name, value);
    return { status: response.statusCode, body: response.json() };
  }
}
