export { AddressSelect, type AddressSelectProps, useAddresses } from './address-select.tsx';
