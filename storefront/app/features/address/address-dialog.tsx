import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Address } from '@sabuja/contract';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type AddressFields, emptyAddress, pincodeLength } from './address-text.ts';
import { useSaveAddress } from './use-save-address.ts';

export type AddressDialogProps = {
  open: boolean;
  userUid: string;
  onClose: () => void;
  onSaved: (address: Address) => void;
};

const typeWords = {
  Home: msg({ message: 'Home', context: 'address type' }),
  Office: msg`Office`,
  Other: msg`Other`,
} as const;
const types = ['Home', 'Office', 'Other'] as const;
const isType = (text: string): text is AddressFields['type'] =>
  text === '' || types.some((type) => type === text);

/** A new address. */
export function AddressDialog({ open, userUid, onClose, onSaved }: AddressDialogProps) {
  const { t } = useLingui();
  const formId = useId();
  const [fields, setFields] = useState(emptyAddress);
  const set = (part: Partial<AddressFields>) => setFields((before) => ({ ...before, ...part }));
  const { save, saving, reason } = useSaveAddress(userUid, (address) => {
    setFields(emptyAddress);
    onSaved(address);
    onClose();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    save(fields);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t`Add address`}
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
            onChange={(event) => set({ room_no: event.target.value })}
          />
          <TextField
            label={t`Pincode`}
            type="number"
            inputMode="numeric"
            autoComplete="postal-code"
            value={fields.pincode}
            onChange={(event) =>
              set({ pincode: event.target.value.replace(/\D/g, '').slice(0, pincodeLength) })
            }
            className="[appearance:textfield]"
          />
        </div>
        <TextField
          label={t`Locality`}
          autoComplete="address-line2"
          maxLength={120}
          value={fields.locality}
          onChange={(event) => set({ locality: event.target.value })}
        />
        <TextField
          label={t`Area`}
          autoComplete="address-level3"
          maxLength={120}
          value={fields.area}
          onChange={(event) => set({ area: event.target.value })}
        />
        <Select
          label={t`Type`}
          value={fields.type}
          error={reason}
          onChange={({ target }) => isType(target.value) && set({ type: target.value })}
        >
          <option value="">{t`Select Type`}</option>
          {types.map((type) => (
            <option key={type} value={type}>
              {t(typeWords[type])}
            </option>
          ))}
        </Select>
      </form>
    </Dialog>
  );
}
