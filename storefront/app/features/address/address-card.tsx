import { useLingui } from '@lingui/react/macro';
import type { Address } from '@sabuja/contract';
import { addressPin } from '@sabuja/contract/rules/address-pin';
import { formatAddress } from '@sabuja/contract/rules/address-text';
import { Button } from '@sabuja/ui/button.tsx';
import { Card } from '@sabuja/ui/card.tsx';
import { Building2, House, MapPin, Pencil, Trash2 } from 'lucide-react';
import { addressTypeLabels, isAddressType } from './address-types.ts';
import { ServedNote } from './served-note.tsx';

const icons = { Home: House, Office: Building2, Other: MapPin } as const;

type Props = { address: Address; onEdit: () => void; onDelete: () => void };

/** Card of one saved address, with its actions. */
export function AddressCard({ address, onEdit, onDelete }: Props) {
  const { t } = useLingui();
  const type = isAddressType(address.type) && address.type !== '' ? address.type : 'Other';
  const Icon = icons[type];
  const words = formatAddress(address);
  return (
    <Card as="article" padded className="grid h-full content-start gap-2">
      <h2 className="flex items-center gap-2 font-bold">
        <Icon aria-hidden="true" className="size-5 text-leaf" />
        {t(addressTypeLabels[type])}
      </h2>
      <p className="wrap-anywhere">{words || '--'}</p>
      {address.landmark && <p className="text-sm wrap-anywhere text-muted">{address.landmark}</p>}
      <p className="text-sm empty:hidden">
        <ServedNote pincode={address.pincode} pin={addressPin(address)} />
      </p>
      <div className="mt-auto -mb-1.5 -ml-3 flex flex-wrap gap-1">
        <Button variant="ghost" aria-label={t`Edit ${words}`} onClick={onEdit}>
          <Pencil aria-hidden="true" className="size-4.5" />
          {t`Edit`}
        </Button>
        <Button
          variant="ghost"
          aria-label={t`Delete ${words}`}
          onClick={onDelete}
          className="text-chilli! hover:bg-chilli-soft!"
        >
          <Trash2 aria-hidden="true" className="size-4.5" />
          {t`Delete`}
        </Button>
      </div>
    </Card>
  );
}
