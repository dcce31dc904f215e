import { useLingui } from '@lingui/react/macro';
import { MAX_REASON_LENGTH } from '@sabuja/contract/limits';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { PhotoField } from '../../lib/photo-field.tsx';
import type { Photo } from '../../lib/use-photo.ts';

type Props = {
  photo: Photo;
  error: string | undefined;
  photoError: string | undefined;
};

/** In place of the customer's code: a photo, and the reason why there is no code. */
export function NoCodeFields({ photo, error, photoError }: Props) {
  const { t } = useLingui();
  return (
    <>
      <PhotoField
        photo={photo}
        error={photoError}
        texts={{
          alt: t`Where the order was left`,
          unreadable: t`This photo cannot be read. Take another, or deliver without one.`,
          hint: t`Show the order at the door, not people. Only the shop sees the photo.`,
        }}
      />
      <TextField
        label={t`Why is there no code?`}
        name="reason"
        maxLength={MAX_REASON_LENGTH}
        autoComplete="off"
        error={error}
        required
      />
    </>
  );
}
