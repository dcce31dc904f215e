import { expect, test } from 'vitest';
import {
  canTransition,
  fulfilmentSteps,
  isFinal,
  lastFulfilmentStep,
  type OrderStatus,
  orderActors,
  orderStatuses,
  orderTransitions,
} from './order-status.ts';

const nextOf = (from: OrderStatus) => Object.keys(orderTransitions[from]) as OrderStatus[];
/** All statuses that can be reached from `starts` by repeated `next`. */
function reachableFrom(starts: readonly OrderStatus[], next: (from: OrderStatus) => OrderStatus[]) {
  const reached = new Set(starts);
  // The iterator of a set also visits elements that are added during the iteration.
  for (const from of reached) for (const to of next(from)) reached.add(to);
  return [...reached].sort();
}

test('every status can be reached from a new order', () => {
  expect(reachableFrom(['PLACED', 'PAYMENT_PENDING'], nextOf)).toEqual([...orderStatuses].sort());
});

test('every status leads to a final one', () => {
  const before = (to: OrderStatus) => orderStatuses.filter((from) => nextOf(from).includes(to));
  const ends = orderStatuses.filter(isFinal);
  expect(reachableFrom(ends, before)).toEqual([...orderStatuses].sort());
});

test('delivered and cancelled are final', () => {
  expect(orderStatuses.filter(isFinal)).toEqual(['DELIVERED', 'CANCELLED']);
  for (const to of orderStatuses) {
    for (const actor of orderActors) {
      expect(canTransition('DELIVERED', to, actor)).toBe(false);
      expect(canTransition('CANCELLED', to, actor)).toBe(false);
    }
  }
});

test('a customer may cancel until the shop confirms, and has no other transition', () => {
  const allowed = orderStatuses.flatMap((from) =>
    nextOf(from)
      .filter((to) => canTransition(from, to, 'customer'))
      .map((to) => `${from} to ${to}`),
  );
  expect(allowed).toEqual(['PAYMENT_PENDING to CANCELLED', 'PLACED to CANCELLED']);
});

test('staff may cancel an order at any step that is not final', () => {
  for (const from of orderStatuses) {
    expect(canTransition(from, 'CANCELLED', 'staff')).toBe(!isFinal(from));
  }
});

test('staff make exactly the transitions of the shop’s work', () => {
  const allowed = orderStatuses.map((from) => [
    from,
    nextOf(from).filter((to) => canTransition(from, to, 'staff')),
  ]);
  expect(Object.fromEntries(allowed)).toEqual({
    PAYMENT_PENDING: ['CANCELLED'],
    PLACED: ['CONFIRMED', 'CANCELLED'],
    CONFIRMED: ['PICKING', 'PACKED', 'CANCELLED'],
    PICKING: ['CONFIRMED', 'PACKED', 'CANCELLED'],
    PACKED: ['OUT_FOR_DELIVERY', 'CANCELLED'],
    OUT_FOR_DELIVERY: ['DELIVERED', 'ATTEMPTED', 'CANCELLED'],
    ATTEMPTED: ['OUT_FOR_DELIVERY', 'PACKED', 'CANCELLED'],
    DELIVERED: [],
    CANCELLED: [],
  });
});

test('every status of an order under way has its place among the steps of the fulfilment', () => {
  const outside = orderStatuses.filter((status) => lastFulfilmentStep(status) === undefined);
  expect(outside).toEqual(['PAYMENT_PENDING', 'CANCELLED']);
  expect([lastFulfilmentStep('PICKING'), lastFulfilmentStep('ATTEMPTED')]).toEqual([
    'CONFIRMED',
    'OUT_FOR_DELIVERY',
  ]);
});

test('staff transition an order through each step of the fulfilment, and skip none', () => {
  for (const [index, from] of fulfilmentSteps.entries()) {
    const allowed = fulfilmentSteps.filter((to) => canTransition(from, to, 'staff'));
    expect(allowed).toEqual(fulfilmentSteps.slice(index + 1, index + 2));
  }
});
