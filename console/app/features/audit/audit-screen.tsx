import { useLingui } from '@lingui/react/macro';
import { isIstDate, istDate } from '@sabuja/kit';
import { EmptyState } from '@sabuja/ui/empty-state.tsx';
import { Pager } from '@sabuja/ui/pager.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { api } from '../../lib/api.ts';
import { withoutEmpty } from '../../lib/filter-form.tsx';
import { Loaded } from '../../lib/loaded.tsx';
import { SheetButtons } from '../../lib/sheet-buttons.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Page } from '../shell/index.ts';
import { AuditFilters } from './audit-filters.tsx';
import { AuditTable } from './audit-table.tsx';

const NAMES = ['from', 'to', 'action', 'subject', 'subject_id'] as const;

/** The audit log: who changed what, by day, action and subject, also as a file. */
export function AuditScreen() {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const filter = filterOf(params);
  // The newest entry when the first page was left: what arrives since moves no page.
  const until = page > 1 ? Math.trunc(Number(params.get('until'))) || undefined : undefined;
  const query = useQuery({
    queryKey: ['audit', filter, page, until],
    queryFn: () =>
      api('GET /api/v1/staff/audit', { query: { ...filter, page, ...(until && { until }) } }),
    placeholderData: keepPreviousData,
  });
  usePageTitle(t`Audit`);
  return (
    <Page
      title={t`Audit`}
      actions={
        <SheetButtons
          label={t`Audit`}
          path={`/api/v1/staff/audit/csv?${new URLSearchParams(filter)}`}
          name={`audit-${istDate(new Date())}`}
        />
      }
    >
      <AuditFilters
        key={JSON.stringify(filter)}
        filter={filter}
        onChange={(next) => setParams(new URLSearchParams(withoutEmpty(next)))}
      />
      <Loaded query={query} failed={t`The audit log could not be loaded.`}>
        {({ results, total_pages }) =>
          results.length === 0 ? (
            <EmptyState icon={<ScrollText />} title={t`Nothing was changed.`} />
          ) : (
            <>
              <AuditTable entries={results} />
              <Pager
                label={t`Pages`}
                page={page}
                lastPage={total_pages}
                onPageChange={(next) =>
                  setParams({
                    ...filter,
                    ...(next > 1 && { page: String(next), until: String(until ?? results[0]?.id) }),
                  })
                }
              />
            </>
          )
        }
      </Loaded>
    </Page>
  );
}

/** The filter that stands in the address; days that do not exist are left out. */
function filterOf(params: URLSearchParams): Record<string, string> {
  const entries = NAMES.map((name) => [name, params.get(name)?.trim() ?? ''] as const);
  return Object.fromEntries(
    entries.filter(
      ([name, value]) => value !== '' && (isIstDate(value) || !['from', 'to'].includes(name)),
    ),
  );
}
