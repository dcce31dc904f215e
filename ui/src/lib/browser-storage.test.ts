import { expect, test } from 'vitest';
import { readJson, removeStored, takeJson, writeJson } from './browser-storage.ts';
import { memoryStorage } from './memory-storage.ts';

const number = (value: unknown) => (typeof value === 'number' ? value : undefined);

test('a value is read until it is removed, or taken once', () => {
  const memory = memoryStorage();
  const storage = () => memory;
  const read = () => readJson(storage, 'count', number, 9);
  const take = () => takeJson(storage, 'count', number);
  expect(read()).toBeUndefined();
  writeJson(storage, 'count', 3);
  expect([read(), memory.map.get('count')]).toEqual([3, '3']);
  expect([take(), take()]).toEqual([3, undefined]);
  writeJson(storage, 'count', 4);
  removeStored(storage, 'count');
  expect([read(), memory.map.size]).toEqual([undefined, 0]);
});

test('an invalid value is treated as missing', () => {
  const read = (text: string, parse = number) =>
    readJson(() => memoryStorage({ count: text }), 'count', parse);
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
  writeJson(forbidden, 'count', 3);
  removeStored(forbidden, 'count');
  expect(takeJson(forbidden, 'count', number)).toBeUndefined();
  expect(readJson(forbidden, 'count', number, 7)).toBe(7);
});
