import { useLingui } from '@lingui/react/macro';
import { PhotoField } from '../../lib/photo-field.tsx';
import type { Photo } from '../../lib/use-photo.ts';

/** Field to take a photo of the bank's slip. */
export function SlipPhotoField({ photo }: { photo: Photo }) {
  const { t } = useLingui();
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-sm font-semibold">{t`Photo of the slip`}</legend>
      <PhotoField
        photo={photo}
        error={undefined}
        texts={{
          alt: t`The slip`,
          unreadable: t`This photo cannot be read. Take another, or record it without one.`,
          hint: t`With the stamp of the bank, so that who verifies it need not ask for the paper.`,
        }}
      />
    </fieldset>
  );
}
