import { calls } from '@sabuja/contract';
import {
  buildOrder,
  createCustomer,
  createEstimate,
  createStock,
  createUnpaidOrder,
  groceryLine,
  openShopWithPayments,
  payInSandbox,
  requestPayment,
  type TestCustomer,
  type TestShop,
} from '@sabuja/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

type CallName = keyof typeof calls;
type Request = { params?: object; query?: object; body?: object; form?: Record<string, string> };

/** Calls that name nobody's object: they serve everyone alike, or whoever makes them. A new call is to be put here or below. */
const ownerless: CallName[] = [
  'GET /api/v1/auth/whoami',
  'POST /api/v1/auth/otp',
  'POST /api/v1/auth/otp/validate',
  'POST /api/v1/auth/refresh',
  'GET /api/v1/auth/logout',
  'GET /api/v1/categories/',
  'GET /api/v1/categories/{id}/sub',
  'GET /api/v1/stocks/search',
  'GET /api/v1/stocks/{id}',
  'GET /api/v1/combos/',
  'GET /api/v1/combo/{id}',
  'GET /api/v1/banner/',
  'GET /api/v1/settings/general/key/{key}',
  'GET /api/v1/settings/shop',
  'GET /api/v1/cart/',
  'POST /api/v1/cart/item/',
  'PATCH /api/v1/cart/item',
  'DELETE /api/v1/cart/',
  'GET /api/v1/settings/time_slots/',
  'GET /api/v1/geo/pincode/{pincode}',
  'GET /api/v1/geo/map',
  'POST /api/v1/geo/geocode/forward',
  'POST /api/v1/payment/webhook',
  'GET /api/v1/subscriptions/',
  'GET /api/v1/settings/delivery_fail_reasons/all',
  'GET /api/v1/notifications/push/key',
  'POST /api/v1/notifications/push',
  'DELETE /api/v1/notifications/push',
];

/** What Asha has, for others to reach for. */
type Owned = {
  id: number;
  uid: string;
  mobileNo: string;
  stock: number;
  address: string;
  line: number;
  estimate: string;
  order: string;
  amount: number;
  payment: { payment_id: string; order_id: string; signature: string };
};

const line = (of: Owned) => ({ ...groceryLine(of.stock) });
const profile = (of: Owned) => ({ params: { uid: of.uid } });
const ownOrder = (of: Owned) => ({ params: { orderId: of.order } });
const link = (of: Owned, token: string) => ({
  notify_type: 'email',
  mobile_no: of.mobileNo,
  email: '',
  token,
});
const toVerify = (of: Owned) => ({
  ...of.payment,
  payment_type: 'ORDER',
  payment_sub_type: 'online',
  amount: of.amount,
});
const estimation = { pincode: '751024', payment_method: 'COD' };

/** Each call with an owner, once for every place in which a stranger could name what is Asha's. */
const owned: Partial<Record<CallName, (of: Owned, me: TestCustomer) => Request[]>> = {
  'PUT /api/v1/users/{uid}': (of) => [{ ...profile(of), form: { full_name: 'Stranger' } }],
  'GET /api/v1/users/{uid}/export': (of) => [profile(of)],
  'GET /api/v1/address/user/{uid}': (of) => [profile(of)],
  'POST /api/v1/address/{userUid}': (of) => [{ params: { userUid: of.uid }, body: {} }],
  'PATCH /api/v1/address/{userUid}': (of, me) =>
    [of.uid, me.uid].map((userUid) => ({
      params: { userUid },
      body: { uid: of.address, area: 'Elsewhere' },
    })),
  'DELETE /api/v1/address/{uid}': (of) => [{ params: { uid: of.address } }],
  'POST /api/v1/users/delete-confirm/otp/': (of, { token }) => [{ body: link(of, token) }],
  'POST /api/v1/users/delete-verify/otp/': (of, { token }) => [
    { query: { otp: '12345' }, body: link(of, token) },
  ],
  'POST /api/v1/notifications/subscribe': (of) => [
    { body: { user_id: of.id, topic_id: of.stock, topic_type: 'STOCK', custom_topic_name: '' } },
  ],
  'DELETE /api/v1/cart/item/{id}/': (of) => [{ params: { id: of.line } }],
  'POST /api/v1/orders/calculate-estimation': (of) => [
    { query: { ...estimation, customer_id: of.uid }, body: [line(of)] },
    { query: { ...estimation, customer_id: of.id }, body: [line(of)] },
    { query: { ...estimation, address: of.address }, body: [line(of)] },
  ],
  'POST /api/v1/orders/': (of) => [
    { body: buildOrder([line(of)], { customer_address: of.address }) },
    { body: buildOrder([line(of)], { estimation_id: of.estimate }) },
  ],
  'GET /api/v1/orders/user/{uid}/': (of) => [profile(of)],
  'GET /api/v1/orders/{orderId}/': (of) => [ownOrder(of)],
  'GET /api/v1/orders/{orderId}/items/': (of) => [ownOrder(of)],
  'GET /api/v1/orders/{orderId}/events': (of) => [ownOrder(of)],
  'GET /api/v1/orders/{orderId}/invoice': (of) => [ownOrder(of)],
  'GET /api/v1/payment/refunds/{orderId}': (of) => [ownOrder(of)],
  'GET /api/v1/complaint/order/{orderId}': (of) => [ownOrder(of)],
  'POST /api/v1/orders/{orderId}/cancel': (of) => [{ ...ownOrder(of), body: {} }],
  'PATCH /api/v1/orders/{uid}/': (of) => [
    { params: { uid: of.order }, form: { raz_pay_status: '2' } },
  ],
  'POST /api/v1/payment/create': (of) => [
    {
      body: {
        amount: of.amount,
        currency: 'INR',
        receipt: 'r',
        payment_capture: 1,
        order_uids: [of.order],
      },
    },
  ],
  'POST /api/v1/payment/verify': (of) => [{ body: toVerify(of) }],
  'GET /api/v1/wallet/': (of) => [{ query: { user_uid: of.uid } }, { query: { uid: of.uid } }],
  'GET /api/v1/wallet/transactions/': (of) => [
    { query: { user_uid: of.uid } },
    { query: { uid: of.uid } },
  ],
  'POST /api/v1/wallet/recharge/': (of, me) =>
    [of.uid, of.id, me.uid].map((user_id) => ({
      body: { user_id, payment_id: of.payment.payment_id, method: 'upi', description: '' },
    })),
  'GET /api/v1/subscriptions/users/': (of) => [
    { query: { user_id: of.uid } },
    { query: { user_id: of.id } },
  ],
  'POST /api/v1/complaint/': (of, me) =>
    [of.uid, me.uid].map((user_uid) => ({
      body: {
        user_uid,
        order_id: of.order,
        details: 'Late',
        actions: 'Late delivery',
        severity: 'MEDIUM',
        source: 'WEB',
      },
    })),
};

