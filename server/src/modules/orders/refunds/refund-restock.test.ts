import { randomUUID } from 'node:crypto';
import type { RefusedUnits } from '@sabuja/contract';
import {
  createCombo,
  createOrder,
  createRound,
  createStock,
  groceryLine,
  packWith,
  readStockQuantity,
  refusalCode,
  settleAll,
  useCustomer,
  useMember,
  useShopWithPayments,
} from '@sabuja/testing';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { findBrokenInvariants } from '../../../app/checks.ts';

const { shop, category } = useShopWithPayments();
const customer = useCustomer(shop);
const manager = useMember(shop, 'manager');
const owner = useMember(shop, 'owner');
const picker = useMember(shop, 'picker');
const rider = useMember(shop, 'rider');
afterEach(async () => {
  expect(await findBrokenInvariants(shop.app.db)).toEqual([]);
});

/** The units that `createStock` puts into stock. */
const FULL = 100;
type Part = RefusedUnits['part'];
type Disposition = 'RESTOCK' | 'WASTE';
type Units = Readonly<Record<Part, number>>;

/** Delivers an order of one line as two products, without the units that the customer refuses at the door. */
async function deliverTwo(units: Units, refused: Units) {
  const [product, substitute] = [
    await createStock(shop, category, { cost: 100 }),
    await createStock(shop, category, { cost: 80 }),
  ];
  const line = groceryLine(product, units.ORDERED + units.SUBSTITUTE);
  const uid = await createOrder(customer, [line]);
  const instead = { stock_id: substitute, quantity: units.SUBSTITUTE };
  await packWith(shop, picker, uid, [
    { found: units.ORDERED, reason: 'NOT_WANTED', substitute: instead, customer_agreed: true },
  ]);
  return { uid, item: await bring(uid, refused), product, substitute };
}

/** Delivers a packed order of one line without its refused units; returns the uid of the line. */
async function bring(uid: string, refused: Units): Promise<string> {
  await createRound(manager, rider, [uid]);
  await rider.api('POST /api/v1/staff/deliveries/{uid}/start', { params: { uid }, body: {} });
  const { results } = await rider.api('GET /api/v1/staff/deliveries');
  const item = results.find((one) => one.uid === uid)?.lines?.[0]?.item ?? '';
  const parts = (['ORDERED', 'SUBSTITUTE'] as const).filter((part) => refused[part] > 0);
  const body = {
    reason: 'Met them',
    ...(parts.length > 0 && {
      refused: parts.map((part) => ({
        item,
        part,
        quantity: refused[part],
        reason: 'NOT_WANTED' as const,
      })),
    }),
  };
  await rider.api('POST /api/v1/staff/deliveries/{uid}/delivered', { params: { uid }, body });
  return item;
}

const check = (uid: string, item: string, part: Part, disposition: Disposition) =>
  picker.api('POST /api/v1/staff/orders/{uid}/refused', {
    params: { uid },
    body: { lines: [{ item, part, disposition }] },
  });
type Line = { item: string; part?: Part; quantity: number; disposition: Disposition };
const refund = (uid: string, lines: Line[]) =>
  owner.api('POST /api/v1/staff/orders/{uid}/refunds', {
    params: { uid },
    body: { id: randomUUID(), target: 'WALLET', reason: 'Not good', lines },
  });
const inStock = (id: number) => readStockQuantity(shop, id);

test('S10.34 S10.174 after a refused substitute, a refund returns the units of the ordered product', async () => {
  const { uid, item, product, substitute } = await deliverTwo(
    { ORDERED: 2, SUBSTITUTE: 2 },
    { ORDERED: 0, SUBSTITUTE: 2 },
  );
  expect([await inStock(product), await inStock(substitute)]).toEqual([FULL - 2, FULL - 2]);
  await refund(uid, [{ item, quantity: 2, disposition: 'RESTOCK' }]);
  expect([await inStock(product), await inStock(substitute)]).toEqual([FULL, FULL - 2]);
  await check(uid, item, 'SUBSTITUTE', 'RESTOCK');
  expect([await inStock(product), await inStock(substitute)]).toEqual([FULL, FULL]);
});

