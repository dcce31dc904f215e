import { expect, test } from 'vitest';
import { formatAddress } from './address-text.ts';

const address = {
  room_no: '12 B',
  locality: 'Saheed Nagar',
  area: 'Bhubaneswar',
  pincode: '751007',
};

test('S2f.6 an address is formatted as room number, locality, area, pincode', () => {
  expect(formatAddress(address)).toBe('12 B, Saheed Nagar, Bhubaneswar, 751007');
  expect(formatAddress({ ...address, room_no: ' ', area: '' })).toBe('Saheed Nagar, 751007');
});
