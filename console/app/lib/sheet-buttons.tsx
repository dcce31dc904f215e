import { useLingui } from '@lingui/react/macro';
import { Button } from '@sabuja/ui/button.tsx';
import { errorMessage } from '@sabuja/ui/lib/api-error.ts';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { downloadFile } from './save-file.ts';

type Props = {
  /** Name of the table. */
  label: string;
  /** Shows `label` beside the buttons, where nothing else names the table. */
  isLabelShown?: boolean;
  /** Path and query of the API call that returns the table. */
  path: string;
  /** File name without extension. */
  name: string;
};

const FORMATS = ['csv', 'xlsx'] as const;

/** Buttons that download a table as CSV or XLSX. */
export function SheetButtons({ label, isLabelShown = false, path, name }: Props) {
  const { t } = useLingui();
  const download = useMutation({
    mutationFn: (format: (typeof FORMATS)[number]) =>
      downloadFile(`${path}${path.includes('?') ? '&' : '?'}format=${format}`, `${name}.${format}`),
  });
  return (
    <div className="grid justify-items-end gap-1">
      <div className="flex flex-wrap items-center gap-2">
        {isLabelShown && <span className="text-sm font-semibold">{label}</span>}
        {FORMATS.map((format) => {
          const title = format.toUpperCase();
          return (
            <Button
              key={format}
              variant="outline"
              size="sm"
              busy={download.isPending && download.variables === format}
              aria-label={t`${label} as ${title}`}
              onClick={() => download.mutate(format)}
            >
              <Download aria-hidden="true" className="size-4" />
              {title}
            </Button>
          );
        })}
      </div>
      {download.isError && (
        <p role="alert" className="text-sm text-chilli">
          {errorMessage(download.error, t`The file could not be saved. Please try again.`)}
        </p>
      )}
    </div>
  );
}
