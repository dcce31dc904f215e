type AddressParts = { room_no: string; locality: string; area: string; pincode: string };

/** An address as the rider reads it: on one line, with its landmark in brackets. */
export function formatDeliveryAddress(address: AddressParts & { landmark: string }): string {
  const landmark = address.landmark.trim();
  return landmark === '' ? formatAddress(address) : `${formatAddress(address)} (${landmark})`;
}

/** An address on one line: room number, locality, area and pincode, without blank parts. */
export const formatAddress = ({ room_no, locality, area, pincode }: AddressParts): string =>
  [room_no, locality, area, pincode]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ');
