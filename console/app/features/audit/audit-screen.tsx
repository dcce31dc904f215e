import { useLingui } from '@lingui/react/macro';
import { istDate } from '@sabuja/kit';
import { EmptyState } from '@sabuja/ui/empty-state.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { api } from '../../lib/api.ts';
import { ListPager } from '../../lib/list-pager.tsx';
import { Loaded } from '../../lib/loaded.tsx';
import { SheetButtons } from '../../lib/sheet-buttons.tsx';
import { byNames, useListAddress } from '../../lib/use-list-address.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Page } from '../shell/index.ts';
import { AuditFilters } from './audit-filters.tsx';
import { AuditTable } from './audit-table.tsx';

const NAMES = ['from', 'to', 'action', 'subject', 'subject_id'] as const;

/** The audit log: who changed what. Filtered by day, action and subject; can be downloaded as a file. */
export function AuditScreen() {
  const { t } = useLingui();
  const { filter, place, search, setFilter, setPlace } = useListAddress(byNames(NAMES));
  const query = useQuery({
    queryKey: ['audit', filter, place],
    queryFn: () => api('GET /api/v1/staff/audit', { query: { ...filter, ...place } }),
    placeholderData: keepPreviousData,
  });
  usePageTitle(t`Audit`);
  return (
    <Page
      title={t`Audit`}
      actions={
        <SheetButtons
          label={t`Audit`}
          path={`/api/v1/staff/audit/csv?${search}`}
          name={`audit-${istDate(new Date())}`}
        />
      }
    >
      <AuditFilters key={JSON.stringify(filter)} filter={filter} onChange={setFilter} />
      <Loaded query={query} failed={t`The audit log could not be loaded.`}>
        {({ results, ...page }) =>
          results.length === 0 ? (
            <EmptyState icon={<ScrollText />} title={t`Nothing was changed.`} />
          ) : (
            <>
              <AuditTable entries={results} />
              <ListPager of={page} onPlaceChange={setPlace} />
            </>
          )
        }
      </Loaded>
    </Page>
  );
}
