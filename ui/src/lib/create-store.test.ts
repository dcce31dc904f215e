import { expect, test, vi } from 'vitest';
import { createListeners, createStore } from './create-store.ts';

test('a store notifies its listeners when its value changes', () => {
  const store = createStore(1);
  const [first, second] = [vi.fn(), vi.fn()];
  const stop = store.subscribe(first);
  store.subscribe(second);
  store.set(1);
  expect([store.get(), first.mock.calls.length]).toEqual([1, 0]);
  store.set(2);
  stop();
  store.set(3);
  expect([store.get(), first.mock.calls.length, second.mock.calls.length]).toEqual([3, 1, 2]);
});

test('a listener reads the new value, and may stop listening while it is called', () => {
  const store = createStore('old');
  const read: string[] = [];
  const stop = store.subscribe(() => {
    read.push(store.get());
    stop();
  });
  store.subscribe(() => read.push(store.get()));
  store.set('new');
  store.set('newer');
  expect(read).toEqual(['new', 'new', 'newer']);
});

test('the source is connected while there are listeners, once for all of them', () => {
  const [connect, disconnect] = [vi.fn(), vi.fn()];
  const { subscribe } = createListeners((notify) => {
    connect(notify);
    return disconnect;
  });
  const stops = [subscribe(() => {}), subscribe(() => {})];
  expect([connect.mock.calls.length, disconnect.mock.calls.length]).toEqual([1, 0]);
  for (const stop of stops) stop();
  stops[0]?.();
  expect([connect.mock.calls.length, disconnect.mock.calls.length]).toEqual([1, 1]);
  subscribe(() => {});
  expect(connect.mock.calls.length).toBe(2);
});
