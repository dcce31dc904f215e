import { useLingui } from '@lingui/react/macro';
import { buttonClass } from '@sabuja/ui/button.tsx';
import { Spinner } from '@sabuja/ui/spinner.tsx';
import { useMutation } from '@tanstack/react-query';
import { ImagePlus } from 'lucide-react';
import { useId } from 'react';
import { CheckField } from '../../lib/draft-fields.tsx';
import { FormProblem } from '../../lib/form-problem.tsx';
import type { DraftFields } from '../../lib/use-draft-form.ts';
import type { BannerField } from './banner-draft.ts';
import { BannerPreview } from './banner-preview.tsx';
import { uploadBannerFile } from './banners-query.ts';

type Props = { form: DraftFields<BannerField>; error: string | undefined };

/** The picture or video of a banner, as a phone shows it with what was typed. */
export function BannerMedia({ form, error }: Props) {
  const { t } = useLingui();
  const id = useId();
  const uploading = useMutation({
    mutationFn: uploadBannerFile,
    onSuccess: (path) => form.set('image_url', path),
  });
  const { image_url, title, subtitle, link, action, light_text } = form.draft;
  const { label } = form.bind('image_url');
  return (
    <div className="grid gap-2">
      <BannerPreview
        url={image_url}
        lightText={light_text !== ''}
        action={link === '' ? '' : action}
        {...{ title, subtitle }}
      />
      <p id={`${id}-hint`} className="text-sm text-muted">
        {t`JPEG, PNG, WebP, AVIF, MP4 or WebM, 1200 by 500 or wider. Its right side always shows; the text stands on the left.`}
      </p>
      <FormProblem error={uploading.error} />
      {error !== undefined && (
        <p role="alert" className="text-sm font-semibold text-chilli">
          {error}
        </p>
      )}
      <div>
        <input
          id={id}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif,video/mp4,video/webm"
          disabled={uploading.isPending}
          aria-describedby={`${id}-hint`}
          className="peer sr-only"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = '';
            if (file) uploading.mutate(file);
          }}
        />
        <label
          htmlFor={id}
          className={`${buttonClass('outline')} w-fit cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus`}
        >
          {uploading.isPending ? (
            <Spinner className="size-4.5" />
          ) : (
            <ImagePlus aria-hidden="true" className="size-4.5" />
          )}
          {uploading.isPending ? t`Uploading` : label}
        </label>
      </div>
      <CheckField form={form} field="light_text" />
    </div>
  );
}
