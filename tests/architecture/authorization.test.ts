import { randomUUID } from 'node:crypto';
import { calls } from '@sabuja/contract';
import {
  buildOrder,
  createCustomer,
  createEstimate,
  createStock,
  createUnpaidOrder,
  groceryLine,
  payInSandbox,
  requestPayment,
  type TestCustomer,
  useShopWithPayments,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';

type CallName = keyof typeof calls;
type Request = {
  params?: object;
  query?: object;
  body?: object;
  form?: Record<string, string>;
  picture?: Buffer;
};

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/**
 * Calls whose parameters name no object of a customer: they return the same to everyone, or concern only the
 * caller. A new call must be listed here or below.
 */
const CALLS_WITHOUT_OWNER: CallName[] = [
  'GET /api/v1/auth/whoami',
  'POST /api/v1/auth/otp',
  'POST /api/v1/auth/otp/validate',
  'POST /api/v1/auth/refresh',
  'GET /api/v1/auth/logout',
  'POST /api/v1/auth/step-up',
  'POST /api/v1/auth/step-up/validate',
  'GET /api/v1/auth/lost-number',
  'POST /api/v1/auth/lost-number',
  'POST /api/v1/auth/lost-number/undo',
  'GET /api/v1/categories/',
  'GET /api/v1/categories/{id}/sub',
  'GET /api/v1/stocks/search',
  'GET /api/v1/stocks/{id}',
  'GET /api/v1/combos/',
  'GET /api/v1/combo/{id}',
  'GET /api/v1/items/{id}/goes-with',
  'GET /api/v1/banner/',
  'GET /api/v1/settings/general/key/{key}',
  'GET /api/v1/settings/shop',
  'GET /api/v1/legal/{page}',
  'GET /api/v1/cart/',
  'POST /api/v1/cart/item/',
  'PATCH /api/v1/cart/item',
  'DELETE /api/v1/cart/',
  'GET /api/v1/orders/by-key/{key}',
  'GET /api/v1/settings/time_slots/',
  'GET /api/v1/settings/time_slots/next',
  // The copy is identified by a token of 256 random bits.
  'POST /api/v1/privacy-copies',
  'GET /api/v1/favourites/',
  'PUT /api/v1/favourites/{item_id}',
  'DELETE /api/v1/favourites/{item_id}',
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

/** Asha's resources, which other customers try to access. */
type OwnedResources = {
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
  /** A complaint, and a photo of it. */
  ticket: string;
  photo: string;
};

const orderLine = (resources: OwnedResources) => ({ ...groceryLine(resources.stock) });
const profileRequest = (resources: OwnedResources) => ({ params: { uid: resources.uid } });
const orderRequest = (resources: OwnedResources) => ({ params: { orderId: resources.order } });
const deletionLink = (resources: OwnedResources, token: string) => ({
  notify_type: 'email',
  mobile_no: resources.mobileNo,
  email: '',
  token,
});
const verification = (resources: OwnedResources) => ({
  ...resources.payment,
  payment_type: 'ORDER',
  payment_sub_type: 'online',
  amount: resources.amount,
});
const estimationQuery = { pincode: '751024', payment_method: 'COD' };

/**
 * Each call whose parameters name an object of a customer, with one request per parameter in which another
 * customer could name Asha's object.
 */
const callsWithOwner: Partial<
  Record<CallName, (resources: OwnedResources, stranger: TestCustomer) => Request[]>
> = {
  'PUT /api/v1/users/{uid}': (resources) => [
    { ...profileRequest(resources), form: { full_name: 'Stranger' } },
  ],
  'PUT /api/v1/users/{uid}/language': (resources) => [
    { ...profileRequest(resources), body: { language: 'hi' } },
  ],
  'GET /api/v1/users/{uid}/export': (resources) => [profileRequest(resources)],
  'GET /api/v1/users/{uid}/privacy': (resources) => [profileRequest(resources)],
  'PUT /api/v1/users/{uid}/privacy/marketing': (resources) => [
    { ...profileRequest(resources), body: { allowed: true } },
  ],
  'PUT /api/v1/users/{uid}/nominee': (resources) => [
    { ...profileRequest(resources), body: { full_name: 'Stranger', contact: '9812345678' } },
  ],
  'DELETE /api/v1/users/{uid}/nominee': (resources) => [profileRequest(resources)],
  'GET /api/v1/address/user/{uid}': (resources) => [profileRequest(resources)],
  'POST /api/v1/address/{userUid}': (resources) => [
    { params: { userUid: resources.uid }, body: {} },
  ],
  'PATCH /api/v1/address/{userUid}': (resources, stranger) =>
    [resources.uid, stranger.uid].map((userUid) => ({
      params: { userUid },
      body: { uid: resources.address, area: 'Elsewhere' },
    })),
  'DELETE /api/v1/address/{uid}': (resources) => [{ params: { uid: resources.address } }],
  'POST /api/v1/users/delete-confirm/otp/': (resources, { token }) => [
    { body: deletionLink(resources, token) },
  ],
  'POST /api/v1/users/delete-verify/otp/': (resources, { token }) => [
    { query: { otp: '12345' }, body: deletionLink(resources, token) },
  ],
  'POST /api/v1/notifications/subscribe': (resources) => [
    {
      body: {
        user_id: resources.id,
        topic_id: resources.stock,
        topic_type: 'STOCK',
        custom_topic_name: '',
      },
    },
  ],
  'DELETE /api/v1/cart/item/{id}/': (resources) => [{ params: { id: resources.line } }],
  'POST /api/v1/orders/calculate-estimation': (resources) => [
    { query: { ...estimationQuery, customer_id: resources.uid }, body: [orderLine(resources)] },
    { query: { ...estimationQuery, customer_id: resources.id }, body: [orderLine(resources)] },
    { query: { ...estimationQuery, address: resources.address }, body: [orderLine(resources)] },
  ],
  'POST /api/v1/orders/': (resources) => [
    { body: buildOrder([orderLine(resources)], { customer_address: resources.address }) },
    { body: buildOrder([orderLine(resources)], { estimation_id: resources.estimate }) },
  ],
  'GET /api/v1/orders/user/{uid}/': (resources) => [profileRequest(resources)],
  'GET /api/v1/orders/user/{uid}/bought': (resources) => [profileRequest(resources)],
  'GET /api/v1/orders/{orderId}/': (resources) => [orderRequest(resources)],
  'GET /api/v1/orders/{orderId}/items/': (resources) => [orderRequest(resources)],
  'GET /api/v1/orders/{orderId}/events': (resources) => [orderRequest(resources)],
  'GET /api/v1/orders/{orderId}/invoice': (resources) => [orderRequest(resources)],
  'GET /api/v1/payment/refunds/{orderId}': (resources) => [orderRequest(resources)],
  'GET /api/v1/complaint/order/{orderId}': (resources) => [orderRequest(resources)],
  'GET /api/v1/complaint/{ticket_no}/photos': ({ ticket }) => [{ params: { ticket_no: ticket } }],
  'POST /api/v1/complaint/{ticket_no}/photos': ({ ticket, photo }) => [
    { params: { ticket_no: ticket }, query: { id: photo }, picture: PIXEL },
  ],
  'GET /api/v1/complaint/{ticket_no}/photos/{id}': ({ ticket, photo }) => [
    { params: { ticket_no: ticket, id: photo } },
  ],
  'PUT /api/v1/complaint/{ticket_no}/rating': ({ ticket }) => [
    { params: { ticket_no: ticket }, body: { rating: 1 } },
  ],
  'POST /api/v1/orders/{orderId}/cancel': (resources) => [{ ...orderRequest(resources), body: {} }],
  'PATCH /api/v1/orders/{uid}/': (resources) => [
    { params: { uid: resources.order }, form: { raz_pay_status: '2' } },
  ],
  'POST /api/v1/payment/create': (resources) => [
    {
      body: {
        amount: resources.amount,
        currency: 'INR',
        receipt: 'r',
        payment_capture: 1,
        order_uids: [resources.order],
      },
    },
  ],
  'POST /api/v1/payment/verify': (resources) => [{ body: verification(resources) }],
  'GET /api/v1/wallet/': (resources) => [
    { query: { user_uid: resources.uid } },
    { query: { uid: resources.uid } },
  ],
  'GET /api/v1/wallet/transactions/': (resources) => [
    { query: { user_uid: resources.uid } },
    { query: { uid: resources.uid } },
  ],
  'POST /api/v1/wallet/recharge/': (resources, stranger) =>
    [resources.uid, resources.id, stranger.uid].map((user_id) => ({
      body: { user_id, payment_id: resources.payment.payment_id, method: 'upi', description: '' },
    })),
  'GET /api/v1/subscriptions/users/': (resources) => [
    { query: { user_id: resources.uid } },
    { query: { user_id: resources.id } },
  ],
  'POST /api/v1/complaint/': (resources, stranger) =>
    [resources.uid, stranger.uid].map((user_uid) => ({
      body: {
        user_uid,
        order_id: resources.order,
        details: 'Late',
        actions: 'Late delivery',
        severity: 'MEDIUM',
        source: 'WEB',
      },
    })),
};

const { shop, category, sandbox } = useShopWithPayments();
let ownedByAsha: OwnedResources;
let stranger: TestCustomer;
beforeAll(async () => {
  stranger = await createCustomer(shop);
  const customer = await createCustomer(shop);
  const stock = await createStock(shop, category, { cost: 100 });
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
  const payment = await payInSandbox(sandbox, id);
  await sql`insert into complaints.reasons (description) values ('Late delivery')`.execute(
    shop.app.db,
  );
  const { ticket_no: ticket } = await customer.api('POST /api/v1/complaint/', {
    body: {
      user_uid: customer.uid,
      order_id: order,
      details: 'Late',
      actions: 'Late delivery',
      severity: 'MEDIUM',
      source: 'WEB',
    },
  });
  const { id: photo } = await customer.api('POST /api/v1/complaint/{ticket_no}/photos', {
    params: { ticket_no: ticket },
    query: { id: randomUUID() },
    file: new Blob([new Uint8Array(PIXEL)], { type: 'image/png' }),
  });
  ownedByAsha = {
    ...customer,
    stock,
    address,
    line: items[0]?.cart_item_id ?? 0,
    estimate,
    order,
    amount,
    payment,
    ticket,
    photo,
  };
});

const fillPath = (path: string, params: Record<string, unknown> = {}) =>
  path.replace(/\{(\w+)\}/g, (_, key: string) => String(params[key]));

async function requestStatus(name: CallName, request: Request, token?: string): Promise<number> {
  const [method = '', path = ''] = name.split(' ');
  const query = new URLSearchParams(request.query as Record<string, string>);
  const form = new FormData();
  for (const [field, value] of Object.entries(request.form ?? {})) form.append(field, value);
  const multipart = new Response(form);
  const response = await shop.app.http.inject({
    method: method as 'GET',
    url: `${fillPath(path, request.params as Record<string, unknown>)}?${query}`,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(request.picture && { 'content-type': 'image/png' }),
      ...(request.form && { 'content-type': multipart.headers.get('content-type') ?? '' }),
    },
    ...(request.body && { payload: request.body }),
    ...(request.picture && { payload: request.picture }),
    ...(request.form && { payload: Buffer.from(await multipart.arrayBuffer()) }),
  });
  return response.statusCode;
}

/** Staff calls may read the orders of all customers; `staff-permissions.test.ts` tries them with every role. */
const isStaffCall = (name: CallName) => name.includes('/api/v1/staff/');
const names = (Object.keys(calls) as CallName[]).filter((name) => !isStaffCall(name));

test('every call is either tried by other customers, or listed as having no owner', () => {
  expect([...CALLS_WITHOUT_OWNER, ...Object.keys(callsWithOwner)].sort()).toEqual(
    [...names].sort(),
  );
});

describe('S6.1 S6.2 resources of another customer are reported as missing', () => {
  test.each(Object.keys(callsWithOwner) as CallName[])('%s', async (name) => {
    const requests = callsWithOwner[name]?.(ownedByAsha, stranger) ?? [];
    expect(requests.length).toBeGreaterThan(0);
    for (const request of requests) {
      expect([request, await requestStatus(name, request, stranger.token)]).toEqual([request, 404]);
    }
    const [first = {}] =
      callsWithOwner[name]?.(ownedByAsha, { ...stranger, token: 'nobody' }) ?? [];
    expect(await requestStatus(name, first)).toBe(401);
  });
});
