import { createClient, type WireRequest } from '@sabuja/contract/client';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { type EstimateRequest, estimateQuery } from './checkout-queries.ts';

const line = { id: 7, quantity: 2, type: 'COMBO', department: 'KITCHEN' } as const;
const request: EstimateRequest = {
  lines: [line],
  address: 'addr',
  pincode: '751024',
  isCombined: true,
  payment: 'WALLET',
  customer: 'asha',
  coupon: '',
  selectionKey: 'tomorrow',
};

test('S7f.4 an estimate is requested with the lines as body, and address, payment and customer as query', async () => {
  const requests: WireRequest[] = [];
  const amounts = { total_item_cost: 1, shipping_charges: 2, tax_amount: 3, total_discount: 4 };
  const body = { ...amounts, final_amount: 5, estimation_id: 'e' };
  const api = createClient(async (request) => {
    requests.push(request);
    return { status: 200, body };
  });
  expect(await new QueryClient().fetchQuery(estimateQuery(api, request))).toEqual(body);
  const [{ method, path, json } = expect.fail('nothing was asked')] = requests;
  const { pathname, searchParams } = new URL(path, 'http://shop');
  expect([method, pathname, json]).toEqual(['POST', '/api/v1/orders/calculate-estimation', [line]]);
  expect(Object.fromEntries(searchParams)).toEqual({
    address: 'addr',
    pincode: '751024',
    is_same: 'true',
    customer_id: 'asha',
    payment_method: 'WALLET',
  });
});

test('S10.123 the code of a coupon goes with the request', async () => {
  const paths: string[] = [];
  const api = createClient(async ({ path }) => {
    paths.push(path);
    return { status: 200, body: {} };
  });
  await new QueryClient().fetchQuery(estimateQuery(api, { ...request, coupon: 'RAJA20' }));
  expect(new URL(paths[0] ?? '', 'http://shop').searchParams.get('coupon')).toBe('RAJA20');
});

test('after one of two orders was placed, the request names the estimate of both and the delivery of the other', async () => {
  const paths: string[] = [];
  const api = createClient(async ({ path }) => {
    paths.push(path);
    return { status: 200, body: {} };
  });
  const remaining = { of: 'e1', date: '2026-11-22', slotName: '6:00 AM - 8:00 AM' };
  await new QueryClient().fetchQuery(estimateQuery(api, { ...request, remaining }));
  const { searchParams } = new URL(paths[0] ?? '', 'http://shop');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    remaining_of: 'e1',
    delivery_date: '2026-11-22',
    delivery_slot: '6:00 AM - 8:00 AM',
  });
});
