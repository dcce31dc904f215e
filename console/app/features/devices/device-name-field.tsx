import { useLingui } from '@lingui/react/macro';
import { MAX_DEVICE_NAME_LENGTH } from '@sabuja/contract/limits';
import { TextField } from '@sabuja/ui/text-field.tsx';

export function DeviceNameField() {
  const { t } = useLingui();
  return (
    <TextField
      label={t`Name of the device`}
      name="name"
      hint={t`For example: Cold store tablet 2`}
      maxLength={MAX_DEVICE_NAME_LENGTH}
      pattern=".*\S.*"
      required
      autoFocus
    />
  );
}
