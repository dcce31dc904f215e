import { expect, test } from 'vitest';
import { createActionIds } from './action-ids.ts';

test('an action has the same id until the server has responded to it', () => {
  let count = 0;
  const ids = createActionIds(() => `id ${++count}`);
  const action = { kind: 'delivered', uid: 'a', code: '1234' };
  expect([ids.idOf(action), ids.idOf({ ...action })]).toEqual(['id 1', 'id 1']);
  expect(ids.idOf({ ...action, code: '1235' })).toBe('id 2');
  ids.settle(action);
  expect(ids.idOf(action)).toBe('id 3');
});
