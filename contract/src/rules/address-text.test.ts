import { expect, test } from 'vitest';
import { formatAddress, formatDeliveryAddress } from './address-text.ts';

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

test('the rider reads the landmark after the address, where there is one', () => {
  expect(formatDeliveryAddress({ ...address, landmark: ' Opposite the tank ' })).toBe(
    '12 B, Saheed Nagar, Bhubaneswar, 751007 (Opposite the tank)',
  );
  expect(formatDeliveryAddress({ ...address, landmark: ' ' })).toBe(formatAddress(address));
});
