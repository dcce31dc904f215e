import type { OrderLine, PlaceOrder } from '@sabuja/contract';
import {
  buildOrder,
  createCombo,
  createCustomer,
  createOrder,
  createStock,
  expectRefusal,
  groceryLine,
  kitchenLine,
  readStockQuantity,
  sendOrder,
  type TestCustomer,
  useSellableShop,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';

const { shop, category } = useSellableShop();
let customer: TestCustomer;
let stock: number;
let combo: number;
let meal: number;
beforeAll(async () => {
  customer = await createCustomer(shop);
  stock = await createStock(shop, category);
  combo = await createCombo(shop, category.subcategoryId, [stock]);
  meal = await createStock(shop, category, { department: 'KITCHEN' });
});

/** An invalid request: any field may have any value; `undefined` omits the field. */
type InvalidFields = Partial<Record<keyof PlaceOrder, unknown>>;

const fields: [field: string, invalidValues: unknown[]][] = [
  [
    'delivery_date',
    [
      '2026-02-30',
      '2026-11-31',
      '2026-13-01',
      '0000-01-01',
      '21-11-2026',
      '2026-11-21T00:00',
      20261121,
    ],
  ],
  ['delivery_date', ['2026-11-20', '2025-11-24', '2026-12-22', '9999-12-31', '', null, undefined]],
  ['delivery_slot', ['', 'Morning', 0, -1, 1.5, 99999, 1e12, null, [], undefined]],
  ['pincode', ['Patia', '75102', '7510244', '075102', '75102a', ' 751024', 751024, '', undefined]],
  ['pincode', ['110001']],
  ['occasion_members', [0, -1, 1.5, 5001, 1e9, '4', null]],
  ['payment_method', ['CASH', 'cod', '', 'WALLET', 'ONLINE', null, undefined]],
  ['customer_address', ['', '   ', 'x'.repeat(401), 7, undefined]],
  ['email', ['ravi', 'ravi@nowhere', 'ravi@example.in, asha@example.in']],
  ['occasion', ['x'.repeat(121), 7]],
  ['order_from', ['ANDROID', undefined]],
  ['deliver_to', ['x'.repeat(121), undefined]],
  ['items', [[], undefined, 'tomato', Array.from({ length: 500 }, () => groceryLine(1))]],
];
const ofFields = fields.flatMap(([field, values]) =>
  values.map((value): [string, string, InvalidFields] => [
    `${field} ${JSON.stringify(value)?.slice(0, 40)}`,
    field,
    { [field]: value },
  ]),
);

const line = (overrides: Record<string, unknown>) => ({ ...groceryLine(1), ...overrides });
const ofLines: [string, string, InvalidFields][] = [
  ...[0, -3, 0.5, 10_000, 1e12, '2', null].map((quantity): [string, string, InvalidFields] => [
    `quantity ${quantity}`,
    'items.0.quantity',
    { items: [line({ quantity })] },
  ]),
  ['an unknown type', 'items.1.type', { items: [groceryLine(1), line({ type: 'GIFT' })] }],
  ['an unknown department', 'items.0.department', { items: [line({ department: 'BAR' })] }],
  ['an id of 0', 'items.0.id', { items: [line({ id: 0 })] }],
  ['no id', 'items.0.id', { items: [line({ id: undefined })] }],
];

test.each([...ofFields, ...ofLines])(
  'S5.13 S3.15 %s is a 422 that names %s',
  async (_, field, invalidFields) => {
    const body = { ...buildOrder([groceryLine(stock)]), ...invalidFields } as PlaceOrder;
    const { status, problem } = await expectRefusal(sendOrder(customer, body));
    expect([status, problem.field]).toEqual([422, field]);
    expect(problem.message).toMatch(/\.$/);
    expect(await readStockQuantity(shop, stock)).toBe(100);
  },
);

test.each(['CASH', 'cod', '', null, undefined])(
  'S4g.1 S8.14 paying by %j is refused with the message of the checkout form, by estimate and order alike',
  async (payment_method) => {
    const requests = [
      estimate({ payment_method }, [groceryLine(stock)]),
      sendOrder(customer, { ...buildOrder([groceryLine(stock)]), payment_method } as PlaceOrder),
    ];
    for (const request of requests) {
      const { status, problem } = await expectRefusal(request);
      expect([status, problem.field, problem.message]).toEqual([
        422,
        'payment_method',
        'Please select a valid payment method.',
      ]);
    }
  },
);

const invalidItems: [string, () => OrderLine[]][] = [
  ['an unknown item', () => [groceryLine(999_999)]],
  ['a stock typed as a combo', () => [{ ...groceryLine(stock), type: 'COMBO' }]],
  ['a combo typed as a stock', () => [groceryLine(combo)]],
  [
    'a stock and the same id typed as a combo',
    () => [groceryLine(stock), { ...groceryLine(stock), type: 'COMBO' }],
  ],
  ['a kitchen item as grocery', () => [groceryLine(meal)]],
  ['a grocery item as kitchen', () => [kitchenLine(stock)]],
  ['kitchen and grocery together', () => [groceryLine(stock), kitchenLine(meal)]],
  ['one item in both departments', () => [groceryLine(stock), kitchenLine(stock)]],
];

test.each(invalidItems)('%s is a 422 that names the items', async (_, items) => {
  const { status, problem } = await expectRefusal(sendOrder(customer, buildOrder(items())));
  expect([status, problem.field]).toEqual([422, 'items']);
  expect(await readStockQuantity(shop, stock)).toBe(100);
});

const estimate = (query: Record<string, unknown>, body: unknown) =>
  customer.api('POST /api/v1/orders/calculate-estimation', {
    query: { pincode: '751024', payment_method: 'COD', ...query },
    body: body as OrderLine[],
  });

test.each<[string, Record<string, unknown>, string]>([
  ['a pincode of letters', { pincode: 'Patia' }, 'pincode'],
  ['a pincode outside every zone', { pincode: '110001' }, 'pincode'],
  ['no pincode', { pincode: undefined }, 'pincode'],
  ['a payment method in lower case', { payment_method: 'cod' }, 'payment_method'],
  [
    'a payment method that the shop does not accept',
    { payment_method: 'ONLINE' },
    'payment_method',
  ],
  ['a malformed address id', { address: 'home' }, 'address'],
  ['an invalid is_same', { is_same: 'perhaps' }, 'is_same'],
])('S7f.4 an estimate with %s is a 422 that names the field', async (_, query, field) => {
  const { status, problem } = await expectRefusal(estimate(query, [groceryLine(stock)]));
  expect([status, problem.field]).toEqual([422, field]);
});

test.each<[string, () => unknown, string]>([
  ['without lines', () => [], 'body'],
  ['of 500 lines', () => Array.from({ length: 500 }, () => groceryLine(stock)), 'body'],
  ['with a fractional quantity', () => [{ ...groceryLine(stock), quantity: 0.5 }], '0.quantity'],
  ['of an unknown item', () => [groceryLine(999_999)], 'items'],
  ['of one item in both departments', () => [kitchenLine(stock), groceryLine(stock)], 'items'],
])('an estimate %s is a 422', async (_, body, field) => {
  const { status, problem } = await expectRefusal(estimate({}, body()));
  expect([status, problem.field]).toEqual([422, field]);
});

test('two lines of the same item are merged', async () => {
  const uid = await createOrder(customer, [groceryLine(stock, 2), groceryLine(stock, 3)]);
  const params = { orderId: uid };
  const { result } = await customer.api('GET /api/v1/orders/{orderId}/items/', { params });
  expect(result).toMatchObject([{ item_id: stock, quantity: 5 }]);
});

test('S3.15 the occasion of a kitchen order is optional, a blank one is dropped, and grocery orders store none', async () => {
  const occasionOf = async (items: OrderLine[], overrides: Partial<PlaceOrder>) => {
    const uid = await createOrder(customer, items, overrides);
    const { rows } = await sql`select occasion, occasion_members as members
      from orders.orders where uid = ${uid}`.execute(shop.app.db);
    return rows[0];
  };
  const party = { occasion: ' Ratha Jatra ', occasion_members: 12 };
  expect(await occasionOf([kitchenLine(meal)], party)).toEqual({
    occasion: 'Ratha Jatra',
    members: 12,
  });
  expect(await occasionOf([kitchenLine(meal)], { occasion: '  ' })).toEqual({
    occasion: null,
    members: null,
  });
  expect(await occasionOf([kitchenLine(meal)], {})).toEqual({ occasion: null, members: null });
  expect(await occasionOf([groceryLine(stock)], party)).toEqual({ occasion: null, members: null });
});
