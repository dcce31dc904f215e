import { expect, test } from 'vitest';
import { lateBound } from './late-bound.ts';

test('stands for whatever it was bound to last', () => {
  const { handle, bind } = lateBound<{ id: number }>('a customer');
  bind({ id: 1 });
  expect([handle.id, { ...handle }, 'id' in handle]).toEqual([1, { id: 1 }, true]);
  bind({ id: 2 });
  expect(handle).toEqual({ id: 2 });
});

test('methods keep their object', () => {
  class Counter {
    #count = 0;
    add(): number {
      this.#count += 1;
      return this.#count;
    }
  }
  const { handle, bind } = lateBound<Counter>('a counter');
  bind(new Counter());
  expect([handle.add(), handle.add()]).toEqual([1, 2]);
});

test('cannot be used before it is bound, nor written to', () => {
  const { handle, bind } = lateBound<{ id: number }>('the shop');
  expect(() => handle.id).toThrow('the shop is there in tests and in later hooks only');
  expect(() => ({ ...handle })).toThrow();
  bind({ id: 1 });
  expect(() => {
    handle.id = 2;
  }).toThrow(TypeError);
});
