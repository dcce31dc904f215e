import { useLingui } from '@lingui/react/macro';
import { MAX_SYNONYM_LENGTH } from '@sabuja/contract/limits';
import { Button } from '@sabuja/ui/button.tsx';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { FilterForm, FilterSearch } from '../../lib/filter-form.tsx';
import { LinkTabs } from '../../lib/link-tabs.tsx';
import { byTextAndState, useListAddress } from '../../lib/use-list-address.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { useSession } from '../session/index.ts';
import { Page } from '../shell/index.ts';
import { MissList } from './miss-list.tsx';
import type { Asked } from './synonym-dialog.tsx';
import { SynonymList } from './synonym-list.tsx';

const SynonymDialog = lazyDialog(async () => (await import('./synonym-dialog.tsx')).SynonymDialog);

const views = ['misses', 'synonyms'] as const;
type View = (typeof views)[number];

/** Searches of customers without results, and the synonyms by which the search finds products under other words. */
export function SearchScreen() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const { filter, setFilter } = useListAddress(byTextAndState([], MAX_SYNONYM_LENGTH));
  const [asked, setAsked] = useState<Asked>({ term: '', meaning: '', isNew: true });
  const [isOpen, setIsOpen] = useState(false);
  const mayManage = useSession()?.permissions.includes('catalogue.manage') ?? false;
  const view = views.find((each) => each === params.get('view')) ?? 'misses';
  const { q = '' } = filter;
  const ask = (next: Asked) => {
    setAsked(next);
    setIsOpen(true);
  };
  const askNew = (term: string) => ask({ term, meaning: '', isNew: true });
  usePageTitle(t`Search`);
  return (
    <Page
      title={t`Search`}
      actions={mayManage && <Button onClick={() => askNew('')}>{t`New synonym`}</Button>}
    >
      <Views view={view} />
      {view === 'misses' ? (
        <MissList onAdd={mayManage ? askNew : undefined} />
      ) : (
        <>
          <FilterForm key={q} onChange={setFilter}>
            <FilterSearch
              label={t`A word of either side`}
              maxLength={MAX_SYNONYM_LENGTH}
              value={q}
            />
          </FilterForm>
          <SynonymList
            q={q}
            onEdit={mayManage ? (synonym) => ask({ ...synonym, isNew: false }) : undefined}
          />
        </>
      )}
      <SynonymDialog open={isOpen} onClose={() => setIsOpen(false)} asked={asked} />
    </Page>
  );
}

function Views({ view }: { view: View }) {
  const { t } = useLingui();
  const labels = { misses: t`Found nothing`, synonyms: t`Synonyms` };
  return (
    <LinkTabs
      label={t`Search`}
      labels={labels}
      current={view}
      addressOf={(each) => (each === 'misses' ? '?' : `?view=${each}`)}
    />
  );
}
