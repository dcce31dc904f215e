export { AddressSelect, useAddresses } from './address-select.tsx';
