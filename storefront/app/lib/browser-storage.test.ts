import { expect, test } from 'vitest';
import { storedJson } from './browser-storage.ts';
import { memoryStorage } from './memory-storage.ts';

const number = (value: unknown) => (typeof value === 'number' ? value : undefined);

test('a value is read until it is removed, or taken once', () => {
  const storage = memoryStorage();
  const stored = storedJson(() => storage, 'count', number);
  expect(stored.read(9)).toBeUndefined();
  stored.write(3);
  expect([stored.read(), storage.map.get('count')]).toEqual([3, '3']);
  expect([stored.take(), stored.take()]).toEqual([3, undefined]);
  stored.write(4);
  stored.remove();
  expect([stored.read(), storage.map.size]).toEqual([undefined, 0]);
});

test('what is no such value is taken for nothing', () => {
  const read = (text: string, parse = number) =>
    storedJson(() => memoryStorage({ count: text }), 'count', parse).read();
  expect(['', '{', 'null', '"3"'].map((text) => read(text))).toEqual(Array(4).fill(undefined));
  const faulty = () => {
    throw new TypeError('a fault');
  };
  expect(read('3', faulty)).toBeUndefined();
});

test('a browser that forbids storage stores nothing', () => {
  const forbidden = () => {
    throw new Error('denied');
  };
  const stored = storedJson(forbidden, 'count', number);
  stored.write(3);
  stored.remove();
  expect([stored.read(), stored.take(), stored.read(7)]).toEqual([undefined, undefined, 7]);
});
