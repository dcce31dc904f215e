import { expect, test } from 'vitest';
import { toCorrection } from './use-correct-order.ts';

const begun = { phone: '9876543210', address: '12, Patia', pincode: '751024', note: '' };

test('only what was changed is sent, the phone with its country', () => {
  expect(toCorrection({ ...begun, note: '  ' }, begun)).toEqual({});
  expect(toCorrection({ ...begun, phone: '9437012345', note: ' Ring twice ' }, begun)).toEqual({
    phone: '+919437012345',
    note: 'Ring twice',
  });
  expect(toCorrection({ ...begun, note: '' }, { ...begun, note: 'Ring twice' })).toEqual({
    note: '',
  });
});