test('S10.174 one unit of a line that came as two products is refunded as the one it is, at its price', async () => {
  const { uid, item, product, substitute } = await deliverTwo(
    { ORDERED: 3, SUBSTITUTE: 2 },
    { ORDERED: 0, SUBSTITUTE: 0 },
  );
  const { lines } = await owner.api('GET /api/v1/staff/orders/{uid}/refundable', {
    params: { uid },
  });
  expect(lines).toMatchObject([
    { item, part: 'ORDERED', amounts: [100, 200, 300] },
    { item, part: 'SUBSTITUTE', amounts: [80, 160] },
  ]);
  const one = { item, part: 'SUBSTITUTE', quantity: 1, disposition: 'RESTOCK' } as const;
  expect(await refund(uid, [one])).toMatchObject({ refunds: [{ amount: 80 }] });
  expect([await inStock(product), await inStock(substitute)]).toEqual([FULL - 3, FULL - 1]);
  const both = { item, quantity: 1, disposition: 'RESTOCK' } as const;
  await refund(uid, [
    { ...both, part: 'ORDERED' },
    { ...both, part: 'SUBSTITUTE' },
  ]);
  expect([await inStock(product), await inStock(substitute)]).toEqual([FULL - 2, FULL]);
  expect(await refusalCode(refund(uid, [one]))).toBe('TOO_MUCH');
  expect(await refusalCode(refund(uid, [both, both]))).toBe('NO_LINE');
});

test('S10.174 of a combo each of its products goes back once', async () => {
  const parts = [await createStock(shop, category), await createStock(shop, category)];
  const combo = await createCombo(shop, category.subcategoryId, parts);
  const line = { ...groceryLine(combo, 3), type: 'COMBO' } as const;
  const uid = await createOrder(customer, [line]);
  await packWith(shop, picker, uid, []);
  const item = await bring(uid, { ORDERED: 1, SUBSTITUTE: 0 });
  await check(uid, item, 'ORDERED', 'RESTOCK');
  await refund(uid, [{ item, quantity: 1, disposition: 'RESTOCK' }]);
  for (const part of parts) expect(await inStock(part)).toBe(FULL - 1);
});

test('S10.174 a refund and a check of what was refused, at once: no unit comes back twice', async () => {
  for (let i = 0; i < 4; i++) {
    const { uid, item, product, substitute } = await deliverTwo(
      { ORDERED: 2, SUBSTITUTE: 2 },
      { ORDERED: 1, SUBSTITUTE: 1 },
    );
    const one = { item, quantity: 1, disposition: 'RESTOCK' } as const;
    await settleAll([
      refund(uid, [{ ...one, part: 'ORDERED' }]),
      check(uid, item, 'ORDERED', 'RESTOCK'),
      refund(uid, [{ ...one, part: 'SUBSTITUTE' }]),
      refund(uid, [{ ...one, part: 'SUBSTITUTE' }]),
      check(uid, item, 'SUBSTITUTE', 'RESTOCK'),
    ]);
    expect([await inStock(product), await inStock(substitute)]).toEqual([FULL, FULL]);
  }
});

test('S10.174 however a line is refused, checked and refunded, each product has back just its own units', async () => {
  const part = fc.constantFrom<Part>('ORDERED', 'SUBSTITUTE');
  const disposition = fc.constantFrom<Disposition>('RESTOCK', 'WASTE');
  const step = fc.record({
    is: fc.constantFrom('check', 'refund'),
    part,
    disposition,
    quantity: fc.integer({ min: 1, max: 3 }),
  });
  const two = fc.record({
    ORDERED: fc.integer({ min: 1, max: 4 }),
    SUBSTITUTE: fc.integer({ min: 1, max: 4 }),
  });
  await fc.assert(
    fc.asyncProperty(two, two, fc.array(step, { maxLength: 6 }), async (units, most, steps) => {
      const refused = {
        ORDERED: Math.min(most.ORDERED, units.ORDERED) - 1,
        SUBSTITUTE: Math.min(most.SUBSTITUTE, units.SUBSTITUTE),
      };
      const { uid, item, product, substitute } = await deliverTwo(units, refused);
      const back = { ORDERED: 0, SUBSTITUTE: 0 };
      const left = {
        ORDERED: units.ORDERED - refused.ORDERED,
        SUBSTITUTE: units.SUBSTITUTE - refused.SUBSTITUTE,
      };
      const checked = new Set<Part>();
      for (const { is, part, disposition, quantity } of steps) {
        const isBack = disposition === 'RESTOCK';
        if (is === 'check' && refused[part] > 0 && !checked.has(part)) {
          await check(uid, item, part, disposition);
          checked.add(part);
          back[part] += isBack ? refused[part] : 0;
        }
        if (is === 'refund' && quantity <= left[part]) {
          await refund(uid, [{ item, part, quantity, disposition }]);
          left[part] -= quantity;
          back[part] += isBack ? quantity : 0;
        }
        expect(await inStock(product)).toBe(FULL - units.ORDERED + back.ORDERED);
        expect(await inStock(substitute)).toBe(FULL - units.SUBSTITUTE + back.SUBSTITUTE);
      }
      expect(await findBrokenInvariants(shop.app.db)).toEqual([]);
    }),
    { numRuns: 8 },
  );
}, 120_000);
