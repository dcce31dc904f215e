import { useLingui } from '@lingui/react/macro';

/** Beside the button of a form that waits for a file. */
export function UploadNote() {
  const { t } = useLingui();
  return (
    <p role="status" className="text-sm text-muted">
      {t`It can be saved when the upload has ended.`}
    </p>
  );
}
