import { useLingui } from '@lingui/react/macro';
import { Select } from '@sabuja/ui/select.tsx';
import { TextField } from '@sabuja/ui/text-field.tsx';
import type { RefObject } from 'react';
import type { Coordinates } from './address-queries.ts';
import { type AddressFields, PINCODE_LENGTH } from './address-text.ts';
import { addressTypeLabels, addressTypes, isAddressType } from './address-types.ts';
import { ServedNote } from './served-note.tsx';

type AddressInputsProps = {
  firstField: RefObject<HTMLInputElement | null>;
  fields: AddressFields;
  /** Position set by the customer. */
  pin: Coordinates | undefined;
  onChange: (changes: Partial<AddressFields>) => void;
  /** Why the last save failed; shown at its field, or at the last field if it names none. */
  problem: { field?: string | undefined; message: string } | undefined;
};

export function AddressInputs({ firstField, fields, pin, onChange, problem }: AddressInputsProps) {
  const { t } = useLingui();
  const errorOf = (field: keyof AddressFields) =>
    problem?.field === field ? problem.message : undefined;
  const isFormProblem = problem && !(problem.field && problem.field in fields);
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          ref={firstField}
          label={t`Room Number`}
          autoComplete="address-line1"
          maxLength={60}
          value={fields.room_no}
          error={errorOf('room_no')}
          onChange={(event) => onChange({ room_no: event.target.value })}
        />
        <TextField
          label={t`Pincode`}
          type="number"
          inputMode="numeric"
          autoComplete="postal-code"
          value={fields.pincode}
          error={errorOf('pincode')}
          onChange={(event) =>
            onChange({ pincode: event.target.value.replace(/\D/g, '').slice(0, PINCODE_LENGTH) })
          }
          className="[appearance:textfield]"
        />
      </div>
      <p role="status" className="-mt-2 text-sm empty:hidden">
        <ServedNote pincode={fields.pincode} pin={pin} />
      </p>
      <TextField
        label={t`Locality`}
        autoComplete="address-line2"
        maxLength={120}
        value={fields.locality}
        error={errorOf('locality')}
        onChange={(event) => onChange({ locality: event.target.value })}
      />
      <TextField
        label={t`Area`}
        autoComplete="address-level3"
        maxLength={120}
        value={fields.area}
        error={errorOf('area')}
        onChange={(event) => onChange({ area: event.target.value })}
      />
      <Select
        label={t`Type`}
        value={fields.type}
        error={errorOf('type') ?? (isFormProblem ? problem.message : undefined)}
        onChange={({ target }) => isAddressType(target.value) && onChange({ type: target.value })}
      >
        <option value="">{t`Select Type`}</option>
        {addressTypes.map((type) => (
          <option key={type} value={type}>
            {t(addressTypeLabels[type])}
          </option>
        ))}
      </Select>
    </>
  );
}
