import { useLingui } from '@lingui/react/macro';
import { MAX_SEARCH_LENGTH } from '@sabuja/contract/limits';
import { Button, buttonClass } from '@sabuja/ui/button.tsx';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { LinkTabs } from '../../lib/link-tabs.tsx';
import { onSubmit } from '../../lib/on-submit.ts';
import { paths } from '../../lib/paths.ts';
import { SheetButtons } from '../../lib/sheet-buttons.tsx';
import { byNames, useListAddress } from '../../lib/use-list-address.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { useSession } from '../session/index.ts';
import { Page } from '../shell/index.ts';
import { ExpiringList } from './expiring-list.tsx';
import { LevelList } from './level-list.tsx';

const StockSheet = lazyDialog(async () => (await import('./stock-sheet.tsx')).StockSheet);

const views = ['all', 'low', 'expiring'] as const;

/** Quantities of the products, what is low or expires soon; a product opens to be received, counted or wasted. */
export function StockScreen() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const { filter, place, search, setFilter, setPlace } = useListAddress(byNames(['q']));
  const [stockId, setStockId] = useState<number>();
  const [isOpen, setIsOpen] = useState(false);
  const mayCount = useSession()?.permissions.includes('stock.count') ?? false;
  const view = views.find((each) => each === params.get('view')) ?? 'all';
  const q = filter.q ?? '';
  const open = (id: number) => {
    setStockId(id);
    setIsOpen(true);
  };
  const path =
    view === 'expiring'
      ? '/api/v1/staff/stock/expiring/csv'
      : `/api/v1/staff/stock/levels/csv?${view === 'low' ? 'low=true&' : ''}${search}`;
  usePageTitle(t`Stock`);
  return (
    <Page
      title={t`Stock`}
      actions={
        <>
          <SheetButtons
            label={t`This list`}
            path={path}
            name={view === 'expiring' ? 'expiring-batches' : 'stock-levels'}
          />
          {mayCount && (
            <Link to={paths.stockTakes} className={buttonClass('outline', 'sm')}>
              {t`Stock-take`}
            </Link>
          )}
          <Link to={paths.recalls} className={buttonClass('outline', 'sm')}>
            {t`Recalls`}
          </Link>
        </>
      }
    >
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Views view={view} />
        {view !== 'expiring' && (
          <SearchForm key={q} q={q} onSearch={(next) => setFilter({ q: next })} />
        )}
      </div>
      {view === 'expiring' ? (
        <ExpiringList place={place} onPlaceChange={setPlace} onOpen={open} />
      ) : (
        <LevelList
          q={q}
          low={view === 'low'}
          place={place}
          onPlaceChange={setPlace}
          onOpen={open}
        />
      )}
      <StockSheet open={isOpen} stockId={stockId} onClose={() => setIsOpen(false)} />
    </Page>
  );
}

function Views({ view }: { view: (typeof views)[number] }) {
  const { t } = useLingui();
  const labels = { all: t`All products`, low: t`Low`, expiring: t`Expires soon` };
  return (
    <LinkTabs
      label={t`Stock`}
      labels={labels}
      current={view}
      addressOf={(each) => (each === 'all' ? '?' : `?view=${each}`)}
    />
  );
}

function SearchForm({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const { t } = useLingui();
  return (
    <search className="w-full sm:w-auto">
      <form
        className="flex items-end gap-2"
        onSubmit={onSubmit(({ q: next = '' }) => onSearch(next.trim()))}
      >
        <div className="min-w-0 flex-1 sm:w-64">
          <TextField
            label={t`Find a product`}
            hideLabel
            name="q"
            type="search"
            maxLength={MAX_SEARCH_LENGTH}
            defaultValue={q}
            placeholder={t`Find a product`}
          />
        </div>
        <Button type="submit" variant="outline">
          {t`Find`}
        </Button>
      </form>
    </search>
  );
}
