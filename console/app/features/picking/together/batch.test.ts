import fc from 'fast-check';
import { expect, test } from 'vitest';
import { resolveScan } from '../scan-outcome.ts';
import type { ShownLine } from '../waiting-picks.ts';
import { groupByProduct, parseTogether, tagAt, togetherPath } from './batch.ts';

const uid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const line = (order: number, name: string, more: Partial<ShownLine> = {}): ShownLine => ({
  uid: `${order}-${name}`,
  order: { uid: uid(order), order_no: String(order), tag: tagAt(order) },
  type: 'STOCK',
  name,
  units: '1 kg',
  quantity: 2,
  aisle: 'Aisle 2',
  image_url: null,
  note: null,
  if_missing: null,
  barcode: name,
  pack_grams: null,
  parts: [],
  amount: 10,
  pick: null,
  ...more,
});

test('S10.204 the address names the orders, up to as many as there are containers, and nothing else', () => {
  const uids = Array.from({ length: 9 }, (_, n) => uid(n));
  const parse = (path: string) => parseTogether(new URL(path, 'http://shop.example').searchParams);
  expect(parse(togetherPath(uids))).toEqual(uids.slice(0, 8));
  expect(parse(togetherPath([uid(1), uid(2), uid(1)]))).toEqual([uid(1), uid(2)]);
  expect(parse('/picking/together?orders=../x,,7')).toEqual([]);
  expect(parse('/picking/together')).toEqual([]);
});

test('S10.205 lines stand by aisle and product, with the units of all orders', () => {
  const groups = groupByProduct([
    line(0, 'rice', { aisle: 'Aisle 10' }),
    line(0, 'dal'),
    line(1, 'rice', { aisle: 'Aisle 10', quantity: 5 }),
    line(1, 'rice', { units: '5 kg', aisle: 'Aisle 10', uid: 'sack' }),
  ]);
  expect(groups.map(({ name, units, quantity }) => [name, units, quantity])).toEqual([
    ['dal', '1 kg', 2],
    ['rice', '1 kg', 7],
    ['rice', '5 kg', 2],
  ]);
  expect(groups[1]?.lines.map(({ order }) => order.tag)).toEqual(['A', 'B']);
});

/** Scans a product again and again, and records a line when it is complete, as the page does. */
function scanAll(lines: readonly ShownLine[], scans: number) {
  const counts: Record<string, number> = {};
  let [current, taken] = [lines, 0];
  for (let n = 0; n < scans; n++) {
    const outcome = resolveScan(current, counts, 'rice');
    if (outcome.kind !== 'counted' && outcome.kind !== 'found') break;
    taken++;
    const of = outcome.line.uid;
    const found = outcome.kind === 'counted' ? outcome.counted : outcome.found;
    counts[of] = found;
    if (outcome.kind === 'counted') continue;
    const pick = { found, grams: null, reason: null, substitute: null, amount: 1 };
    current = current.map((each) => (each.uid === of ? { ...each, pick } : each));
  }
  return { counts, taken, current };
}

test('S10.206 each scan goes into one container, none above what its order asks for', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 0, max: 50 }),
      (quantities, scans) => {
        const lines = quantities.map((quantity, order) => line(order, 'rice', { quantity }));
        const wanted = quantities.reduce((sum, quantity) => sum + quantity, 0);
        const { counts, taken, current } = scanAll(lines, scans);
        expect(taken).toBe(Math.min(scans, wanted));
        expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(taken);
        for (const { uid: of, quantity } of lines)
          expect(counts[of] ?? 0).toBeLessThanOrEqual(quantity);
        // One container is filled before the next is begun.
        const begun = lines.filter(({ uid: of }) => (counts[of] ?? 0) > 0);
        const complete = current.filter(({ pick }) => pick !== null);
        expect(begun.length - complete.length).toBeLessThanOrEqual(1);
      },
    ),
  );
});
