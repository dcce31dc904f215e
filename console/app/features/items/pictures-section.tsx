import { useLingui } from '@lingui/react/macro';
import type { PictureAlts } from '@sabuja/contract';
import { MAX_PICTURES } from '@sabuja/contract/limits';
import { PICTURE_ACCEPT } from '@sabuja/ui/lib/picture-files.ts';
import { useId } from 'react';
import type { DraftFields } from '../../lib/use-draft-form.ts';
import { useLatest } from '../../lib/use-latest.ts';
import { useUpload } from '../../lib/use-upload.ts';
import { FileDrop, FileProblem, uploadPictures } from '../pictures/index.ts';
import { FormSection } from './form-section.tsx';
import { altsOf, describePicture, movePicture, picturesOf } from './item-fields.ts';
import { PictureItem } from './picture-item.tsx';

type Props = { form: DraftFields<'image_urls' | 'image_alts'>; folder: 'stocks' | 'combos' };

/** The pictures of an item in their sequence; cards show the first one. */
export function PicturesSection({ form, folder }: Props) {
  const { t } = useLingui();
  const hintId = useId();
  const pictures = picturesOf(form.draft.image_urls);
  const alts = altsOf(form.draft.image_alts);
  const set = (next: readonly string[]) =>
    form.set('image_urls', [...new Set(next)].slice(0, MAX_PICTURES).join('\n'));
  const describe = (among: readonly string[], url: string, alt: PictureAlts[string]) =>
    form.set('image_alts', describePicture(among, alts, [url, alt]));
  /** Replaces a picture with its cropped version, which gets the same alternative text. */
  const replace = (url: string, by: string) => {
    const next = pictures.map((other) => (other === url ? by : other));
    set(next);
    if (alts[url]) describe(next, by, alts[url]);
  };
  const add = useLatest((path: string) => set([...pictures, path]));
  const upload = useUpload(
    (files: readonly File[], task) => uploadPictures(folder, files, task, add),
    () => undefined,
    form,
  );
  return (
    <FormSection title={t`Pictures`}>
      {pictures.length > 0 && (
        <ol className="grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-3">
          {pictures.map((url, index) => (
            <PictureItem
              key={url}
              url={url}
              index={index}
              count={pictures.length}
              alt={alts[url] ?? {}}
              onDescribe={(alt) => describe(pictures, url, alt)}
              onMove={(to) => set(movePicture(pictures, index, to))}
              onTake={(from) => set(movePicture(pictures, from, index))}
              onReplace={(by) => replace(url, by)}
              onRemove={() => set(pictures.filter((other) => other !== url))}
            />
          ))}
        </ol>
      )}
      <p id={hintId} className="text-sm text-muted">
        {t`JPEG, PNG, WebP, AVIF or HEIC. The shop shows square pictures: crop others. The first one is shown on cards.`}
      </p>
      {upload.result?.map(({ name, error }) => (
        <FileProblem key={name} {...{ name, error }} />
      ))}
      {(upload.isBusy || pictures.length < MAX_PICTURES) && (
        <FileDrop
          label={t`Add pictures`}
          upload={upload}
          accept={PICTURE_ACCEPT}
          multiple
          describedBy={hintId}
          onChoose={(files) => upload.start(files.slice(0, MAX_PICTURES - pictures.length))}
        />
      )}
    </FormSection>
  );
}
