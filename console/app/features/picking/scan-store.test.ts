import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { deviceDb } from '../../lib/device-store.ts';
import { readCounts, storeCounts } from './scan-store.ts';

const now = new Date('2026-11-24T06:30:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
beforeEach(async () => (await deviceDb()).clear('scans'));

test('S10.152 counted units are stored for each person and order', async () => {
  await storeCounts('asha', 'order', { curd: 1, tea: 2 }, now);
  await storeCounts('binu', 'order', { curd: 3 }, now);
  await storeCounts('asha', 'another', { curd: 4 }, now);
  expect(await readCounts('asha', 'order', now)).toEqual({ curd: 1, tea: 2 });
  expect(await readCounts('binu', 'order', now)).toEqual({ curd: 3 });
  expect(await readCounts('binu', 'another', now)).toEqual({});
});

test('S10.152 nothing stays of an order without counted units, nor for more than a day', async () => {
  await storeCounts('asha', 'order', { curd: 1 }, now);
  expect(await readCounts('asha', 'order', inHours(23))).toEqual({ curd: 1 });
  expect(await readCounts('asha', 'order', inHours(25))).toEqual({});
  await storeCounts('asha', 'another', { curd: 1 }, inHours(25));
  expect(await (await deviceDb()).count('scans')).toBe(1);
  await storeCounts('asha', 'another', { curd: 0 }, inHours(25));
  expect(await (await deviceDb()).count('scans')).toBe(0);
});
