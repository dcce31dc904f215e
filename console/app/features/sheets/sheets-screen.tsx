import { useLingui } from '@lingui/react/macro';
import { formatIstDay } from '@sabuja/kit';
import { buttonClass } from '@sabuja/ui/button.tsx';
import { Printer } from 'lucide-react';
import { DayPicker } from '../../lib/day-picker.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Page } from '../shell/index.ts';
import { HarvestList } from './harvest-list.tsx';
import { KitchenSheet } from './kitchen-sheet.tsx';
import { PackedList } from './packed-list.tsx';
import { pdfHref, useSheetFilter } from './sheet-filter.ts';
import { SheetFilters } from './sheet-filters.tsx';
import { useSheetLabels } from './use-sheet-labels.ts';

/** Sheets of what to gather, cook or label for a day or slot, on the screen and to print. */
export function SheetsScreen() {
  const { t } = useLingui();
  const { filter, setFilter } = useSheetFilter();
  const title = useSheetLabels()[filter.kind];
  usePageTitle(title);
  return (
    <Page
      title={`${title} · ${formatIstDay(filter.date)}`}
      actions={
        <DayPicker date={filter.date} onChange={(date) => setFilter({ date, slot: undefined })} />
      }
    >
      <div className="flex flex-wrap items-center gap-2 print:hidden">
        <SheetFilters {...{ filter, setFilter }} />
        {filter.kind !== 'labels' && (
          <a
            href={pdfHref(filter)}
            target="_blank"
            rel="noreferrer"
            className={buttonClass('outline', 'sm')}
          >
            <Printer aria-hidden="true" className="size-4" />
            {t`Print (PDF)`}
          </a>
        )}
      </div>
      {filter.kind === 'harvest' && <HarvestList filter={filter} />}
      {filter.kind === 'kitchen' && <KitchenSheet filter={filter} />}
      {filter.kind === 'labels' && <PackedList filter={filter} />}
    </Page>
  );
}
