import { msg } from '@lingui/core/macro';
import type { AddressFields } from './address-text.ts';

export const addressTypes = ['Home', 'Office', 'Other'] as const;

/** Labels of the address types. */
export const addressTypeLabels = {
  Home: msg({ message: 'Home', context: 'address type' }),
  Office: msg`Office`,
  Other: msg`Other`,
} as const;

/** Label of a saved address: its type, or 'Address' where none was chosen. */
export const addressTypeLabel = (type: string) =>
  type === 'Home' || type === 'Office' || type === 'Other' ? addressTypeLabels[type] : msg`Address`;

export const isAddressType = (text: string): text is AddressFields['type'] =>
  text === '' || addressTypes.some((type) => type === text);
