import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleX } from 'lucide-react';
import { useApi } from '../../lib/use-api.ts';
import { pincodeQuery } from './address-queries.ts';

/** Whether the shop delivers to a complete pincode; renders nothing while unknown. */
export function ServedNote({ pincode }: { pincode: string }) {
  const { t } = useLingui();
  const { data } = useQuery(pincodeQuery(useApi(), pincode));
  if (!data) return null;
  const { served } = data;
  const place = data.place ?? pincode;
  const Icon = served ? CircleCheck : CircleX;
  return (
    <span className={served ? 'text-leaf-deep' : 'font-medium text-chilli'}>
      <Icon aria-hidden="true" className="mr-1 inline size-4 align-[-0.2em]" />
      {served ? t`We deliver to ${place}` : t`We do not deliver to ${pincode} yet`}
    </span>
  );
}
