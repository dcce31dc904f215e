import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleX, MapPin } from 'lucide-react';
import { useApi } from '../../lib/use-api.ts';
import { type Coordinates, pincodeQuery } from './address-queries.ts';

type Props = {
  pincode: string;
  /** Position set by the customer; decides if the pincode alone does not (`by_pin`). */
  pin: Coordinates | undefined;
};

/** Note whether the shop delivers to a complete pincode, or to the pin within it; nothing until that is known. */
export function ServedNote({ pincode, pin }: Props) {
  const { t } = useLingui();
  const api = useApi();
  const { data: ofPincode } = useQuery(pincodeQuery(api, pincode));
  const isAsked = ofPincode?.by_pin === true && pin !== undefined;
  const { data: ofPin } = useQuery({ ...pincodeQuery(api, pincode, pin), enabled: isAsked });
  const data = isAsked ? ofPin : ofPincode;
  if (!data) return null;
  const { served } = data;
  const place = data.place ?? pincode;
  const isOpen = data.by_pin && !isAsked;
  const Icon = served ? CircleCheck : isOpen ? MapPin : CircleX;
  return (
    <span
      className={served ? 'text-leaf-deep' : isOpen ? 'font-medium' : 'font-medium text-chilli'}
    >
      <Icon aria-hidden="true" className="mr-1 inline size-4 align-[-0.2em]" />
      {served
        ? t`We deliver to ${place}`
        : isOpen
          ? t`In ${pincode} the exact spot decides whether we deliver: please set the pin.`
          : t`We do not deliver to ${pincode} yet`}
    </span>
  );
}
