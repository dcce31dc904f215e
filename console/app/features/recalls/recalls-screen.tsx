import { useLingui } from '@lingui/react/macro';
import type { StockBatch } from '@sabuja/contract';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { FilterSelect } from '../../lib/filter-form.tsx';
import { paths } from '../../lib/paths.ts';
import { SearchInput } from '../../lib/search-input.tsx';
import { SheetButtons } from '../../lib/sheet-buttons.tsx';
import { byNames, useListAddress } from '../../lib/use-list-address.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Page, Section } from '../shell/index.ts';
import { BatchList } from './batch-list.tsx';
import { RecallList } from './recall-list.tsx';
import type { RecallFilter } from './recall-queries.ts';

const RecallDialog = lazyDialog(async () => (await import('./recall-dialog.tsx')).RecallDialog);

/** The recalls of the shop, and its batches, each of which can be recalled. */
export function RecallsScreen() {
  const { t } = useLingui();
  const { filter, place, change, setPlace } = useListAddress(
    byNames(['q', 'stock', 'recall', 'state', 'recall_cursor']),
  );
  const [batch, setBatch] = useState<StockBatch>();
  const [isOpen, setIsOpen] = useState(false);
  const { q = '', stock = '', recall = '', state = '', recall_cursor } = filter;
  const recalls: RecallFilter = {
    ...(recall && { q: recall }),
    ...((state === 'open' || state === 'ended') && { state }),
  };
  const recallsAddress = new URLSearchParams(recalls).toString();
  const query = new URLSearchParams({ ...(q && { q }), ...(stock && { stock_id: stock }) });
  usePageTitle(t`Recalls`);
  return (
    <Page
      title={t`Recalls`}
      actions={
        <>
          <SheetButtons
            label={t`Recalls`}
            path={`/api/v1/staff/recalls/csv?${recallsAddress}`}
            name="recalls"
          />
          <Link
            to={paths.stock}
            className="rounded-tag py-1 text-sm font-semibold text-leaf hover:underline"
          >
            {t`Stock`}
          </Link>
        </>
      }
    >
      <RecallFilters
        text={recall}
        state={recalls.state}
        onChange={(part) => change({ ...part, recall_cursor: '' })}
      />
      <RecallList
        filter={recalls}
        place={recall_cursor ? { cursor: recall_cursor } : {}}
        onPlaceChange={({ cursor = '' }) => setPlace({ ...place, recall_cursor: cursor })}
      />
      <Section title={t`Batches`}>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <SearchInput
            label={t`Find a batch`}
            placeholder={t`Product, supplier, batch`}
            value={q}
            onChange={(next) => change({ q: next, stock: next === '' ? stock : '' })}
          />
          <SheetButtons
            label={t`These batches`}
            path={`/api/v1/staff/stock/batches/csv?${query}`}
            name="batches"
          />
        </div>
        <BatchList
          {...{ q, stock, place }}
          onPlaceChange={setPlace}
          onRecall={(chosen) => {
            setBatch(chosen);
            setIsOpen(true);
          }}
        />
      </Section>
      <RecallDialog open={isOpen} batch={batch} onClose={() => setIsOpen(false)} />
    </Page>
  );
}

type FilterProps = {
  text: string;
  state: RecallFilter['state'];
  onChange: (part: { recall: string } | { state: string }) => void;
};

function RecallFilters({ text, state, onChange }: FilterProps) {
  const { t } = useLingui();
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SearchInput
        label={t`Find a recall`}
        placeholder={t`Product, batch, supplier, reason`}
        value={text}
        onChange={(next) => onChange({ recall: next })}
      />
      <FilterSelect
        label={t`State`}
        value={state ?? ''}
        onChange={(event) => onChange({ state: event.target.value })}
      >
        <option value="">{t`All`}</option>
        <option value="open">{t`recalled`}</option>
        <option value="ended">{t`ended`}</option>
      </FilterSelect>
    </div>
  );
}
