import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { type Call, calls } from '@sabuja/contract';
import { mayStaff, type StaffRole, staffRoles } from '@sabuja/contract/rules/staff-roles';
import {
  createCustomer,
  createMember,
  createOrder,
  createStock,
  groceryLine,
  useSellableShop,
} from '@sabuja/testing';
import { beforeAll, expect, test } from 'vitest';

type CallName = keyof typeof calls;

const { shop, category } = useSellableShop();
const ADDRESS = 'Secret Lane';
const PHONE = '+919876501234';
const PURCHASE_PRICE = 37.77;
const ids: Record<string, string> = {};

/** The calls by which staff read JSON; they are made for one order, customer and product. */
const readingCalls = (Object.keys(calls) as CallName[]).filter((name) => {
  const call: Call = calls[name];
  return (
    name.startsWith('GET /api/v1/staff/') && call.guard === 'staff' && call.media === undefined
  );
});

/** The path of a call with the ids of the created order, customer and product, and with filters that match them. */
function pathOf(name: CallName): string {
  const [, path = ''] = name.split(' ');
  const subject = path.includes('/customers/') ? 'customer' : 'order';
  const filled = path
    .replace('{uid}', ids[subject] ?? '')
    .replace(/\{(stock_)?id\}/, ids.stock ?? '')
    .replace(/\{\w+\}/g, randomUUID());
  const days = path.includes('/figures/') ? 'from=2026-11-01&to=2026-11-30' : 'date=2026-11-24';
  return `${filled}?${days}${path.endsWith('/customers') ? '&q=Asha' : ''}`;
}

beforeAll(async () => {
  const manager = await createMember(shop, 'manager');
  const stock = await createStock(shop, category, { quantity: 0 });
  const line = { stock_id: stock, quantity: 40, purchase_price: PURCHASE_PRICE };
  await manager.api('POST /api/v1/staff/stock/supplies', {
    body: { action_id: randomUUID(), supplier: 'Farm', lines: [line] },
  });
  const customer = await createCustomer(shop, PHONE);
  const order = await createOrder(customer, [groceryLine(stock)], {
    customer_address: `12, ${ADDRESS}, Patia`,
  });
  const { version } = await manager.api('GET /api/v1/staff/orders/{uid}', {
    params: { uid: order },
  });
  await manager.api('PATCH /api/v1/staff/orders/{uid}', {
    params: { uid: order },
    body: { version, address: `14, ${ADDRESS}, Patia` },
  });
  Object.assign(ids, { stock: String(stock), order, customer: customer.uid });
});

/** The calls whose response to a role contains a secret text. */
async function findAnswers(role: StaffRole, secret: string): Promise<CallName[]> {
  const { headers } = await createMember(shop, role);
  const found: CallName[] = [];
  for (const name of readingCalls) {
    const response = await shop.app.http.inject({
      ...{ method: 'GET', url: pathOf(name), headers },
      payloadAsStream: true,
    });
    const body = response.stream();
    if (String(response.headers['content-type']).includes('event-stream')) body.destroy();
    else if ((await text(body)).includes(secret)) found.push(name);
  }
  return found;
}

const withoutAddresses = staffRoles.filter(
  (role) => !mayStaff(role, 'orders.contact') && !mayStaff(role, 'orders.pick') && role !== 'rider',
);
const withoutCalling = staffRoles.filter((role) => !mayStaff(role, 'orders.contact'));
const withoutPrices = staffRoles.filter((role) => !mayStaff(role, 'stock.manage'));

test('S10.261 managers read the address, the phone and the purchase price', async () => {
  expect(await findAnswers('manager', ADDRESS)).toEqual(
    expect.arrayContaining([
      'GET /api/v1/staff/orders',
      'GET /api/v1/staff/orders/{uid}',
      'GET /api/v1/staff/audit',
    ]),
  );
  expect(await findAnswers('manager', PHONE)).toContain('GET /api/v1/staff/orders/{uid}');
  expect(await findAnswers('manager', String(PURCHASE_PRICE))).toContain(
    'GET /api/v1/staff/stock/{stock_id}/movements',
  );
});

test('S10.261 no answer names an address to accounts and catalogue', async () => {
  expect(withoutAddresses).toEqual(['catalogue', 'accounts']);
  for (const role of withoutAddresses)
    expect([role, await findAnswers(role, ADDRESS)]).toEqual([role, []]);
});

test('S10.261 no answer names a whole phone to who does not call customers', async () => {
  for (const role of withoutCalling.filter((each) => each !== 'rider'))
    expect([role, await findAnswers(role, PHONE)]).toEqual([role, []]);
});

test('S10.261 no answer names a purchase price to support, pickers, kitchen and riders', async () => {
  expect(withoutPrices).toEqual(expect.arrayContaining(['support', 'picker', 'kitchen', 'rider']));
  for (const role of withoutPrices.filter((each) => each !== 'accounts'))
    expect([role, await findAnswers(role, String(PURCHASE_PRICE))]).toEqual([role, []]);
});
