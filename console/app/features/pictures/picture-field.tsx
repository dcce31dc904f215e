import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@sabuja/ui/icon-button.tsx';
import { PICTURE_ACCEPT } from '@sabuja/ui/lib/picture-files.ts';
import { Picture } from '@sabuja/ui/picture.tsx';
import { Trash2 } from 'lucide-react';
import type { DraftFields } from '../../lib/use-draft-form.ts';
import { useUpload } from '../../lib/use-upload.ts';
import { CropButton } from './crop-button.tsx';
import { FileDrop } from './file-drop.tsx';
import { FileProblem } from './file-problem.tsx';
import { type PictureFolder, uploadPicture } from './upload-picture.ts';

type Props = { form: DraftFields<'image_url'>; folder: PictureFolder };

/** The one square picture of a record: uploaded, cropped, replaced and removed. */
export function PictureField({ form, folder }: Props) {
  const { t } = useLingui();
  const { label, value } = form.bind('image_url');
  const onChange = (path: string) => form.set('image_url', path);
  const upload = useUpload((file: File, task) => uploadPicture(folder, file, task), onChange, form);
  return (
    <div className="grid gap-1.5">
      <span className="text-sm font-semibold">{label}</span>
      <div className="flex items-center gap-3">
        {value !== '' && (
          <span className="w-20 shrink-0">
            <Picture
              url={value}
              alt={t`Picture`}
              sizes="80px"
              largest={160}
              className="aspect-square rounded-control"
            />
          </span>
        )}
        <div className="flex-1">
          <FileDrop
            label={value === '' ? t`Add a picture` : t`Another picture`}
            upload={upload}
            accept={PICTURE_ACCEPT}
            onChoose={([file]) => file && upload.start(file)}
          />
        </div>
        {value !== '' && (
          <div className="grid">
            <CropButton label={t`Crop the picture`} path={value} aspect={1} onCropped={onChange} />
            <IconButton label={t`Remove the picture`} onClick={() => onChange('')}>
              <Trash2 aria-hidden="true" className="size-4.5" />
            </IconButton>
          </div>
        )}
      </div>
      <FileProblem error={upload.error} />
    </div>
  );
}
