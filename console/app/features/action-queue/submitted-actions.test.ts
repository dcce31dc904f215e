import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { DeviceAction } from '../../lib/device-actions.ts';
import { addAction } from './action-store.ts';
import { actionsQuery } from './queue-queries.ts';
import { whileSubmitted } from './submitted-actions.ts';

test('S10.392 an action is not shown as done while its form waits for the response', async () => {
  const action: DeviceAction = {
    ...{ kind: 'delivered', uid: 'a', order_no: 'a' },
    ...{ collected: 65, code: '1234' },
  };
  const { seq } = await addAction('rider', action, new Date('2026-11-24T06:30:00Z'));
  const readSeqs = async () =>
    (await new QueryClient().fetchQuery(actionsQuery('rider'))).map((each) => each.seq);
  expect(await whileSubmitted(seq, readSeqs)).toEqual([]);
  expect(await readSeqs()).toEqual([seq]);
  await expect(whileSubmitted(seq, () => Promise.reject(new Error('refused')))).rejects.toThrow();
  expect(await readSeqs()).toEqual([seq]);
});
