import type { Mover, OrderStatus } from '@sabuja/contract';
import { expect, test } from 'vitest';
import { mayMove, moves } from './order-status.ts';

const all = Object.keys(moves) as OrderStatus[];
const movers: Mover[] = ['customer', 'staff', 'system'];
const nextOf = (from: OrderStatus) => Object.keys(moves[from]) as OrderStatus[];

test('every status can be reached from a new order', () => {
  const reached = new Set<OrderStatus>(['PLACED', 'PAYMENT_PENDING']);
  for (let before = -1; before !== reached.size; ) {
    before = reached.size;
    for (const from of [...reached]) for (const to of nextOf(from)) reached.add(to);
  }
  expect([...reached].sort()).toEqual([...all].sort());
});

test('what is delivered or cancelled stays so', () => {
  for (const to of all) {
    for (const mover of movers) {
      expect(mayMove('DELIVERED', to, mover)).toBe(false);
      expect(mayMove('CANCELLED', to, mover)).toBe(false);
    }
  }
});

test('a customer may cancel until the shop confirms, and move an order no other way', () => {
  const made = all.flatMap((from) =>
    nextOf(from)
      .filter((to) => mayMove(from, to, 'customer'))
      .map((to) => `${from} to ${to}`),
  );
  expect(made).toEqual(['PAYMENT_PENDING to CANCELLED', 'PLACED to CANCELLED']);
});

test('staff may stop an order at any step that is not its end', () => {
  const ends: OrderStatus[] = ['DELIVERED', 'CANCELLED'];
  for (const from of all) expect(mayMove(from, 'CANCELLED', 'staff')).toBe(!ends.includes(from));
});
