import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findRingFault, isInside, overlap, type Ring, roundRing } from './polygon.ts';

const close = (...points: [number, number][]): Ring => [...points, points[0] ?? [0, 0]];
/** A rectangle on a grid of hundredths of a degree; (x, y) is its south-west corner. */
const box = (x: number, y: number, width: number, height: number): Ring => {
  const at = (dx: number, dy: number): [number, number] => [
    85 + (x + dx) / 100,
    20 + (y + dy) / 100,
  ];
  return close(at(0, 0), at(width, 0), at(width, height), at(0, height));
};
const square = box(0, 0, 10, 10);
const cell = fc.integer({ min: 0, max: 20 });
const size = fc.integer({ min: 1, max: 12 });
const boxes = fc.tuple(cell, cell, size, size);
/** Rings of points on all sides of a centre, in order of their angle: such a ring never intersects itself. */
const stars = fc
  .uniqueArray(fc.integer({ min: 0, max: 359 }), { minLength: 12, maxLength: 60 })
  .chain((angles) =>
    fc.tuple(
      fc.constant([...new Set([...angles, 0, 90, 180, 270])].sort((a, b) => a - b)),
      fc.array(fc.integer({ min: 5, max: 90 }), { minLength: 64, maxLength: 64 }),
    ),
  )
  .map(([angles, radii]) =>
    close(
      ...angles.map((angle, i): [number, number] => {
        const radius = (radii[i] ?? 50) / 1000;
        const radians = (angle * Math.PI) / 180;
        return [85.8 + radius * Math.cos(radians), 20.3 + radius * Math.sin(radians)];
      }),
    ),
  )
  .map(roundRing);

test('S10.275 a place is in a ring, beside it, or on its border, which belongs to it', () => {
  const at = (longitude: number, latitude: number) => isInside(square, { longitude, latitude });
  expect([at(85.05, 20.05), at(85.11, 20.05), at(85.05, 19.99)]).toEqual([true, false, false]);
  expect([at(85, 20), at(85.1, 20.1), at(85.05, 20.1), at(85, 20.03)]).toEqual(Array(4).fill(true));
  expect(at(-95, 20.05)).toBe(false);
  // Points at the latitude of a corner that points down.
  const notched = close([85, 20], [85.1, 20], [85.1, 20.1], [85.05, 20.05], [85, 20.1]);
  const inNotch = (longitude: number) => isInside(notched, { longitude, latitude: 20.05 });
  expect([inNotch(85.02), inNotch(84.99), inNotch(85.11)]).toEqual([true, false, false]);
  expect(isInside(notched, { longitude: 85.05, latitude: 20.07 })).toBe(false);
});

test('S10.275 a ring is closed, of 4 to 500 points, in India, and does not meet itself', () => {
  expect(findRingFault(square)).toBeUndefined();
  expect(findRingFault(square.slice(0, 3))).toEqual({ fault: 'COUNT' });
  expect(findRingFault(Array(501).fill([85, 20]))).toEqual({ fault: 'COUNT' });
  expect(findRingFault(Array(500).fill([85, 20]))).not.toEqual({ fault: 'COUNT' });
  expect(findRingFault(square.slice(0, 4))).toEqual({ fault: 'OPEN' });
  expect(findRingFault(close([85, 20], [20, 85], [85.1, 20.1]))).toEqual({
    fault: 'OUTSIDE',
    at: 2,
  });
  const crossing = { fault: 'CROSSES', at: expect.any(Number) };
  const wrong: Ring[] = [
    close([85, 20], [85.1, 20.1], [85.1, 20], [85, 20.1]),
    close([85, 20], [85.1, 20], [85.05, 20], [85.05, 20.1]),
    close([85, 20], [85.1, 20], [85.2, 20]),
    close([85, 20], [85, 20], [85.1, 20], [85.1, 20.1]),
    close([85, 20], [85.1, 20.1], [85.2, 20], [85.2, 20.2], [85.1, 20.1], [85, 20.2]),
  ];
  for (const ring of wrong) expect(findRingFault(ring)).toEqual(crossing);
});

test('S10.275 a ring around a centre is accepted whatever its shape, and holds its centre; two of its points changed over meet', () => {
  fc.assert(
    fc.property(stars, (ring) => {
      expect(findRingFault(ring)).toBeUndefined();
      expect(isInside(ring, { longitude: 85.8, latitude: 20.3 })).toBe(true);
      expect(findRingFault([...ring].reverse())).toBeUndefined();
    }),
  );
  fc.assert(
    fc.property(boxes, (given) => {
      const [a = [], b = [], c = [], d = []] = box(...given);
      expect(findRingFault([a, c, b, d, a])?.fault).toBe('CROSSES');
    }),
  );
});

test('S10.275 rings overlap where they have area in common, whichever is named first; neighbours share a border', () => {
  fc.assert(
    fc.property(boxes, boxes, (one, other) => {
      const [ax, ay, aw, ah] = one;
      const [bx, by, bw, bh] = other;
      const haveAreaInCommon = ax < bx + bw && bx < ax + aw && ay < by + bh && by < ay + ah;
      expect(overlap(box(...one), box(...other))).toBe(haveAreaInCommon);
      expect(overlap(box(...other), [...box(...one)].reverse())).toBe(haveAreaInCommon);
    }),
    { numRuns: 1000 },
  );
  fc.assert(
    fc.property(stars, (ring) => {
      expect(overlap(ring, ring)).toBe(true);
      expect(overlap(ring, box(60, 20, 40, 40))).toBe(true);
      expect(overlap(ring, box(100, 0, 20, 60))).toBe(false);
    }),
  );
});
