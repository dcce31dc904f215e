import type { Address } from '@sabuja/contract';

export type AddressFields = Pick<
  Address,
  'room_no' | 'locality' | 'area' | 'pincode' | 'landmark'
> & {
  type: '' | 'Home' | 'Office' | 'Other';
};

export const emptyAddress: AddressFields = {
  room_no: '',
  locality: '',
  area: '',
  pincode: '',
  landmark: '',
  type: '',
};

export const PINCODE_LENGTH = 6;
