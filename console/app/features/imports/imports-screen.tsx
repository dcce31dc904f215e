import { useLingui } from '@lingui/react/macro';
import { istDate } from '@sabuja/kit';
import { Button } from '@sabuja/ui/button.tsx';
import { errorMessage } from '@sabuja/ui/lib/api-error.ts';
import { toastError } from '@sabuja/ui/toast.ts';
import { Download } from 'lucide-react';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Page } from '../shell/index.ts';
import { useDownload } from './imports-queries.ts';
import { PastImports } from './past-imports.tsx';
import { UploadForm } from './upload-form.tsx';

/** Products, prices and quantities by CSV: a new import, those of the last 30 days, and the export. */
export function ImportsScreen() {
  const { t } = useLingui();
  usePageTitle(t`Import`);
  return (
    <Page title={t`Import`} actions={<ExportButton />}>
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <UploadForm />
        <PastImports />
      </div>
    </Page>
  );
}

function ExportButton() {
  const { t } = useLingui();
  const download = useDownload();
  const save = () =>
    download.mutate(
      { path: '/api/v1/staff/exports/stocks', name: `products-${istDate(new Date())}.csv` },
      {
        onError: (error) =>
          toastError(errorMessage(error, t`The products could not be exported. Please try again.`)),
      },
    );
  return (
    <Button variant="outline" size="sm" busy={download.isPending} onClick={save}>
      <Download aria-hidden="true" className="size-4" />
      {t`Export products`}
    </Button>
  );
}
