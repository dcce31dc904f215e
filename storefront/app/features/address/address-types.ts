import { msg } from '@lingui/core/macro';
import type { AddressFields } from './address-text.ts';

export const addressTypes = ['Home', 'Office', 'Other'] as const;

/** What a type of address is called. */
export const addressTypeLabels = {
  Home: msg({ message: 'Home', context: 'address type' }),
  Office: msg`Office`,
  Other: msg`Other`,
} as const;

export const isAddressType = (text: string): text is AddressFields['type'] =>
  text === '' || addressTypes.some((type) => type === text);
