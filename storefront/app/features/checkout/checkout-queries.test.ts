import { createClient, type WireRequest } from '@sabuja/contract/client';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { estimateQuery } from './checkout-queries.ts';

test('S7f.4 an estimate is requested with the lines as body, and address, payment and customer as query', async () => {
  const requests: WireRequest[] = [];
  const amounts = { total_item_cost: 1, shipping_charges: 2, tax_amount: 3, total_discount: 4 };
  const body = { ...amounts, final_amount: 5, estimation_id: 'e' };
  const api = createClient(async (request) => {
    requests.push(request);
    return { status: 200, body };
  });
  const line = { id: 7, quantity: 2, type: 'COMBO', department: 'KITCHEN' } as const;
  const query = estimateQuery(api, {
    lines: [line],
    address: 'addr',
    pincode: '751024',
    isCombined: true,
    payment: 'WALLET',
    customer: 'asha',
    selectionKey: 'tomorrow',
  });
  expect(await new QueryClient().fetchQuery(query)).toEqual(body);
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
