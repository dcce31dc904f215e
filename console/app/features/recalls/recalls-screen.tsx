import { useLingui } from '@lingui/react/macro';
import type { StockBatch } from '@sabuja/contract';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { withoutEmpty } from '../../lib/filter-form.tsx';
import { paths } from '../../lib/paths.ts';
import { SearchInput } from '../../lib/search-input.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Page, Section } from '../shell/index.ts';
import { BatchList } from './batch-list.tsx';
import { RecallList } from './recall-list.tsx';

const RecallDialog = lazyDialog(async () => (await import('./recall-dialog.tsx')).RecallDialog);

/** The recalls of the shop, and its batches, of which one is recalled. */
export function RecallsScreen() {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const [batch, setBatch] = useState<StockBatch>();
  const [isOpen, setIsOpen] = useState(false);
  const q = params.get('q') ?? '';
  const stock = params.get('stock') ?? '';
  usePageTitle(t`Recalls`);
  return (
    <Page
      title={t`Recalls`}
      actions={
        <Link
          to={paths.stock}
          className="rounded-tag py-1 text-sm font-semibold text-leaf hover:underline"
        >
          {t`Stock`}
        </Link>
      }
    >
      <RecallList />
      <Section title={t`Batches`}>
        <SearchInput
          label={t`Find a batch`}
          placeholder={t`Product, supplier, batch`}
          value={q}
          onChange={(next) => setParams(withoutEmpty({ q: next, stock: next === '' ? stock : '' }))}
        />
        <BatchList
          {...{ q, stock }}
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
