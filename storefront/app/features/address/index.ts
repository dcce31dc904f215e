export { AddressBook } from './address-book.tsx';
export { AddressSelect, useAddresses } from './address-select.tsx';
