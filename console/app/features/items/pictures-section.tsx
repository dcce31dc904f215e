import { useLingui } from '@lingui/react/macro';
import { MAX_PICTURES } from '@sabuja/contract/limits';
import { buttonClass } from '@sabuja/ui/button.tsx';
import { Card } from '@sabuja/ui/card.tsx';
import { IconButton } from '@sabuja/ui/icon-button.tsx';
import { Picture } from '@sabuja/ui/picture.tsx';
import { Spinner } from '@sabuja/ui/spinner.tsx';
import { useMutation } from '@tanstack/react-query';
import { ArrowLeft, ArrowRight, ImagePlus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { api } from '../../lib/api.ts';
import { FormProblem } from '../../lib/form-problem.tsx';
import type { DraftFields } from '../../lib/use-draft-form.ts';
import { FormSection } from './form-section.tsx';
import { movePicture, picturesOf } from './item-fields.ts';

type Folder = 'stocks' | 'combos';
const upload = async (folder: Folder, files: readonly File[]) => {
  const paths: string[] = [];
  for (const file of files) {
    const input = { query: { folder }, file };
    paths.push((await api('POST /api/v1/staff/pictures', input)).path);
  }
  return paths;
};

type Props = { form: DraftFields<'image_urls'>; folder: Folder };

/** The pictures of an item in their order: the first is the one on cards. */
export function PicturesSection({ form, folder }: Props) {
  const { t } = useLingui();
  const pictures = picturesOf(form.draft.image_urls);
  const set = (next: readonly string[]) => form.set('image_urls', next.join('\n'));
  const uploading = useMutation({
    mutationFn: (files: readonly File[]) => upload(folder, files),
    onSuccess: (added) => set([...new Set([...pictures, ...added])].slice(0, MAX_PICTURES)),
  });
  return (
    <FormSection title={t`Pictures`}>
      {pictures.length > 0 && (
        <ol className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3">
          {pictures.map((url, index) => (
            <PictureItem
              key={url}
              url={url}
              index={index}
              count={pictures.length}
              onMove={(to) => set(movePicture(pictures, index, to))}
              onRemove={() => set(pictures.filter((other) => other !== url))}
            />
          ))}
        </ol>
      )}
      <p className="text-sm text-muted">
        {t`JPEG, PNG, WebP or AVIF. Square pictures look best; the first one is shown on cards.`}
      </p>
      <FormProblem error={uploading.error} />
      {pictures.length < MAX_PICTURES && (
        <UploadButton
          busy={uploading.isPending}
          onChoose={(files) => uploading.mutate(files.slice(0, MAX_PICTURES - pictures.length))}
        />
      )}
    </FormSection>
  );
}

type ItemProps = {
  url: string;
  index: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
};

function PictureItem({ url, index, count, onMove, onRemove }: ItemProps) {
  const { t } = useLingui();
  const number = index + 1;
  return (
    <Card as="li" className="grid gap-1 p-2">
      <Picture
        url={url}
        alt={t`Picture ${number}`}
        sizes="136px"
        largest={320}
        className="rounded-control"
      />
      <span className="flex justify-between">
        <IconButton
          label={t`Move picture ${number} forward`}
          disabled={index === 0}
          onClick={() => onMove(index - 1)}
        >
          <ArrowLeft aria-hidden="true" className="size-4.5" />
        </IconButton>
        <IconButton
          label={t`Move picture ${number} back`}
          disabled={number === count}
          onClick={() => onMove(index + 1)}
        >
          <ArrowRight aria-hidden="true" className="size-4.5" />
        </IconButton>
        <IconButton label={t`Remove picture ${number}`} onClick={onRemove}>
          <Trash2 aria-hidden="true" className="size-4.5" />
        </IconButton>
      </span>
    </Card>
  );
}

function UploadButton({ busy, onChoose }: { busy: boolean; onChoose: (files: File[]) => void }) {
  const { t } = useLingui();
  const id = useId();
  return (
    <div>
      <input
        id={id}
        type="file"
        multiple
        accept="image/jpeg,image/png,image/webp,image/avif"
        disabled={busy}
        className="peer sr-only"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          if (files.length > 0) onChoose(files);
        }}
      />
      <label
        htmlFor={id}
        className={`${buttonClass('outline')} w-fit cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus`}
      >
        {busy ? (
          <Spinner className="size-4.5" />
        ) : (
          <ImagePlus aria-hidden="true" className="size-4.5" />
        )}
        {busy ? t`Uploading` : t`Add pictures`}
      </label>
    </div>
  );
}
