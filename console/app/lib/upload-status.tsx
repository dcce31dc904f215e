import { useLingui } from '@lingui/react/macro';
import { MEGABYTE } from '@sabuja/kit';
import { Button } from '@sabuja/ui/button.tsx';
import { ProgressBar } from './progress-bar.tsx';
import type { UploadState } from './upload-file.ts';

type Props = {
  /** Undefined until the first progress report. */
  state: UploadState | undefined;
  onCancel: () => void;
};

/** Progress of an upload. Without a connection: a note that it resumes by itself, and a button that retries now. */
export function UploadStatus({ state = { sent: 0, size: 0 }, onCancel }: Props) {
  const { t, i18n } = useLingui();
  const { sent, size, waiting } = state;
  const megabytes = (bytes: number) =>
    i18n.number(bytes / MEGABYTE, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const [done, all] = [megabytes(sent), megabytes(size)];
  const percent = i18n.number(Math.floor((sent / Math.max(size, 1)) * 100) / 100, {
    style: 'percent',
  });
  const text = () => {
    if (waiting?.message)
      return t`${waiting.message} The upload goes on by itself at ${done} of ${all} MB.`;
    if (waiting) return t`No connection. The upload goes on by itself at ${done} of ${all} MB.`;
    if (size > 0 && sent === size) return t`Uploaded. The file is being read.`;
    return size < MEGABYTE ? t`Uploading ${percent}` : t`${done} of ${all} MB uploaded`;
  };
  return (
    <div className="grid gap-1.5">
      <ProgressBar label={t`Upload`} value={sent} max={size} />
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
        <p role="status" className={`tabular text-sm ${waiting ? 'font-medium' : 'text-muted'}`}>
          {text()}
        </p>
        <span className="flex flex-wrap gap-2">
          {waiting && (
            <Button size="sm" onClick={waiting.goOn}>
              {t`Go on now`}
            </Button>
          )}
          <Button variant="outline" size="sm" onClick={onCancel}>
            {t`Cancel`}
          </Button>
        </span>
      </div>
    </div>
  );
}
