import { expect, test } from 'vitest';
import {
  canTransition,
  fulfilmentSteps,
  isFinal,
  type OrderStatus,
  orderActors,
  orderStatuses,
  orderTransitions,
} from './order-status.ts';

const nextOf = (from: OrderStatus) => Object.keys(orderTransitions[from]) as OrderStatus[];
/** Follows `next` from some statuses as far as it leads. */
function reachableFrom(starts: readonly OrderStatus[], next: (from: OrderStatus) => OrderStatus[]) {
  const reached = new Set(starts);
  // A set's iterator visits what is added on the way, too.
  for (const from of reached) for (const to of next(from)) reached.add(to);
  return [...reached].sort();
}

test('every status can be reached from a new order', () => {
  expect(reachableFrom(['PLACED', 'PAYMENT_PENDING'], nextOf)).toEqual([...orderStatuses].sort());
});

test('every status leads to an end', () => {
  const before = (to: OrderStatus) => orderStatuses.filter((from) => nextOf(from).includes(to));
  const ends = orderStatuses.filter(isFinal);
  expect(reachableFrom(ends, before)).toEqual([...orderStatuses].sort());
});

test('what is delivered or cancelled stays so', () => {
  expect(orderStatuses.filter(isFinal)).toEqual(['DELIVERED', 'CANCELLED']);
  for (const to of orderStatuses) {
    for (const actor of orderActors) {
      expect(canTransition('DELIVERED', to, actor)).toBe(false);
      expect(canTransition('CANCELLED', to, actor)).toBe(false);
    }
  }
});

test('a customer may cancel until the shop confirms, and change an order no other way', () => {
  const allowed = orderStatuses.flatMap((from) =>
    nextOf(from)
      .filter((to) => canTransition(from, to, 'customer'))
      .map((to) => `${from} to ${to}`),
  );
  expect(allowed).toEqual(['PAYMENT_PENDING to CANCELLED', 'PLACED to CANCELLED']);
});

test('staff may stop an order at any step that is not its end', () => {
  for (const from of orderStatuses) {
    expect(canTransition(from, 'CANCELLED', 'staff')).toBe(!isFinal(from));
  }
});

test('staff take an order from each step of the fulfilment to the next, and skip none', () => {
  for (const [index, from] of fulfilmentSteps.entries()) {
    const allowed = fulfilmentSteps.filter((to) => canTransition(from, to, 'staff'));
    expect(allowed).toEqual(fulfilmentSteps.slice(index + 1, index + 2));
  }
});
