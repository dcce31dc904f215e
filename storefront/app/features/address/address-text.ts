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

/** The pin that the customer put on a saved address; undefined where its position is that of the text. */
export const pinOf = ({ latitude, longitude, is_pinned }: Address) =>
  is_pinned && latitude !== null && longitude !== null ? { latitude, longitude } : undefined;
