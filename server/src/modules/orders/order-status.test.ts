import type { OrderStatus } from '@sabuja/contract';
import { expect, test } from 'vitest';
import { mayMove, moves } from './order-status.ts';

const all = Object.keys(moves) as OrderStatus[];

test('every status can be reached from a new order', () => {
  const reached = new Set<OrderStatus>(['PLACED', 'PAYMENT_PENDING']);
  for (let before = -1; before !== reached.size; ) {
    before = reached.size;
    for (const from of [...reached]) for (const to of moves[from]) reached.add(to);
  }
  expect([...reached].sort()).toEqual([...all].sort());
});

test('what is delivered or cancelled stays so', () => {
  for (const to of all) {
    expect(mayMove('DELIVERED', to)).toBe(false);
    expect(mayMove('CANCELLED', to)).toBe(false);
  }
});
