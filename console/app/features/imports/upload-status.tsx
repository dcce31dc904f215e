import { useLingui } from '@lingui/react/macro';
import { Button } from '@sabuja/ui/button.tsx';
import { ProgressBar } from '../../lib/progress-bar.tsx';
import type { UploadState } from '../../lib/upload-file.ts';

type Props = { state: UploadState; onCancel: () => void };

/** How much of a file has left this device. */
export function UploadStatus({ state: { sent, size, isWaiting }, onCancel }: Props) {
  const { t, i18n } = useLingui();
  const megabytes = (bytes: number) =>
    i18n.number(bytes / 1024 / 1024, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const [done, all] = [megabytes(sent), megabytes(size)];
  const text = () => {
    if (isWaiting) return t`No connection. The upload goes on by itself at ${done} of ${all} MB.`;
    return sent < size ? t`${done} of ${all} MB uploaded` : t`Uploaded. The file is being read.`;
  };
  return (
    <div className="grid gap-1.5">
      <ProgressBar label={t`Upload`} value={sent} max={size} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className={`tabular text-sm ${isWaiting ? 'font-medium' : 'text-muted'}`}>
          {text()}
        </p>
        <Button variant="outline" size="sm" onClick={onCancel}>
          {t`Cancel`}
        </Button>
      </div>
    </div>
  );
}
