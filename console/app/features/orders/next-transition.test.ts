import { permissionsOf } from '@sabuja/contract/rules/staff-roles';
import { expect, test } from 'vitest';
import { listBulkTransitions } from './next-transition.ts';

test('S10.480 of several orders none is taken back: not what is being picked, nor what came back', () => {
  const orders = (['PLACED', 'CONFIRMED', 'PICKING', 'PACKED', 'ATTEMPTED'] as const).map(
    (status) => ({ status }),
  );
  const offered = listBulkTransitions(permissionsOf('manager'), orders);
  expect(offered.map(({ to, orders: own }) => [to, own.map(({ status }) => status)])).toEqual([
    ['CONFIRMED', ['PLACED']],
    ['PICKING', ['CONFIRMED']],
    ['PACKED', ['CONFIRMED', 'PICKING']],
    ['OUT_FOR_DELIVERY', ['PACKED', 'ATTEMPTED']],
  ]);
});
