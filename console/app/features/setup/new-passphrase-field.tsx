import { useLingui } from '@lingui/react/macro';
import { MAX_PASSPHRASE_LENGTH, MIN_PASSPHRASE_LENGTH } from '@sabuja/contract/limits';
import { TextField } from '@sabuja/ui/text-field.tsx';

/** Field for choosing a passphrase. */
export function NewPassphraseField({ error }: { error?: string | undefined }) {
  const { t } = useLingui();
  return (
    <TextField
      label={t`Passphrase`}
      name="passphrase"
      type="password"
      autoComplete="new-password"
      hint={t`At least ${MIN_PASSPHRASE_LENGTH} characters. Four or five words that only you put together are good.`}
      error={error}
      minLength={MIN_PASSPHRASE_LENGTH}
      maxLength={MAX_PASSPHRASE_LENGTH}
      required
    />
  );
}
