import { useLingui } from '@lingui/react/macro';
import { Card } from '@sabuja/ui/card.tsx';
import { EmptyState } from '@sabuja/ui/empty-state.tsx';
import { LoadFailed } from '@sabuja/ui/load-failed.tsx';
import { Pager } from '@sabuja/ui/pager.tsx';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { MessageSquareWarning } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { withoutEmpty } from '../../lib/filter-form.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Page } from '../shell/index.ts';
import { inboxQuery, parseInboxFilter } from './complaint-queries.ts';
import { ComplaintRow } from './complaint-row.tsx';
import { InboxFilters } from './inbox-filters.tsx';

/** The complaints of all customers: what is due first comes first. */
export function ComplaintsScreen() {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const filter = parseInboxFilter(params);
  const { data, isError, isPending, refetch, isFetching } = useQuery(inboxQuery(filter, page));
  usePageTitle(t`Complaints`);
  return (
    <Page title={t`Complaints`}>
      <InboxFilters
        key={JSON.stringify(filter)}
        filter={filter}
        onChange={(next) => setParams(withoutEmpty(next))}
      />
      {isError && !data && (
        <LoadFailed
          title={t`The complaints could not be loaded.`}
          onRetry={refetch}
          busy={isFetching}
        />
      )}
      {isPending && <Skeleton className="h-80" />}
      {data?.results.length === 0 && (
        <EmptyState icon={<MessageSquareWarning />} title={t`There are no such complaints.`} />
      )}
      {data && data.results.length > 0 && (
        <>
          <Card as="ul" divided>
            {data.results.map((complaint) => (
              <ComplaintRow key={complaint.ticket_no} complaint={complaint} />
            ))}
          </Card>
          <Pager
            label={t`Pages`}
            page={page}
            lastPage={data.total_pages}
            onPageChange={(next) => setParams({ ...filter, page: String(next) })}
          />
        </>
      )}
    </Page>
  );
}