let shop: TestShop;
let asha: Owned;
let stranger: TestCustomer;
beforeAll(async () => {
  const paid = await openShopWithPayments();
  shop = paid.shop;
  stranger = await createCustomer(shop);
  const customer = await createCustomer(shop);
  const stock = await createStock(shop, paid.place, { cost: 100 });
  const { uid: address } = await customer.api('POST /api/v1/address/{userUid}', {
    params: { userUid: customer.uid },
    body: {
      room_no: '12',
      locality: '',
      area: 'Patia',
      pincode: '751024',
      type: 'Home',
      full_address: '',
    },
  });
  const { items } = await customer.api('POST /api/v1/cart/item/', {
    query: { item_id: stock, quantity: 1, type: 'STOCK' },
  });
  const { estimation_id: estimate } = await createEstimate(customer, [groceryLine(stock)]);
  const { uid: order, amount } = await createUnpaidOrder(customer, [groceryLine(stock)]);
  const { id } = await requestPayment(customer, amount, [order]);
  const payment = await payInSandbox(paid.sandbox, id);
  asha = {
    ...customer,
    stock,
    address,
    line: items[0]?.cart_item_id ?? 0,
    estimate,
    order,
    amount,
    payment,
  };
});
afterAll(() => shop.close());

const fill = (path: string, params: Record<string, unknown> = {}) =>
  path.replace(/\{(\w+)\}/g, (_, key: string) => String(params[key]));

async function status(name: CallName, request: Request, token?: string): Promise<number> {
  const [method = '', path = ''] = name.split(' ');
  const query = new URLSearchParams(request.query as Record<string, string>);
  const form = new FormData();
  for (const [field, value] of Object.entries(request.form ?? {})) form.append(field, value);
  const multipart = new Response(form);
  const response = await shop.app.http.inject({
    method: method as 'GET',
    url: `${fill(path, request.params as Record<string, unknown>)}?${query}`,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(request.form && { 'content-type': multipart.headers.get('content-type') ?? '' }),
    },
    ...(request.body && { payload: request.body }),
    ...(request.form && { payload: Buffer.from(await multipart.arrayBuffer()) }),
  });
  return response.statusCode;
}

const names = Object.keys(calls) as CallName[];

test('every call either has an owner to be tried by strangers, or is named as having none', () => {
  expect([...ownerless, ...Object.keys(owned)].sort()).toEqual([...names].sort());
});

describe('S6.1 S6.2 what is another customer’s does not exist', () => {
  test.each(Object.keys(owned) as CallName[])('%s', async (name) => {
    const requests = owned[name]?.(asha, stranger) ?? [];
    expect(requests.length).toBeGreaterThan(0);
    for (const request of requests) {
      expect([request, await status(name, request, stranger.token)]).toEqual([request, 404]);
    }
    const [first = {}] = owned[name]?.(asha, { ...stranger, token: 'nobody' }) ?? [];
    expect(await status(name, first)).toBe(401);
  });
});
