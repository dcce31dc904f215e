import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import type { DeviceAction } from '../../lib/device-actions.ts';
import { deviceDb } from '../../lib/device-store.ts';
import { addAction } from './action-store.ts';
import { actionsQuery } from './queue-queries.ts';
import { submitOnce } from './submissions.ts';

const delivered: DeviceAction = {
  ...{ kind: 'delivered', uid: 'a', order_no: 'a' },
  ...{ collected: 65, code: '1234' },
};
const readSeqs = async () =>
  (await new QueryClient().fetchQuery(actionsQuery('rider'))).map(({ seq }) => seq);

beforeEach(async () => (await deviceDb()).clear('actions'));

test('S10.392 an action is not shown as done while its form waits, and both presses of a double click get its refusal', async () => {
  const { seq } = await addAction('rider', delivered, new Date('2026-11-24T06:30:00Z'));
  const response = Promise.withResolvers<void>();
  const presses = [1, 2].map(() => submitOnce(seq, () => response.promise));
  expect(await readSeqs()).toEqual([]);
  response.reject(new Error('a wrong code'));
  for (const press of presses) await expect(press).rejects.toThrow('a wrong code');
  expect(await readSeqs()).toEqual([seq]);
});
