import { useLingui } from '@lingui/react/macro';
import type { Address } from '@sabuja/contract';
import { formatAddress } from '@sabuja/contract/rules/address-text';
import { Button } from '@sabuja/ui/button.tsx';
import { Dialog } from '@sabuja/ui/dialog.tsx';
import { lazyComponent } from '@sabuja/ui/lazy-component.tsx';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { useOpenings } from '@sabuja/ui/use-openings.ts';
import { useQuery } from '@tanstack/react-query';
import { MapPin } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { OfflineNote } from '../../lib/offline-note.tsx';
import { useApi } from '../../lib/use-api.ts';
import { AddressInputs } from './address-inputs.tsx';
import { type Coordinates, mapQuery } from './address-queries.ts';
import { type AddressFields, emptyAddress } from './address-text.ts';
import { isAddressType } from './address-types.ts';
import { DeviceLocation } from './device-location.tsx';
import { useSaveAddress } from './use-save-address.ts';

const PinPicker = lazyComponent(async () => (await import('./pin-picker.tsx')).PinPicker, {
  Fallback: () => <Skeleton className="h-56" />,
});

export type AddressDialogProps = {
  open: boolean;
  userUid: string;
  /** The address to edit; without it a new one is created. */
  address?: Address | undefined;
  onClose: () => void;
  onSaved: (address: Address) => void;
};

const fieldsOf = ({
  room_no,
  locality,
  area,
  pincode,
  landmark,
  type,
}: Address): AddressFields => ({
  room_no,
  locality,
  area,
  pincode,
  landmark,
  type: isAddressType(type) ? type : '',
});

type Located = Coordinates & { is_pinned: boolean };
const coordinatesOf = (address: Address | undefined): Located | undefined =>
  address?.latitude != null && address.longitude != null
    ? {
        latitude: address.latitude,
        longitude: address.longitude,
        is_pinned: address.is_pinned,
      }
    : undefined;

/** Coordinates of the saved address, as long as the fields that locate it are unchanged. */
const unchangedCoordinates = (
  address: Address | undefined,
  fields: AddressFields,
): Located | undefined =>
  address && formatAddress(address) === formatAddress(fields) ? coordinatesOf(address) : undefined;

/** Dialog to create or edit an address. */
export function AddressDialog(props: AddressDialogProps) {
  return <AddressForm key={useOpenings(props.open)} {...props} />;
}

function AddressForm({ open, userUid, address, onClose, onSaved }: AddressDialogProps) {
  const { t } = useLingui();
  const formId = useId();
  const firstField = useRef<HTMLInputElement>(null);
  const [fields, setFields] = useState(address ? fieldsOf(address) : emptyAddress);
  const [pin, setPin] = useState<Coordinates>();
  const update = (changes: Partial<AddressFields>) =>
    setFields((current) => ({ ...current, ...changes }));
  const { save, saving, problem, error } = useSaveAddress(userUid, (saved) => {
    onSaved(saved);
    onClose();
  });
  const unchanged = unchangedCoordinates(address, fields);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const located = pin ? { ...pin, is_pinned: true } : unchanged;
    save({ fields, pin: located, uid: address?.uid });
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={address ? t`Edit address` : t`Add address`}
      initialFocus={firstField}
      footer={
        <div className="grid gap-3">
          <OfflineNote error={error} />
          <Button type="submit" form={formId} size="lg" busy={saving} className="w-full">
            {t`Save address`}
          </Button>
        </div>
      }
    >
      <form id={formId} onSubmit={submit} className="grid gap-4 pt-1">
        <AddressInputs
          firstField={firstField}
          fields={fields}
          pin={pin ?? (unchanged?.is_pinned ? unchanged : undefined)}
          onChange={update}
          problem={problem}
        />
        <TextField
          label={t`Landmark`}
          hint={t`What helps the rider find you: a shop, a temple, the colour of the gate.`}
          maxLength={120}
          value={fields.landmark}
          onChange={({ target }) => update({ landmark: target.value })}
        />
        <PinSection fields={fields} saved={address} pin={pin} onPin={setPin} />
      </form>
    </Dialog>
  );
}

type PinSectionProps = {
  fields: AddressFields;
  saved: Address | undefined;
  pin: Coordinates | undefined;
  onPin: (pin: Coordinates | undefined) => void;
};

/** Sets the exact position: that of the device or, if the shop has configured a map, of a pin on the map. */
function PinSection({ fields, saved, pin, onPin }: PinSectionProps) {
  const { t } = useLingui();
  const [isMapShown, setIsMapShown] = useState(false);
  const { data: map } = useQuery(mapQuery(useApi()));
  return (
    <div className="grid gap-3 rounded-field border border-line bg-surface p-3.5">
      <DeviceLocation pin={pin} onPin={onPin} />
      {map?.style_url && !isMapShown && (
        <Button variant="soft" onClick={() => setIsMapShown(true)}>
          <MapPin aria-hidden="true" className="size-5" />
          {t`Show the exact spot`}
        </Button>
      )}
      {map?.style_url && isMapShown && (
        <PinPicker
          style={map.style_url}
          pincode={fields.pincode}
          saved={coordinatesOf(saved)}
          pin={pin}
          onPin={onPin}
        />
      )}
    </div>
  );
}
