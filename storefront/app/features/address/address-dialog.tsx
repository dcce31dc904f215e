import { useLingui } from '@lingui/react/macro';
import type { Address } from '@sabuja/contract';
import { MapPin } from 'lucide-react';
import { type FormEvent, lazy, Suspense, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { Place } from './address-queries.ts';
import { type AddressFields, addressInWords, emptyAddress, pincodeLength } from './address-text.ts';
import { addressTypes, isAddressType, typeWords } from './address-words.ts';
import { ServedNote } from './served-note.tsx';
import { useSaveAddress } from './use-save-address.ts';

const PinPicker = lazy(async () => ({ default: (await import('./pin-picker.tsx')).PinPicker }));

export type AddressDialogProps = {
  open: boolean;
  userUid: string;
  /** The one to be changed; a new one without it. */
  address?: Address | undefined;
  onClose: () => void;
  onSaved: (address: Address) => void;
};

const fieldsOf = ({ room_no, locality, area, pincode, type }: Address): AddressFields => ({
  room_no,
  locality,
  area,
  pincode,
  type: isAddressType(type) ? type : '',
});

const placeOf = (address: Address | undefined): Place | undefined =>
  address?.latitude != null && address.longitude != null
    ? { latitude: address.latitude, longitude: address.longitude }
    : undefined;

/** Where a saved address lies stays true as long as its words do. */
const keptPlace = (address: Address | undefined, fields: AddressFields): Place | undefined =>
  address && addressInWords(address) === addressInWords(fields) ? placeOf(address) : undefined;

/** A new address, or a saved one to be changed. */
export function AddressDialog({ open, userUid, address, onClose, onSaved }: AddressDialogProps) {
  const { t } = useLingui();
  const formId = useId();
  const [fields, setFields] = useState(address ? fieldsOf(address) : emptyAddress);
  const [pin, setPin] = useState<Place>();
  const set = (part: Partial<AddressFields>) => setFields((before) => ({ ...before, ...part }));
  const { save, saving, problem } = useSaveAddress(userUid, (saved) => {
    if (!address) setFields(emptyAddress);
    setPin(undefined);
    onSaved(saved);
    onClose();
  });
  const errorOf = (field: keyof AddressFields) =>
    problem?.field === field ? problem.message : undefined;
  const elsewhere = problem && !(problem.field && problem.field in fields);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    save({ fields, pin: pin ?? keptPlace(address, fields), uid: address?.uid });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={address ? t`Edit address` : t`Add address`}
      footer={
        <Button type="submit" form={formId} size="lg" busy={saving} className="w-full">
          {t`Save address`}
        </Button>
      }
    >
      <form id={formId} onSubmit={submit} className="grid gap-4 pt-1">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={t`Room Number`}
            autoComplete="address-line1"
            maxLength={60}
            value={fields.room_no}
            error={errorOf('room_no')}
            onChange={(event) => set({ room_no: event.target.value })}
          />
          <TextField
            label={t`Pincode`}
            type="number"
            inputMode="numeric"
            autoComplete="postal-code"
            value={fields.pincode}
            error={errorOf('pincode')}
            onChange={(event) =>
              set({ pincode: event.target.value.replace(/\D/g, '').slice(0, pincodeLength) })
            }
            className="[appearance:textfield]"
          />
        </div>
        <p role="status" className="-mt-2 text-sm empty:hidden">
          <ServedNote pincode={fields.pincode} />
        </p>
        <TextField
          label={t`Locality`}
          autoComplete="address-line2"
          maxLength={120}
          value={fields.locality}
          error={errorOf('locality')}
          onChange={(event) => set({ locality: event.target.value })}
        />
        <TextField
          label={t`Area`}
          autoComplete="address-level3"
          maxLength={120}
          value={fields.area}
          error={errorOf('area')}
          onChange={(event) => set({ area: event.target.value })}
        />
        <Select
          label={t`Type`}
          value={fields.type}
          error={errorOf('type') ?? (elsewhere ? problem.message : undefined)}
          onChange={({ target }) => isAddressType(target.value) && set({ type: target.value })}
        >
          <option value="">{t`Select Type`}</option>
          {addressTypes.map((type) => (
            <option key={type} value={type}>
              {t(typeWords[type])}
            </option>
          ))}
        </Select>
        <PinPart fields={fields} saved={address} pin={pin} onPin={setPin} />
      </form>
    </Dialog>
  );
}

type PinPartProps = {
  fields: AddressFields;
  saved: Address | undefined;
  pin: Place | undefined;
  onPin: (pin: Place | undefined) => void;
};

/** The exact spot, for who wants to show it: loaded when asked for. */
function PinPart({ fields, saved, pin, onPin }: PinPartProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  if (!open) {
    return (
      <Button variant="soft" className="justify-self-start" onClick={() => setOpen(true)}>
        <MapPin aria-hidden="true" className="size-5" />
        {t`Show the exact spot`}
      </Button>
    );
  }
  return (
    <Suspense fallback={<Skeleton className="h-40" />}>
      <PinPicker pincode={fields.pincode} saved={placeOf(saved)} pin={pin} onPin={onPin} />
    </Suspense>
  );
}
