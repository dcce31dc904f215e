import type { PickingLine, PickingOrder } from '@sabuja/contract';
import { expect, test } from 'vitest';
import type { DeviceAction } from '../../lib/device-actions.ts';
import { withWaiting } from './waiting-picks.ts';

const line = (uid: string) => ({ uid, quantity: 3, amount: 90, pick: null }) as PickingLine;
const order = { uid: 'a', order_no: 'a1', lines: [line('1'), line('2')] } as PickingOrder;
const ref = { uid: 'a', order_no: 'a1' };
const pick = (item: string, found: number): { action: DeviceAction } => ({
  action: { kind: 'pick', uid: 'a', order_no: 'a', item, name: item, pick: { found } },
});

test('S10.164 a line is shown as its last pick that waits says, and the others as they are', () => {
  const { lines } = withWaiting(order, [pick('1', 3), pick('1', 2), pick('9', 1)]);
  expect(lines[0]).toMatchObject({ isWaiting: true, pick: { found: 2, amount: 90 } });
  expect(lines[1]).toEqual({ ...line('2'), order: ref });
  const undone: DeviceAction = {
    kind: 'unpick',
    uid: 'a',
    order_no: 'a',
    item: '1',
    name: '1',
  };
  const after = withWaiting(order, [pick('1', 3), { action: undone }]);
  expect(after.lines[0]).toMatchObject({ isWaiting: true, pick: null });
  expect(withWaiting(order, []).lines).toEqual(
    order.lines.map((each) => ({ ...each, order: ref })),
  );
});

test('S10.435 a pick that waits has its substitute, so that changing it does not drop that', () => {
  const substitute = { stock_id: 7, quantity: 2 };
  const body = { found: 1, substitute };
  const action: DeviceAction = {
    ...{ kind: 'pick', uid: 'a', order_no: 'a', item: '1', name: '1' },
    pick: body,
  };
  expect(withWaiting(order, [{ action }]).lines[0]?.pick).toMatchObject(body);
});
