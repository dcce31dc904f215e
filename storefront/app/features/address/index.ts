export { AddressBook } from './address-book.tsx';
export { AddressSelect, useAddresses } from './address-select.tsx';
export { addressTypeLabel } from './address-types.ts';
