import { useLingui } from '@lingui/react/macro';
import { formatIstDay } from '@sabuja/kit';
import { buttonClass } from '@sabuja/ui/button.tsx';
import { Printer } from 'lucide-react';
import { DayPicker } from '../../lib/day-picker.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { useBoardEvents } from '../orders/index.ts';
import { Page } from '../shell/index.ts';
import { HarvestList } from './harvest-list.tsx';
import { KitchenSheet } from './kitchen-sheet.tsx';
import { pdfHref, useSheetFilter } from './sheet-filter.ts';
import { SheetFilters } from './sheet-filters.tsx';

/** What is to be brought together or cooked for a day or slot, on the screen and to print. */
export function SheetsScreen() {
  const { t } = useLingui();
  const { filter, setFilter } = useSheetFilter();
  const title = filter.kind === 'harvest' ? t`Harvest list` : t`Kitchen sheet`;
  useBoardEvents();
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
        <a
          href={pdfHref(filter)}
          target="_blank"
          rel="noreferrer"
          className={buttonClass('outline', 'sm')}
        >
          <Printer aria-hidden="true" className="size-4" />
          {t`Print (PDF)`}
        </a>
      </div>
      {filter.kind === 'harvest' ? (
        <HarvestList filter={filter} />
      ) : (
        <KitchenSheet filter={filter} />
      )}
    </Page>
  );
}
