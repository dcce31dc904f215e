import { useLingui } from '@lingui/react/macro';
import { istDate } from '@sabuja/kit';
import { SheetButtons } from '../../lib/sheet-buttons.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Page } from '../shell/index.ts';
import { PastImports } from './past-imports.tsx';
import { UploadForm } from './upload-form.tsx';

/** Import of products, prices, quantities and pictures, the imports of the last 30 days, and the export. */
export function ImportsScreen() {
  const { t } = useLingui();
  usePageTitle(t`Import`);
  return (
    <Page title={t`Import`} actions={<ExportButtons />}>
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <UploadForm />
        <PastImports />
      </div>
    </Page>
  );
}

function ExportButtons() {
  const { t } = useLingui();
  return (
    <SheetButtons
      label={t`Export products`}
      isLabelShown
      path="/api/v1/staff/exports/stocks"
      name={`products-${istDate(new Date())}`}
    />
  );
}
