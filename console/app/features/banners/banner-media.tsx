import { useLingui } from '@lingui/react/macro';
import { PICTURE_ACCEPT } from '@sabuja/ui/lib/picture-files.ts';
import { useId } from 'react';
import { CheckField } from '../../lib/draft-fields.tsx';
import type { DraftFields } from '../../lib/use-draft-form.ts';
import { useUpload } from '../../lib/use-upload.ts';
import { CropButton, FileDrop, FileProblem } from '../pictures/index.ts';
import type { BannerField } from './banner-draft.ts';
import { BannerPreview } from './banner-preview.tsx';
import { uploadBannerFile } from './banners-query.ts';

type Props = { form: DraftFields<BannerField>; error: string | undefined };

/** Upload of a banner's picture or video, with a preview that includes the unsaved texts. */
export function BannerMedia({ form, error }: Props) {
  const { t } = useLingui();
  const id = useId();
  const upload = useUpload(uploadBannerFile, (path) => form.set('image_url', path), form);
  const { image_url, title, subtitle, link, action, light_text } = form.draft;
  const { label } = form.bind('image_url');
  return (
    <div className="grid gap-2">
      {image_url + title + subtitle !== '' && (
        <BannerPreview
          url={image_url}
          lightText={light_text !== ''}
          action={link === '' ? '' : action}
          {...{ title, subtitle }}
        />
      )}
      <p id={`${id}-hint`} className="text-sm text-muted">
        {t`JPEG, PNG, WebP, AVIF, HEIC, MP4 or WebM, 1200 by 500 or wider. Its right side always shows; the text stands on the left.`}
      </p>
      <FileProblem error={upload.error} />
      {error !== undefined && (
        <p role="alert" className="text-sm font-semibold text-chilli">
          {error}
        </p>
      )}
      <div className="grid grid-cols-[1fr_auto] items-center gap-2">
        <FileDrop
          label={label}
          upload={upload}
          accept={`${PICTURE_ACCEPT},video/mp4,video/webm`}
          describedBy={`${id}-hint`}
          onChoose={([file]) => file && upload.start(file)}
        />
        {isPicture(image_url) && (
          <CropButton
            label={t`Crop the picture`}
            path={image_url}
            aspect={1200 / 500}
            onCropped={(path) => form.set('image_url', path)}
          />
        )}
      </div>
      <CheckField form={form} field="light_text" />
    </div>
  );
}

const isPicture = (path: string): boolean => /\.(?:webp|avif|jpg)$/.test(path);
