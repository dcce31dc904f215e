import type { Address } from '@sabuja/contract';

export type AddressFields = Pick<Address, 'room_no' | 'locality' | 'area' | 'pincode'> & {
  type: '' | 'Home' | 'Office' | 'Other';
};

export const emptyAddress: AddressFields = {
  room_no: '',
  locality: '',
  area: '',
  pincode: '',
  type: '',
};

export const pincodeLength = 6;
export const isPincode = (text: string): boolean => /^[1-9]\d{5}$/.test(text);

type InWords = Pick<AddressFields, 'room_no' | 'locality' | 'area' | 'pincode'>;

/** Room number, locality, area, pincode: what is there of it. */
export const addressInWords = ({ room_no, locality, area, pincode }: InWords): string =>
  [room_no, locality, area, pincode]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ');
