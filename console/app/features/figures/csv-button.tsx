import { useLingui } from '@lingui/react/macro';
import { Button } from '@sabuja/ui/button.tsx';
import { errorMessage } from '@sabuja/ui/lib/api-error.ts';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { downloadFile } from '../../lib/save-file.ts';

type Props = {
  /** What is saved, for who does not see where the button stands. */
  label: string;
  /** The call below `/api/v1/staff/figures`, with its query. */
  path: string;
  name: string;
};

/** Saves a table of figures as CSV. */
export function CsvButton({ label, path, name }: Props) {
  const { t } = useLingui();
  const download = useMutation({
    mutationFn: () => downloadFile(`/api/v1/staff/figures/${path}`, name),
  });
  return (
    <div className="grid justify-items-end gap-1">
      <Button
        variant="outline"
        size="sm"
        busy={download.isPending}
        aria-label={t`${label} as CSV`}
        onClick={() => download.mutate()}
      >
        <Download aria-hidden="true" className="size-4" />
        CSV
      </Button>
      {download.isError && (
        <p role="alert" className="text-sm text-chilli">
          {errorMessage(download.error, t`The file could not be saved. Please try again.`)}
        </p>
      )}
    </div>
  );
}
